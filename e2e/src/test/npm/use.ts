import {
  isSupported,
  register,
  safeExecute,
  toolError,
  type Handle,
  type RegisterOptions,
  type SearchAnswer,
  type ToolError,
} from "@webmcp4j/contentstack";

const options: RegisterOptions = {
  stack: { apiKey: "k", deliveryToken: "t", environment: "e", region: "azure-eu", branch: "main" },
  contentTypes: [
    {
      uid: "article",
      title: "Article",
      titleField: "title",
      bodyField: "body",
      urlField: "url",
      searchableFields: ["title", "body"],
      summaryField: "summary",
      references: ["author"],
      orderBy: "-published_on",
    },
  ] as const,
  locale: () => "en-us",
  includeFallback: true,
  siteInfo: { name: "Site", llmsTxt: "/llms.txt" },
  navigate: async (path) => void path.startsWith("/"),
  basePath: "/es",
  timeoutMillis: 5000,
};

const handle: Handle = register(options);
handle.ready.then(({ status, tools, results }) => [status === "registered", tools.length, results[0]?.error]);
handle.dispose();

const supported: boolean = isSupported();
const failure: ToolError = toolError("no tea", { code: "out_of_tea", retryable: true });
const tool = safeExecute(async (input: { cups: number }, client) => ({ cups: input.cups, aborted: client.signal?.aborted }));
const answer: Promise<{ cups: number; aborted?: boolean } | ToolError> = tool({ cups: 2 });
const search = (value: SearchAnswer): string | null | undefined => value.data[0]?.url;
const viaGlobal: Handle | undefined = globalThis.ContentstackWebMCP?.register(options);

// @ts-expect-error no such region
register({ ...options, stack: { apiKey: "k", deliveryToken: "t", environment: "e", region: "asia" } });
// @ts-expect-error a content type has a uid
register({ ...options, contentTypes: [{ title: "Article" }] });
// @ts-expect-error the status is read only
handle.status = "failed";

export { supported, failure, answer, search, viaGlobal };

/**
 * WebMCP tools for a Contentstack site.
 *
 * The ES module exports these members; the classic script `contentstack-webmcp.global.js` has the same ones on the
 * global `ContentstackWebMCP`.
 */

/**
 * Registers the tools of a site with the ModelContext of the page (`document.modelContext`, or
 * `navigator.modelContext` where only that exists) and returns at once.
 *
 * A page without WebMCP works on: the handle says so, and nothing is logged. A polyfill may arrive up to three seconds
 * later.
 *
 * @throws TypeError one error that names every problem, when the options are wrong
 */
export function register(options: RegisterOptions): Handle;

/**
 * Makes the function of a tool safe for any host: what it throws, or is rejected with, becomes an error object that the
 * agent can read. A result of null or undefined becomes `{}`.
 */
export function safeExecute<Input, Result>(
  fn: (input: Input, client: ToolClient) => Result | Promise<Result>,
): (input: Input, client?: ToolClient) => Promise<Result | ToolError>;

/**
 * An error object, as all tools return it: `{ error: { code: "tool_error", message, ...details } }`.
 *
 * @param message what is wrong, the value and the next step, in one line
 */
export function toolError(message: string, details?: Partial<ToolErrorDetails>): ToolError;

/** Whether the page has a ModelContext right now. */
export function isSupported(): boolean;

/** What a host hands over with a call. */
export interface ToolClient {
  /** Aborts when the caller cancels. */
  signal?: AbortSignal;
}

export interface RegisterOptions {
  /** The stack whose published content is read. */
  stack: Stack;
  /** What can be searched and read, in the order in which matches are listed. At least one. */
  contentTypes: readonly ContentType[];
  /**
   * The locale of the content, such as "en-us". Default: the master locale of the stack. A function is asked at every
   * call, for sites that switch language without a reload.
   */
  locale?: string | (() => string | undefined);
  /** Whether an entry that is not published in the locale may come in the one it falls back to. Default: false. */
  includeFallback?: boolean;
  /** What `get_site_info` answers with: any JSON, such as name, llms.txt, OpenAPI document, MCP endpoint. Default: {}. */
  siteInfo?: unknown;
  /**
   * Goes to a path of this site (path, query and fragment; base path included). Called in a task after the answer of
   * `navigate_to`; a failure goes to the console. Without it, `navigate_to` is not registered.
   */
  navigate?: (path: string) => void | Promise<void>;
  /**
   * The path that all pages of the site are under, such as "/shop" or "/es": taken off the URLs that agents ask for, and
   * put before the paths they go to. Default: none. A function is asked at every call.
   */
  basePath?: string | (() => string | undefined);
  /** How long one call may take, retries included, in milliseconds, 1 to 600000. Default: 10000. */
  timeoutMillis?: number;
}

/** Give region or host, not both; without either, the stack is in North America. */
export interface Stack {
  /** The API key of the stack. */
  apiKey: string;
  /** A delivery token. It is visible to every visitor: never put a management token here. */
  deliveryToken: string;
  /** The environment whose published entries are read, such as "production". */
  environment: string;
  /** Any case; "_" for "-" works too. Default: "na". */
  region?: Region;
  /** The host of the delivery API ("cdn.contentstack.io") or its origin ("http://localhost:8081"). */
  host?: string;
  /** The uid or alias of a branch. Default: main. */
  branch?: string;
}

export type Region =
  | "na"
  | "us"
  | "aws-na"
  | "eu"
  | "aws-eu"
  | "au"
  | "aws-au"
  | "azure-na"
  | "azure-eu"
  | "gcp-na"
  | "gcp-eu";

/** Fields are paths: "title", "seo.title". */
export interface ContentType {
  /** The uid of the content type. */
  uid: string;
  /** A title for agents. Default: the title in the stack. */
  title?: string;
  /** Default: "title". */
  titleField?: string;
  /** The main text. Default: none. */
  bodyField?: string;
  /** The path of the page of an entry. Default: "url". */
  urlField?: string;
  /** The text fields that a search looks into. Default: titleField and bodyField. */
  searchableFields?: readonly string[];
  /** A short text that is shown with a match. Default: none. */
  summaryField?: string;
  /** The references that are read with an entry, as paths: "author", "author.company". Default: none. */
  references?: readonly string[];
  /** The order of matches: a field, with "-" before it for descending. Equal values may come in any order. Default: "-updated_at". */
  orderBy?: string;
}

/** The registration of the tools of one `register` call. */
export interface Handle {
  /** Whether the page has a ModelContext. */
  readonly supported: boolean;
  /**
   * - `waiting`: the registration is not over yet
   * - `registered`, `partial`, `failed`: the host took all, some, none of the tools
   * - `unsupported`: the page has no ModelContext
   * - `disposed`: `dispose` was called
   */
  readonly status: "waiting" | "registered" | "partial" | "failed" | "unsupported" | "disposed";
  /** The names of the tools that are registered. */
  readonly tools: readonly string[];
  /** How the registration of each tool went. */
  readonly results: readonly { name: string; ok: boolean; error?: string }[];
  /** Is fulfilled with the handle once the registration is over; never rejected. */
  readonly ready: Promise<Handle>;
  /** Takes the tools back; calls in flight get their answer first. */
  dispose(): void;
}

/** Why a tool failed. */
export type Reason =
  | "invalid_input"
  | "not_found"
  | "unauthorized"
  | "rate_limited"
  | "timeout"
  | "network"
  | "upstream"
  | "aborted";

/** The answer of a tool that failed. */
export interface ToolError {
  error: ToolErrorDetails;
}

export interface ToolErrorDetails {
  /** "tool_error", unless a custom tool says otherwise. */
  code: string;
  /** What is wrong, the value and the next step. */
  message: string;
  reason?: Reason | (string & {});
  /** The HTTP status behind the failure. */
  status?: number;
  /** Whether the same call may succeed later. */
  retryable?: boolean;
  /** Seconds to wait before that, where Contentstack says so. */
  retry_after_seconds?: number;
}

/** A match of `contentstack_search_entries`. */
export interface SearchHit {
  content_type: string;
  uid: string;
  title: string | null;
  /** The path of the page; null when the entry has none. */
  url: string | null;
  locale: string | null;
  /** ISO-8601, UTC. */
  updated_at: string | null;
  summary?: string;
}

/** A content type that did not answer while others did. */
export interface FailedType {
  content_type: string;
  reason: Reason;
  message: string;
}

/** The answer of `contentstack_search_entries`. */
export interface SearchAnswer {
  data: SearchHit[];
  meta: {
    /** All matches in the content types that answered. */
    total: number;
    limit: number;
    offset: number;
    has_more: boolean;
    /** The words that were searched for; only when the query was cut (200 characters, 8 words). */
    searched_for?: string;
    failed?: FailedType[];
  };
}

/** The answer of `contentstack_get_entry_by_url` and `contentstack_get_entry_by_uid`. */
export interface EntryAnswer {
  data: {
    content_type: string;
    uid: string;
    title: string | null;
    url: string | null;
    locale: string | null;
    updated_at: string | null;
    /** The fields, as the Content Delivery API gives them. */
    entry: Record<string, unknown>;
  };
  meta?: {
    /** Other entries with the same URL. */
    also_at_this_url?: SearchHit[];
    failed?: FailedType[];
  };
}

/** The answer of `contentstack_list_content_types`. */
export interface ContentTypesAnswer {
  data: { uid: string; title: string; description?: string; searchable_fields: string[] }[];
  meta: { total: number; failed?: FailedType[] };
}

/** The answer of `get_current_page`. */
export interface CurrentPageAnswer {
  data: { url: string; path: string; title: string; language: string };
}

/** The answer of `navigate_to`. */
export interface NavigationAnswer {
  data: { navigating_to: string };
}

declare global {
  /** The members of this module, where the classic script is loaded. */
  var ContentstackWebMCP:
    | {
        register: typeof register;
        safeExecute: typeof safeExecute;
        toolError: typeof toolError;
        isSupported: typeof isSupported;
      }
    | undefined;
}

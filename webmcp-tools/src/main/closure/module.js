%output%export const{register,safeExecute,toolError,isSupported}=ContentstackWebMCP;
//# sourceMappingURL=contentstack-webmcp.js.map

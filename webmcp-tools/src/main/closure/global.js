%output%//# sourceMappingURL=contentstack-webmcp.global.js.map

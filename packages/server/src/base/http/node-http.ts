/**
 * Avoids `import ... from "node:http"`, which reads all properties of the module; one of them loads the whole of
 * undici, which takes 50 ms at each start. The values exported here are the same.
 */
export const { createServer, IncomingMessage, maxHeaderSize, request, ServerResponse, STATUS_CODES } =
  process.getBuiltinModule("node:http");

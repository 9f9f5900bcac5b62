/**
 * `import ... from "node:http"` reads all of its properties, one of which loads the whole of undici: 50 ms of each
 * start. What is taken from here is the same without them.
 */
export const { createServer, IncomingMessage, maxHeaderSize, request, ServerResponse, STATUS_CODES } =
  process.getBuiltinModule("node:http");

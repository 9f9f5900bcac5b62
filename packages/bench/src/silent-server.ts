import { once } from "node:events";
import { createServer, type Socket } from "node:net";

/** Starts a mail server that accepts connections but never sends anything, so that no mail is ever delivered. */
export async function openSilentServer(): Promise<{ readonly smtpUrl: string; stop(): void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => undefined);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    smtpUrl: `smtp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { openTestPortal } from "../../../test/portal/portal.ts";

test("the server is ready while the mail server can be reached", async () => {
  const mailServer = createServer((socket) => socket.end()).listen(0, "127.0.0.1");
  await once(mailServer, "listening");
  const address = mailServer.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const portal = await openTestPortal({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  try {
    expect((await portal.call({ path: "/ready" })).statusCode).toBe(200);
    mailServer.close();
    await once(mailServer, "close");
    const answer = await portal.call({ path: "/ready" });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("10");
    expect((await portal.call({ path: "/health" })).statusCode).toBe(200);
  } finally {
    await portal.close();
  }
});

import { once } from "node:events";
import { connect } from "node:net";

const timeout = 5_000; // ms

/**
 * Throws if nothing listens at the mail server's address. Without a `url` there is nothing to check: mails stay in the
 * database, which has its own check.
 */
export async function checkMailServer(url: string | undefined): Promise<void> {
  if (url === undefined) return;
  const { protocol, hostname, port } = new URL(url);
  const usualPort = protocol === "smtps:" ? 465 : 587;
  const socket = connect({
    // In a URL an IPv6 address is in brackets.
    host: hostname.replaceAll(/[[\]]/g, ""),
    port: port === "" ? usualPort : Number(port),
  });
  try {
    socket.setTimeout(timeout, () => {
      socket.destroy(Object.assign(new Error("The mail server does not answer."), { code: "ETIMEDOUT" }));
    });
    await once(socket, "connect");
  } finally {
    socket.destroy();
  }
}

import { once } from "node:events";
import { connect } from "node:net";

const patience = 5_000; // ms

/** Fails if nothing listens where mails go. Without a mail server they stay in the database, which is looked at anyway. */
export async function checkMailServer(url: string | undefined): Promise<void> {
  if (url === undefined) return;
  const { protocol, hostname, port } = new URL(url);
  const usualPort = protocol === "smtps:" ? 465 : 587;
  const socket = connect({
    // An IPv6 address stands in brackets.
    host: hostname.replaceAll(/[[\]]/g, ""),
    port: port === "" ? usualPort : Number(port),
  });
  try {
    socket.setTimeout(patience, () => {
      socket.destroy(Object.assign(new Error("The mail server does not answer."), { code: "ETIMEDOUT" }));
    });
    await once(socket, "connect");
  } finally {
    socket.destroy();
  }
}

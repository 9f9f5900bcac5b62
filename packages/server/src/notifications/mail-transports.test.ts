import type { SMTPServerOptions } from "smtp-server";
import { expect, test, vi } from "vitest";
import { startTestMailServer } from "../../test/fakes/mail-server.ts";
import { openTestDatabase } from "../../test/portal/portal.ts";
import type { Mail } from "./mail.ts";
import { mailboxTransport, smtpTransport } from "./mail-transports.ts";

const now = Temporal.Instant.from("2027-03-01T08:00:00Z");
const uncut = new AbortController().signal;

const mail: Mail = {
  messageId: "<1@portal.example>",
  date: now,
  to: "jana@kunde.example",
  subject: "Auftragsbestätigung 1048417",
  text: "Guten Tag",
  html: '<p>Guten Tag <img src="cid:logo"></p>',
  pictures: [{ name: "logo", png: Buffer.from("a picture"), width: 30, height: 30 }],
  attachments: [],
};

async function send(url: string) {
  const carrier = smtpTransport(url, { name: "Kreislauf", address: "service@operator.example" });
  await carrier.send(mail, uncut);
  carrier.close();
}

interface Login {
  readonly user: string;
  readonly password: string;
}

/** A server that accepts mails only over TLS and with the password. Its certificate is self-signed. */
const startGuardedServer = (secure: boolean, { user, password }: Login) =>
  startTestMailServer({
    secure,
    hideSTARTTLS: false,
    authOptional: false,
    onAuth: (given, _session, answer) =>
      given.username === user && given.password === password
        ? answer(null, { user })
        : answer(new Error("Wrong user or password")),
  });

test.each([
  ["smtps", true],
  ["smtp", false],
])("%s delivers with credentials over TLS", async (protocol, secure) => {
  const server = await startGuardedServer(secure, { user: "portal", password: "p@ss/wort" });
  const address = (password: string, options = "") =>
    `${protocol}://portal:${encodeURIComponent(password)}@127.0.0.1:${server.port}${options}`;
  const trusting = "?tls.rejectUnauthorized=false";

  await expect(send(address("p@ss/wort"))).rejects.toThrow(/certificate/);
  await expect(send(address("wrong", trusting))).rejects.toThrow("Wrong user or password");
  expect(server.received).toEqual([]);

  await send(address("p@ss/wort", trusting));
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.session).toMatchObject({ secure: true, user: "portal" });
  await server.close();
});

test("a password does not go out in the clear unless that is wanted", async () => {
  const onAuth = vi.fn<NonNullable<SMTPServerOptions["onAuth"]>>((given, _session, answer) =>
    answer(null, { user: given.username ?? "" }),
  );
  const server = await startTestMailServer({ disabledCommands: ["STARTTLS"], onAuth });
  const address = `smtp://portal:password@127.0.0.1:${server.port}`;
  await expect(send(address)).rejects.toMatchObject({ code: "ETLS" });
  expect(onAuth).not.toHaveBeenCalled();
  await send(`${address}?requireTLS=false`);
  expect(server.received).toHaveLength(1);
  await server.close();
});

test("the embedded mailbox keeps a mail once, with its pictures inside", async () => {
  const database = await openTestDatabase();
  const mailbox = mailboxTransport(database.db, { now: () => now });
  await mailbox.send(mail, uncut);
  await mailbox.send(mail, uncut);
  expect(await database.db.selectFrom("mailbox").selectAll().execute()).toEqual([
    {
      attachments: [],
      message_id: "<1@portal.example>",
      recipient: "jana@kunde.example",
      subject: "Auftragsbestätigung 1048417",
      text: "Guten Tag",
      html: '<p>Guten Tag <img src="data:image/png;base64,YSBwaWN0dXJl"></p>',
      received_at: "2027-03-01T08:00:00.000Z",
    },
  ]);
  await database.close();
});

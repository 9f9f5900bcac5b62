/** The channel between the window that came back from the company's identity provider and the tab that opened it. */
const openChannel = () => new BroadcastChannel("kreislauf.company-account");

interface HandOver {
  readonly ticket?: string;
  readonly isTaken?: true;
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches its own origin only.
const send = (channel: BroadcastChannel, message: HandOver) => channel.postMessage(message);

const answerMilliseconds = 2_000;

/** Hands a ticket to the tab that waits for it; false if no tab takes it in time. */
export async function handOverTicket(ticket: string): Promise<boolean> {
  const channel = openChannel();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  channel.addEventListener("message", ({ data }: MessageEvent<HandOver>) => {
    if (data.isTaken) resolve(true);
  });
  send(channel, { ticket });
  setTimeout(() => resolve(false), answerMilliseconds);
  const isTaken = await promise;
  channel.close();
  return isTaken;
}

/** Waits for the ticket that a window hands over; undefined once `stop` is aborted. */
export async function awaitTicket(stop: AbortSignal): Promise<string | undefined> {
  const channel = openChannel();
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  channel.addEventListener("message", ({ data }: MessageEvent<HandOver>) => {
    if (data.ticket === undefined) return;
    send(channel, { isTaken: true });
    resolve(data.ticket);
  });
  stop.addEventListener("abort", () => resolve(undefined));
  const ticket = await promise;
  channel.close();
  return ticket;
}

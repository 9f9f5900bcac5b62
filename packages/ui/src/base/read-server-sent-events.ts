export interface ServerSentEvent {
  readonly name: string;
  readonly data: string;
}

/** Reads server-sent events until the stream ends; `onHeartbeat` is called whenever data arrives, comments included. */
export async function readServerSentEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ServerSentEvent) => void,
  onHeartbeat: () => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onHeartbeat();
    const blocks = (text + decoder.decode(value, { stream: true })).split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const fields = new Map(
        block.split("\n").map((line) => {
          const colon = line.indexOf(":");
          return [line.slice(0, colon), line.slice(colon + 1).trimStart()] as const;
        }),
      );
      const name = fields.get("event");
      if (name !== undefined) onEvent({ name, data: fields.get("data") ?? "" });
    }
  }
}

import { ageInSeconds, readQueues, type QueueState } from "../queues.store.ts";
import { about, type Diagnosis, inTime, type Patient } from "./diagnosis.ts";

const { ok, wrong } = about("queues");

/**
 * The words for each queue, and after how many seconds its oldest job is late. Documents may wait longest: they are
 * rendered when there is nothing else to do.
 */
const queues: Readonly<Record<string, { readonly words: string; readonly lateAfter: number }>> = {
  outbox_mails: { words: "mails", lateAfter: 900 },
  link_requests: { words: "asked-for links", lateAfter: 300 },
  exports: { words: "files", lateAfter: 1_800 },
  document_render_queue: { words: "documents", lateAfter: 86_400 },
  push_messages: { words: "push messages", lateAfter: 900 },
  feed_events: { words: "events of the feed", lateAfter: 3_600 },
  webhooks: { words: "events for webhooks", lateAfter: 900 },
};

export async function examineQueues({ db, clock }: Patient): Promise<readonly Diagnosis[]> {
  const now = clock.now();
  const states = await readQueues(db);
  const found = states.flatMap((state) => judge(state, now));
  const waiting = states.reduce((sum, state) => sum + state.waiting, 0);
  return found.length === 0 ? [ok(`Nothing is late; ${waiting} jobs wait.`)] : found;
}

function judge(state: QueueState, now: Temporal.Instant): readonly Diagnosis[] {
  const { words, lateAfter } = queues[state.queue] ?? { words: state.queue, lateAfter: 900 };
  const age = ageInSeconds(state, now);
  return [
    ...(age > lateAfter ? [wrong(`${state.waiting} ${words} wait, the oldest for ${inTime(age)}.`)] : []),
    ...(state.failed > 0 ? [wrong(givenUp(state))] : []),
  ];
}

const givenUp = ({ queue, failed }: QueueState): string =>
  queue === "webhooks"
    ? `${failed} webhooks are suspended, because their receivers failed: npm run portal -- webhook list.`
    : `${failed} mails were given up: npm run portal -- mails failed.`;

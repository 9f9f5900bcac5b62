import type { Mails } from "./outbox.ts";

/** What a mail says, in the words of the room that sends it. HTML and plain text are both made from it. */
export interface MailContent {
  readonly subject: string;
  /** The line that mail programs show behind the subject. */
  readonly preview: string;
  /** The state of what the mail is about, as word and colour. */
  readonly status?: { readonly word: string; readonly tone: MailTone };
  readonly title: string;
  readonly greeting: string;
  /** Its first sentence names the deadline, if there is one (DESIGN.md section 10). */
  readonly opening: string;
  readonly stage?: MailStage;
  readonly facts: readonly MailFact[];
  /** The one button; the path is one of the web app's. */
  readonly action: { readonly label: string; readonly path: string };
  /** What else to know, below the button. */
  readonly remark: string;
  /** Why the person gets this mail. */
  readonly reason: string;
  /** One of the account's switches stops it, and the mail says where. */
  readonly isSwitchable?: true;
}

/** The colours of the order status they are named after (DESIGN.md section 4). */
export type MailTone = "open" | "done" | "claimed" | "cancelled";

export type MailFact = readonly [label: string, value: string];

/** A container on its ground line, with two lines below it. */
export interface MailStage {
  /** One of the drawings that stand for all container types. */
  readonly drawing: string;
  /** What the drawing shows, for those who do not see it. */
  readonly description: string;
  readonly title: string;
  readonly subtitle: string;
}

export type MailTemplate<Kind extends keyof Mails> = (data: Mails[Kind]) => MailContent;

/** The words of every mail; a kind without them does not compile. */
export type MailTemplates = { readonly [Kind in keyof Mails]: MailTemplate<Kind> };

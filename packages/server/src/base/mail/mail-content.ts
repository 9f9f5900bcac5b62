import type { PublicContext } from "../context.ts";
import type { Mails } from "./outbox.ts";

/** The content of a mail, written by the room that sends it. HTML and plain text are both rendered from it. */
export interface MailContent {
  readonly subject: string;
  /** The preview that mail programs show after the subject. */
  readonly preview: string;
  /** The state of the subject, as word and colour. */
  readonly status?: { readonly word: string; readonly tone: MailTone };
  readonly title: string;
  readonly greeting: string;
  /** The first sentence names the deadline, if there is one (docs/design.md 9.2). */
  readonly opening: string;
  readonly illustration?: MailIllustration;
  readonly facts: readonly MailFact[];
  /** The only button; its path belongs to the web app, or to the desk. */
  readonly action: { readonly label: string; readonly path: string; readonly app?: "desk" };
  /** Further information below the button. */
  readonly remark: string;
  /** Why the person receives this mail. */
  readonly reason: string;
  /** One of the account's switches turns it off, and the mail says where. */
  readonly isSwitchable?: true;
}

/** The colours of the order status of that name (docs/design.md 3.2). */
export type MailTone = "open" | "done" | "claimed" | "cancelled";

export type MailFact = readonly [label: string, value: string];

/** A container on its ground line, with two lines below it. */
export interface MailIllustration {
  /** One of the drawings that represent all container types. */
  readonly drawing: string;
  /** Alternative text of the drawing. */
  readonly description: string;
  readonly title: string;
  readonly subtitle: string;
}

export type MailTemplate<Kind extends keyof Mails> = (data: Mails[Kind]) => MailContent;

/** The templates of all mails; a kind without one does not compile. */
export type MailTemplates = { readonly [Kind in keyof Mails]: MailTemplate<Kind> };

/** A file that goes with a mail. */
export interface MailAttachment {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** Reads the files of the mails that carry some, when such a mail is sent: the outbox keeps no copy of them. */
export type MailAttachments = {
  readonly [Kind in keyof Mails]?: (
    keeping: Pick<PublicContext, "db" | "files" | "now">,
    data: Mails[Kind],
  ) => Promise<readonly MailAttachment[]>;
};

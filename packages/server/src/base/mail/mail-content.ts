import type { PublicContext } from "../context.ts";
import type { Mails } from "./outbox.ts";

/** The content of a mail, written by the room that sends it. HTML and plain text are both rendered from it. */
export interface MailContent {
  readonly subject: string;
  /** The preview that mail programs show after the subject. */
  readonly preview: string;
  /** The state of what the mail is about, such as an order: a word with a colour. */
  readonly status?: { readonly word: string; readonly tone: MailTone };
  readonly title: string;
  readonly greeting: string;
  /** The first sentence names the deadline, if there is one (docs/design.md 9.2). */
  readonly opening: string;
  readonly illustration?: MailIllustration;
  readonly facts: readonly MailFact[];
  /** The only button. Its path is one of the web app, or of the desk if `app` says so. */
  readonly action: { readonly label: string; readonly path: string; readonly app?: "desk" };
  /** Further information below the button; empty if there is none. */
  readonly remark: string;
  /** Why the person receives this mail. */
  readonly reason: string;
  /** True if a switch in the person's account turns this mail off; the mail then says where. */
  readonly isSwitchable?: true;
}

/** A colour: that of the order status of the same name (docs/design.md 3.2). */
export type MailTone = "open" | "done" | "claimed" | "cancelled";

export type MailFact = readonly [label: string, value: string];

/** A drawing of a container, with two lines of text below it. */
export interface MailIllustration {
  /** Name of the drawing. There are only a few drawings, each for many container types. */
  readonly drawing: string;
  /** Alternative text of the drawing. */
  readonly description: string;
  readonly title: string;
  readonly subtitle: string;
}

export type MailTemplate<Kind extends keyof Mails> = (data: Mails[Kind]) => MailContent;

/** The templates of all mails; a kind without one does not compile. */
export type MailTemplates = { readonly [Kind in keyof Mails]: MailTemplate<Kind> };

/** A file attached to a mail. */
export interface MailAttachment {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/**
 * Reads the attachments of a mail when it is sent: the outbox keeps no copy of them. Kinds without an entry have no
 * attachments.
 */
export type MailAttachments = {
  readonly [Kind in keyof Mails]?: (
    keeping: Pick<PublicContext, "db" | "files" | "now">,
    data: Mails[Kind],
  ) => Promise<readonly MailAttachment[]>;
};

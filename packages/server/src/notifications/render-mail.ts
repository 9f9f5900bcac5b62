import type { Branding } from "@kreislauf/contract/base";
import type { Config } from "../base/config.ts";
import type { MailContent, MailTemplate, MailTemplates } from "../base/mail/mail-content.ts";
import type { Mails } from "../base/mail/outbox.ts";
import type { RenderedMail } from "./mail.ts";
import { mailFooter } from "./mail-footer.mail.ts";
import { mailLayout } from "./mail-layout.ts";
import { findContainerDrawing, findMailLogo } from "./mail-pictures.ts";
import { plainText } from "./plain-text.ts";

export interface RenderingParts {
  readonly templates: MailTemplates;
  readonly branding: Branding;
  readonly config: Pick<Config, "PUBLIC_URL" | "BRANDING_DIR">;
}

interface OutboxRow {
  readonly kind: keyof Mails;
  readonly data: Mails[keyof Mails];
}

/** Renders a mail as HTML, in the operator's colours, and as plain text. */
export async function renderMail(
  mail: OutboxRow,
  { templates, branding, config }: RenderingParts,
): Promise<RenderedMail> {
  const content = contentOf(mail, templates);
  const linkTo = (path: string) => `${config.PUBLIC_URL}/#${path}`;
  const { path, app } = content.action;
  const url = app === "desk" ? `${config.PUBLIC_URL}/desk/#${path}` : linkTo(path);
  const footer = mailFooter(branding, linkTo, content.isSwitchable === true);
  const logo = await findMailLogo(config.BRANDING_DIR);
  const drawing = content.illustration && (await findContainerDrawing(content.illustration.drawing));
  return {
    subject: content.subject,
    text: plainText(content, url, footer),
    html: mailLayout({ content, url, footer, branding, logo, drawing }),
    pictures: [logo, drawing].filter((picture) => picture !== undefined),
  };
}

/**
 * Fills in the template of the mail with the data that `enqueueMail` wrote. Throws if the kind of mail is unknown here,
 * because a newer version wrote the mail.
 */
function contentOf({ kind, data }: OutboxRow, templates: MailTemplates): MailContent {
  if (!Object.hasOwn(templates, kind)) throw new Error(`No template for a mail of the kind '${kind}'.`);
  return (templates[kind] as MailTemplate<keyof Mails>)(data);
}

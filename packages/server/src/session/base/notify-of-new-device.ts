import { deviceTexts, parseUserAgent } from "@kreislauf/contract/base";
import type { Factor } from "@kreislauf/contract/session";
import type { InTransaction, PublicContext } from "../../base/context.ts";
import { enqueueMail } from "../../base/mail/outbox.ts";
import type { Member } from "../../users/index.ts";
import { rememberBrowser } from "../known-browsers.store.ts";

declare module "../../base/mail/outbox.ts" {
  interface Mails {
    new_device: NewDeviceMail;
  }
}

export interface NewDeviceMail {
  readonly greeting: { readonly firstName: string; readonly lastName: string };
  readonly companyName: string;
  /** Browser and operating system, in German. */
  readonly device: string;
  readonly factors: readonly Factor[];
  /** ISO instant. */
  readonly signedInOn: string;
}

/**
 * Notifies a person by e-mail of a sign-in in a browser they have not used before, unless they switched these mails
 * off.
 */
export async function notifyOfNewDevice(
  context: InTransaction<PublicContext>,
  { userId, email, firstName, lastName, companyName, newDeviceNotice }: Member,
  { sessionId, factors }: { readonly sessionId: string; readonly factors: readonly Factor[] },
): Promise<void> {
  const isNew = await rememberBrowser(context, userId);
  if (!isNew || !newDeviceNotice || email === null) return;
  await enqueueMail(context, {
    kind: "new_device",
    cause: `session ${sessionId}`,
    recipient: { id: userId, email },
    data: {
      greeting: { firstName, lastName },
      companyName,
      device: deviceTexts.de.name(parseUserAgent(context.device)),
      factors,
      signedInOn: context.now.toString(),
    },
  });
}

import type { Branding } from "@kreislauf/contract/base";

export interface Link {
  readonly label: string;
  readonly url: string;
}

/** The footer of every mail. */
export interface MailFooter {
  readonly support: string;
  readonly contacts: readonly [phone: Link, between: string, email: Link];
  readonly operator: string;
  /** Undefined if the person cannot switch the mail off. */
  readonly settings: Link | undefined;
  readonly legal: readonly Link[];
}

export function mailFooter(
  branding: Branding,
  linkTo: (path: string) => string,
  isSwitchable: boolean,
): MailFooter {
  const { operatorName, operatorAddress, supportPhone, supportEmail, supportHours } = branding;
  return {
    support:
      "Fragen? Unser Kundenservice ist Montag bis Freitag " +
      `von ${supportHours.from} bis ${supportHours.to} Uhr für Sie da:`,
    contacts: [
      { label: supportPhone, url: `tel:${supportPhone.replaceAll(/[^+\d]/g, "")}` },
      "oder",
      { label: supportEmail, url: `mailto:${supportEmail}` },
    ],
    operator: [operatorName, ...operatorAddress.split(/, */)].join(" · "),
    settings: isSwitchable ? { label: "Benachrichtigungen ändern", url: linkTo("/preferences") } : undefined,
    legal: [
      { label: "Impressum", url: linkTo("/imprint") },
      { label: "Datenschutz", url: linkTo("/privacy-policy") },
    ],
  };
}

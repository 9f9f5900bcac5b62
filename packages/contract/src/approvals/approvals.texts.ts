import { defineTexts, type RoomErrorCode } from "../base/index.ts";
import {
  type ApprovalEvent,
  type ApprovalOrderKind,
  type ApprovalState,
  type DeclineReason,
  reminderLimits,
} from "./approvals.codes.ts";

/** Why a request cannot be made or decided, and why a rule cannot be saved: one sentence per code. */
export const approvalsErrorTexts = defineTexts<Record<RoomErrorCode<"approvals">, string>>({
  de: {
    approver_missing:
      "Dieser Auftrag braucht eine Freigabe, die an diesem Standort niemand geben darf. Bitte wenden Sie sich an Ihre Benutzerverwaltung.",
    change_needs_approval:
      "Diese Änderung braucht eine Freigabe. Bitte erteilen Sie für das, was hinzukommt, einen eigenen Auftrag; er wird dann zur Freigabe vorgelegt.",
    requester_gone:
      "Wer diese Anfrage gestellt hat, darf an diesem Standort keine Aufträge mehr erteilen. Sie lässt sich nur noch ablehnen.",
    approval_decided: "Über diese Anfrage ist schon entschieden.",
    approval_lapsed: "Die Frist für die Freigabe ist abgelaufen. Der Auftrag wurde nicht erteilt.",
    approval_not_yours: "Über diese Anfrage entscheidet jemand anders.",
    approval_reminded: `Erinnern geht frühestens ${reminderLimits.pauseHours} Stunden nach der letzten Nachricht und höchstens ${reminderLimits.most} Mal.`,
    approval_not_changeable:
      "Nur eine Anfrage über einen einzelnen Auftrag lässt sich beim Freigeben ändern.",
    approval_rule_changed: "Die Regeln wurden inzwischen geändert. Bitte sehen Sie sie noch einmal an.",
    approver_unknown: "Diese Person oder Gruppe darf nicht freigeben. Bitte wählen Sie eine andere.",
    too_many_rules: "Mehr Regeln lassen sich nicht anlegen. Bitte löschen Sie zuerst eine.",
  },
  en: {
    approver_missing:
      "This order needs an approval that nobody may give at this site. Please ask whoever manages your users.",
    change_needs_approval:
      "This change needs an approval. Please place an order of its own for what is added; it is then submitted for approval.",
    requester_gone:
      "The person who made this request may no longer place orders at this site. It can only be declined.",
    approval_decided: "This request has already been decided.",
    approval_lapsed: "The deadline for approval has passed. The order was not placed.",
    approval_not_yours: "Somebody else decides on this request.",
    approval_reminded: `A reminder can be sent ${reminderLimits.pauseHours} hours after the last message at the earliest, and ${reminderLimits.most} times at most.`,
    approval_not_changeable: "Only a request for a single order can be changed while approving.",
    approval_rule_changed: "The rules have been changed in the meantime. Please check them again.",
    approver_unknown: "This person or group may not approve. Please choose another one.",
    too_many_rules: "No more rules can be added. Please delete one first.",
  },
});

/** Words about approvals that screens and mails share. */
export const approvalsTexts = defineTexts({
  de: {
    state: {
      waiting: "Wartet",
      approved: "Freigegeben",
      declined: "Abgelehnt",
      lapsed: "Verfallen",
      withdrawn: "Zurückgezogen",
    } satisfies Record<ApprovalState, string>,
    declineReason: {
      too_many: "Zu viele Behälter",
      over_budget: "Budget reicht nicht",
      other: "Anderer Grund",
    } satisfies Record<DeclineReason, string>,
    orderKind: {
      service: "Leeren, tauschen, abholen",
      placement: "Neue Behälter",
      withdrawal: "Abzug",
    } satisfies Record<ApprovalOrderKind, string>,
    event: {
      requested: "Gestellt",
      approved_first: "Erste Freigabe",
      reminded: "Erinnert",
      changed: "Geändert",
      approved: "Freigegeben",
      declined: "Abgelehnt",
      withdrawn: "Zurückgezogen",
      lapsed: "Verfallen",
      released: "Freigegeben, weil die Regel gelöscht wurde",
    } satisfies Record<ApprovalEvent, string>,
    decidedBy: {
      approved: (name: string, time: string) => `${name} hat den Auftrag am ${time} schon freigegeben.`,
      declined: (name: string, time: string) => `${name} hat den Auftrag am ${time} schon abgelehnt.`,
      withdrawn: (name: string, time: string) => `${name} hat die Anfrage am ${time} zurückgezogen.`,
      approved_first: (name: string, time: string) =>
        `${name} hat am ${time} die erste Freigabe erteilt. Jetzt fehlt die zweite.`,
    },
  },
  en: {
    state: {
      waiting: "Waiting",
      approved: "Approved",
      declined: "Declined",
      lapsed: "Lapsed",
      withdrawn: "Withdrawn",
    },
    declineReason: {
      too_many: "Too many containers",
      over_budget: "Not enough budget",
      other: "Other reason",
    },
    orderKind: {
      service: "Empty, exchange, pick up",
      placement: "New containers",
      withdrawal: "Withdrawal",
    },
    event: {
      requested: "Requested",
      approved_first: "First approval",
      reminded: "Reminded",
      changed: "Changed",
      approved: "Approved",
      declined: "Declined",
      withdrawn: "Withdrawn",
      lapsed: "Lapsed",
      released: "Approved, because the rule was deleted",
    },
    decidedBy: {
      approved: (name, time) => `${name} already approved the order on ${time}.`,
      declined: (name, time) => `${name} already declined the order on ${time}.`,
      withdrawn: (name, time) => `${name} withdrew the request on ${time}.`,
      approved_first: (name, time) =>
        `${name} gave the first approval on ${time}. The second one is still missing.`,
    },
  },
});

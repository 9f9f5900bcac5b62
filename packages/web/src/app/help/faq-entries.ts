import type { EditCutoff, Language } from "@kreislauf/contract/base";
import type { PlainRouteName } from "../../base/paths.ts";
import { faqFacts } from "./faq-facts.ts";
import { faqTexts } from "./faq.texts.ts";

export const faqTopics = ["orders", "containers", "sites", "documents", "account"] as const;
export type FaqTopic = (typeof faqTopics)[number];

type EntryId = keyof (typeof faqTexts)["de"];

/** The questions, from the first to the last on the page, each with its topic and the screen that it is about. */
const entries: Readonly<Record<EntryId, readonly [FaqTopic, PlainRouteName]>> = {
  order: ["orders", "agreements"],
  edit: ["orders", "orderHistory"],
  cancel: ["orders", "orderHistory"],
  exchange: ["orders", "orderHistory"],
  missed: ["orders", "orderHistory"],
  done: ["orders", "orderHistory"],
  askOnOrder: ["orders", "orderHistory"],
  approvals: ["orders", "approvals"],
  budgets: ["documents", "budgets"],
  references: ["orders", "references"],
  prices: ["orders", "agreements"],
  newContainer: ["containers", "agreements"],
  labels: ["containers", "labels"],
  withdraw: ["containers", "agreements"],
  change: ["containers", "agreements"],
  holidays: ["orders", "calendar"],
  hiddenSites: ["sites", "siteSettings"],
  inactiveSite: ["sites", "siteSettings"],
  documents: ["documents", "documents"],
  invoiceCheck: ["documents", "documents"],
  proofs: ["documents", "proofs"],
  register: ["documents", "register"],
  separation: ["documents", "separation"],
  balance: ["documents", "balance"],
  colleagues: ["account", "userSettings"],
  secondFactor: ["account", "preferences"],
  lostSecondFactor: ["account", "preferences"],
  companyAccount: ["account", "preferences"],
};

export interface FaqEntry {
  readonly id: EntryId;
  readonly topic: FaqTopic;
  readonly screen: PlainRouteName;
  readonly question: string;
  /** One paragraph per line; lines that begin with a dash are list items. */
  readonly answer: string;
}

export function faqEntries(cutoff: EditCutoff, language: Language): readonly FaqEntry[] {
  const facts = faqFacts(cutoff, language);
  return (Object.keys(entries) as EntryId[]).map((id) => {
    const [topic, screen] = entries[id];
    const { question, answer } = faqTexts[language][id];
    return { id, topic, screen, question, answer: answer(facts) };
  });
}

export const faqCount = Object.keys(entries).length;

import { defineTexts } from "@kreislauf/contract/base";

export const budgetOutlookTexts = defineTexts({
  de: {
    costCentre: (name: string) => `Kostenstelle ${name}`,
    site: (name: string) => `Standort ${name}`,
    used: (what: string, percent: string) => `${what}: Danach sind ${percent} % des Budgets verbraucht.`,
    exceeded: (what: string, amount: string) => `${what}: Danach ist das Budget um ${amount} überschritten.`,
    left: (amount: string, year: number) => `Es bleiben ${amount} für ${year}.`,
    goes: "Der Auftrag lässt sich trotzdem erteilen.",
  },
  en: {
    costCentre: (name) => `Cost centre ${name}`,
    site: (name) => `Site ${name}`,
    used: (what, percent) => `${what}: ${percent}% of the budget will then be used.`,
    exceeded: (what, amount) => `${what}: The budget will then be exceeded by ${amount}.`,
    left: (amount, year) => `${amount} is left for ${year}.`,
    goes: "The order can still be placed.",
  },
});

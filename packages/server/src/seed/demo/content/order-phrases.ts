/** Texts written by customers and drivers; the demo's random generator chooses among them. */
export const notesToDisposer = [
  "Bitte an der Pforte melden.",
  "Zufahrt über Tor 2.",
  "Vor 10 Uhr ist die Einfahrt frei.",
  "Der Schlüssel liegt beim Empfang.",
  "Bitte den vorderen Behälter nehmen.",
  "Rückseite der Halle, Klingel „Lager“.",
  "Die Schranke öffnet die Betriebsleitung.",
  "Bitte nicht zwischen 12 und 13 Uhr.",
] as const;

export const orderDetails = [
  "Ballen auf Palette",
  "Behälter ist schon voll",
  "Zwei Behälter stehen übereinander",
  "Deckel klemmt",
  "Stellplatz Hof 3",
  "Nach der Inventur",
] as const;

export const otherCancelReasons = [
  "Der Behälter ist doch noch nicht voll.",
  "Der Hof ist an dem Tag gesperrt.",
  "Wir legen den Termin mit dem nächsten zusammen.",
] as const;

export const otherClaimReasons = [
  "Der Behälter wurde vor der Einfahrt abgestellt.",
  "Der Hof wurde verschmutzt hinterlassen.",
] as const;

/** By claim reason id: 1 no disposal, 2 partial disposal, 8 wrong service. */
export const claimTexts: Readonly<Record<number, readonly string[]>> = {
  1: ["Es war niemand da, der Behälter ist noch voll.", "Der Wagen kam, hat aber nichts mitgenommen."],
  2: [
    "Es wurde nur ein Teil mitgenommen, der Rest steht noch neben dem Tor.",
    "Ein Behälter wurde vergessen und ist noch voll.",
  ],
  8: ["Der Behälter wurde abgeholt statt geleert.", "Geliefert wurde die falsche Größe."],
};

export const claimHints = [
  "Wir holen den Rest mit der nächsten Tour ab.",
  "Der Fahrer kommt am nächsten Arbeitstag noch einmal.",
  "Wir klären das mit dem Entsorger und melden uns.",
] as const;

export const ticketStatus = { inProgress: "In Bearbeitung", solved: "Gelöst" } as const;

export const failedTripReasons = [
  "Die Zufahrt war zugeparkt.",
  "Das Tor war verschlossen, niemand erreichbar.",
  "Der Behälter war nicht zugänglich.",
  "Der Behälter war überladen.",
] as const;

/**
 * Groups of three vehicle parts that are picked up together. Vehicle parts cannot be ordered without a list of them.
 */
export const partNames = [
  ["Stoßfänger vorn", "Kotflügel links", "Scheinwerfer"],
  ["Türverkleidung", "Heckklappe", "Außenspiegel"],
  ["Lichtmaschine", "Anlasser", "Klimakompressor"],
  ["Bremssattel", "Querlenker", "Antriebswelle"],
] as const;

/** A list of `amount` parts in all; for 33 parts `13 × Lichtmaschine, 11 × Anlasser, 9 × Klimakompressor`. */
export function partsList(amount: number, [first, second, third]: (typeof partNames)[number]): string {
  const some = Math.floor(amount * 0.4);
  const fewer = Math.floor(amount * 0.35);
  return `${some} × ${first}, ${fewer} × ${second}, ${amount - some - fewer} × ${third}`;
}

/** Texts written by the demo's disposer. */
export const inquiryAnswers = [
  "Vielen Dank für Ihre Anfrage. Wir bieten Ihnen 68,00 Euro je Abholung an, einschließlich Entsorgung. Das Angebot gilt vier Wochen.",
  "Gern: Wir stellen den Behälter kostenfrei und leeren ihn auf Abruf für 94,50 Euro. Rufen Sie uns an, dann legen wir die Vereinbarung an.",
  "Das entsorgen wir für Sie. Abgerechnet wird nach Gewicht, 185,00 Euro je Tonne und 52,00 Euro je Anfahrt. Das Angebot gilt vier Wochen.",
] as const;

export const acceptedChange = "Mit dem Entsorger abgestimmt.";
export const declinedChange =
  "An diesen Tagen fährt der Entsorger nicht in Ihre Gegend. Gern nennen wir Ihnen andere.";
export const proposalNote = "An Ihrem Wunschtermin ist die Tour schon voll.";

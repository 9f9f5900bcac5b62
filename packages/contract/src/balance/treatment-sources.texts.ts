/** The legal sources of the table of treatments, with their German names. */
export const treatmentSources: readonly string[] = [
  "Richtlinie 2008/98/EG, Anhänge I und II, Art. 3 Nr. 15 bis 17",
  "KrWG, Anlagen 1 und 2, § 3 Abs. 23 bis 26",
  "Delegierte Verordnung (EU) 2023/2772, ESRS E5, Abs. 37 bis 39",
  "Verordnung (EG) Nr. 2150/2002, Anhang II Abschnitt 8",
];

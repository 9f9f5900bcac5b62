import { maxLabelTexts } from "./labels.codes.ts";
import type { LabelSheet } from "./labels.schema.ts";

type Contents = readonly [accepted: readonly string[], rejected: readonly string[]];

/** What belongs in a container and what does not, by AVV code or by its first two or four digits. */
const contents: Readonly<Record<string, Contents>> = {
  "130205": [
    ["Motoröl", "Getriebeöl", "Hydrauliköl ohne Wasser"],
    ["Bremsflüssigkeit", "Ölfilter, Öldosen", "Lack, Reiniger, Benzin"],
  ],
  "13": [["Altöl ohne Wasser"], ["Bremsflüssigkeit", "Lack, Reiniger, Benzin", "Ölfilter, Öldosen"]],
  "150101": [
    ["Kartons, gefaltet", "Pappe, Wellpappe"],
    ["Folie, Styropor", "Hygienepapier", "Getränkekartons"],
  ],
  "150102": [
    ["Folien, sauber", "Kunststoffverpackungen, leer"],
    ["Papier, Pappe", "Restabfall", "Ölkanister"],
  ],
  "150103": [
    ["Paletten", "Holzkisten"],
    ["Fenster, Türen", "Bahnschwellen", "Holz, imprägniert"],
  ],
  "150106": [["Leichtverpackungen, leer"], ["Glas", "Papier, Pappe", "Restabfall"]],
  "150107": [
    ["Flaschen", "Konservengläser"],
    ["Fensterglas, Spiegel", "Keramik, Porzellan", "Lampen"],
  ],
  "150110": [
    ["Dosen mit Restinhalt", "Kanister mit Restinhalt"],
    ["Leere Verpackung, sauber", "Spraydosen"],
  ],
  "150202": [
    ["Ölige Tücher, Lappen", "Bindemittel mit Öl"],
    ["Ölfilter", "Batterien", "Flüssigkeit"],
  ],
  "160103": [["Altreifen ohne Felge"], ["Felgen", "Restabfall"]],
  "160107": [["Ölfilter, gut abgetropft"], ["Luftfilter", "Putzlappen", "Altöl"]],
  "160601": [["Bleibatterien, aufrecht"], ["Lithium-Akkus", "Gerätebatterien"]],
  "1701": [
    ["Beton, Ziegel", "Fliesen, Keramik"],
    ["Gips, Gasbeton", "Holz, Folie", "Asbest, Mineralwolle"],
  ],
  "170201": [
    ["Holz, unbehandelt", "Paletten, Kisten", "Möbel aus Holz"],
    ["Holz, imprägniert", "Fenster mit Glas", "Bahnschwellen"],
  ],
  "170204": [
    ["Holz, imprägniert", "Fenster, Außentüren", "Bahnschwellen"],
    ["Altholz A I–III", "Restabfall"],
  ],
  "1704": [
    ["Metall, Schrott", "Eisen und Stahl"],
    ["Elektrogeräte", "Druckbehälter, Gasflaschen", "Dosen mit Restinhalt"],
  ],
  "170504": [
    ["Boden, Erde", "Steine"],
    ["Bauschutt", "Wurzeln, Holz", "Erde mit Öl"],
  ],
  "170603": [["Mineralwolle, in Säcken"], ["Asbest", "Bauschutt, Gips"]],
  "170605": [["Asbestzement, in Säcken"], ["Mineralwolle", "Bauschutt"]],
  "1708": [["Gips, Gipskarton"], ["Beton, Ziegel", "Mineralwolle", "Holz, Folie"]],
  "170904": [
    ["Baustellenabfall, gemischt"],
    ["Asbest, Mineralwolle", "Farbe, Lack, Flüssigkeit", "Batterien"],
  ],
  "190809": [["Fettabscheiderinhalt"], ["Altöl", "Reiniger"]],
  "200101": [
    ["Kartons, gefaltet", "Zeitungen, Prospekte", "Büropapier"],
    ["Hygienepapier", "Folie", "Kartons mit Öl"],
  ],
  "200108": [
    ["Speisereste", "Obst, Gemüse", "Kaffeesatz"],
    ["Verpackung", "Glas, Metall", "Asche"],
  ],
  "200121": [["Leuchtstoffröhren, heil"], ["Glühlampen", "Elektrogeräte"]],
  "200125": [["Speiseöl, Frittierfett"], ["Altöl", "Wasser, Speisereste"]],
  "200133": [["Gerätebatterien"], ["Bleibatterien", "Lithium-Akkus, beschädigt"]],
  "200135": [["Elektrogeräte"], ["Batterien, lose", "Lampen"]],
  "200136": [
    ["Elektrogeräte", "Kabel"],
    ["Batterien, lose", "Bildschirme"],
  ],
  "200139": [["Kunststoff, sauber"], ["Folie mit Restinhalt", "Papier, Pappe"]],
  "200201": [
    ["Rasen, Laub", "Zweige, Äste"],
    ["Erde, Steine", "Speisereste", "Tüten, auch kompostierbar"],
  ],
  "200301": [
    ["Restabfall aus dem Betrieb"],
    ["Papier, Pappe, Glas", "Batterien, Elektrogeräte", "Farbe, Lack, Öl"],
  ],
  "200307": [["Möbel, Teppiche"], ["Elektrogeräte", "Bauschutt", "Farbe, Lack"]],
};

/** The label that is suggested for a waste type until somebody edits it. */
export function suggestedLabel(description: string, avvCode: string): LabelSheet {
  const digits = avvCode.replaceAll(/\D/g, "");
  const [accepted, rejected] = contents[digits] ??
    contents[digits.slice(0, 4)] ??
    contents[digits.slice(0, 2)] ?? [[description.slice(0, maxLabelTexts.line).trim()], []];
  return {
    name: description.slice(0, maxLabelTexts.name).trim(),
    accepted: [...accepted],
    rejected: [...rejected],
    place: "",
  };
}

import type { SeparationReason } from "@kreislauf/contract/separation";

export const demoEvidenceName = "Teeküche.jpg";

export const demoReasons: Readonly<Record<SeparationReason, string>> = {
  small_quantity: "Teeküche, etwa 3 kg in der Woche",
  not_possible: "Kein Platz für einen weiteren Behälter auf dem Hof",
  not_reasonable: "Angebot liegt bei 41 € je Leerung für 20 kg",
  none_arises: "",
  other: "Wird über den Vermieter gesammelt",
};

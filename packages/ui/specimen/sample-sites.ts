import type { ScopeOption } from "../src/layout/scope-switcher.tsx";

const site = (id: number, number: string | null, title: string, text: string): ScopeOption => ({
  id,
  number,
  title,
  text,
});

export const sampleSites: readonly ScopeOption[] = [
  site(1, null, "Betriebshof Nord", "Am Kupferteich 14, 22113 Hamburg"),
  site(2, "4100-02", "Werkstatt Kassel", "Lohgerberweg 21, 34123 Kassel"),
  site(3, "4100-05", "Teilelager", "Hafenspeicherweg 40, 28197 Bremen"),
  site(4, "4100-07", "Filiale Ost", "Zum Alten Stellwerk 3, 04158 Leipzig"),
  site(5, "4100-08", "Autohaus Freiburg", "Am Weingarten 5, 79115 Freiburg im Breisgau"),
  site(6, "4100-09", "Lackiererei und Aufbereitungszentrum Rhein-Ruhr", "Industriehof 100, 44147 Dortmund"),
  site(7, "4100-10", "Lager Harburg", "Seehafenweg 8, 21079 Hamburg"),
];

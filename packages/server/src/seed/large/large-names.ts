export const companyNames = [
  "Ahrens Bau",
  "Autohaus Birkner",
  "Bäckerei Thiele",
  "Druckhaus Marten",
  "Elektro Sommerfeld",
  "Gartenbau Wiese",
  "Hotelbetriebe Lindner",
  "Kfz-Technik Örtel",
  "Lackierwerk Pohl",
  "Logistik Grünewald",
  "Maschinenbau Reuter",
  "Metallbau Köster",
  "Möbelhaus Fricke",
  "Pflegezentrum Sonnenhof",
  "Supermarkt Haase",
  "Tischlerei Brandt",
] as const;

export const legalForms = ["GmbH", "GmbH & Co. KG", "KG", "e. K."] as const;

export const siteNames = ["Betriebshof", "Filiale", "Lager", "Markt", "Werk", "Werkstatt"] as const;

export const firstNames = [
  "Anna",
  "Björn",
  "Carla",
  "Dirk",
  "Emre",
  "Frauke",
  "Gerd",
  "Hanna",
  "Ines",
  "Jörg",
  "Katrin",
  "Lukas",
] as const;

export const lastNames = [
  "Albers",
  "Bartels",
  "Çelik",
  "Dreyer",
  "Ebert",
  "Förster",
  "Gerdes",
  "Hansen",
  "Jäger",
  "Klein",
  "Möller",
  "Nowak",
  "Öztürk",
  "Peters",
  "Scholz",
  "Weiß",
] as const;

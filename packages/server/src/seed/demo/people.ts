import { permission } from "@kreislauf/contract/base";
import type { DemoCompanyKey } from "./companies.ts";

const { defaultUser, agreementManager, orderManager, fileExportManager } = permission;
const { userManager, locationManager, documentViewer, documentManager } = permission;

/** What a person may do for one company, and at which of its sites: all, those named, or those of some Länder. */
export interface DemoMembership {
  readonly company: DemoCompanyKey;
  readonly permissions: readonly number[];
  readonly sites: "all" | readonly string[] | { readonly lands: readonly string[] };
}

export interface DemoPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** E.164. */
  readonly phone: string;
  readonly memberships: readonly DemoMembership[];
  readonly initialPassword?: true;
}

/** Every demo account's password (decisions.md section 12). */
export const demoPassword = "Kreislauf1";

const everyPermission = Object.values(permission);
const ordering = [defaultUser, orderManager];
const managing = [defaultUser, agreementManager, orderManager];

function person(
  email: string,
  name: readonly [firstName: string, lastName: string],
  phone: string,
  ...memberships: readonly DemoMembership[]
): DemoPerson {
  return { email, firstName: name[0], lastName: name[1], phone, memberships };
}

const at = (
  company: DemoCompanyKey,
  permissions: readonly number[],
  sites: DemoMembership["sites"],
): DemoMembership => ({ company, permissions, sites });

/** The accounts of decisions.md section 12, then colleagues, so that lists show more than one name. */
export const demoPeople: readonly DemoPerson[] = [
  person(
    "admin@demo.example",
    ["Jana", "Petersen"],
    "+495615550110",
    at("workshops", everyPermission, "all"),
  ),
  person(
    "auftrag@demo.example",
    ["Marcus", "Oduya"],
    "+492315550612",
    at("workshops", ordering, ["Werkstatt Süd", "Werkstatt West"]),
  ),
  person(
    "vertrag@demo.example",
    ["Tobias", "Hennig"],
    "+495615550117",
    at("workshops", [defaultUser, agreementManager], "all"),
  ),
  person(
    "lesend@demo.example",
    ["Paul", "Wiegand"],
    "+497115550963",
    at("workshops", [defaultUser], ["Filiale Südwest"]),
  ),
  person(
    "belege@demo.example",
    ["Anke", "Wolter"],
    "+495615550121",
    at("workshops", [defaultUser, documentManager], "all"),
  ),
  person(
    "mehrfirmen@demo.example",
    ["Mareike", "Krüger"],
    "+493055550577",
    at("workshops", [...managing, fileExportManager], "all"),
    at("retailer", managing, "all"),
  ),
  {
    ...person("neu@demo.example", ["Nele", "Harder"], "+495615550129", at("workshops", ordering, "all")),
    initialPassword: true,
  },
  person(
    "fremd@demo.example",
    ["Claudia", "Reinders"],
    "+492115551010",
    at("retailer", everyPermission, "all"),
  ),

  person(
    "h.abel@tiedemark.example",
    ["Henrike", "Abel"],
    "+495615550114",
    at("workshops", ordering, ["Werkstatt Süd"]),
  ),
  person(
    "s.brandes@tiedemark.example",
    ["Sönke", "Brandes"],
    "+494055550231",
    at("workshops", managing, [
      "Betriebshof Nord",
      "Werkstatt Förde",
      "Teilelager",
      "Filiale Mitte",
      "Werkstatt Süd",
    ]),
  ),
  person(
    "a.demirel@tiedemark.example",
    ["Aylin", "Demirel"],
    "+495115550320",
    at("workshops", ordering, ["Filiale Mitte", "Teilelager"]),
  ),
  person(
    "t.fuhrmann@tiedemark.example",
    ["Till", "Fuhrmann"],
    "+494215550408",
    at("workshops", [...ordering, documentViewer], ["Teilelager"]),
  ),
  person(
    "f.gerster@tiedemark.example",
    ["Florian", "Gerster"],
    "+498955551122",
    at("workshops", managing, ["Lager Isar", "Werkstatt Franken", "Filiale Südwest"]),
  ),
  person(
    "i.roesler@tiedemark.example",
    ["Ingo", "Rösler"],
    "+499115550745",
    at("workshops", ordering, ["Werkstatt Franken"]),
  ),
  person(
    "k.seibold@tiedemark.example",
    ["Katrin", "Seibold"],
    "+492215550618",
    at("workshops", [...managing, fileExportManager], ["Filiale Rhein", "Werkstatt West", "Filiale Südwest"]),
  ),
  person(
    "e.szymanski@tiedemark.example",
    ["Ewa", "Szymański"],
    "+493415550802",
    at("workshops", managing, [
      "Filiale Ost",
      "Werkstatt Tempelfeld",
      "Werkstatt Thüringen",
      "Werkstatt Eichsfeld",
    ]),
  ),

  person(
    "d.lammers@hollerbeck.example",
    ["Dirk", "Lammers"],
    "+494045551020",
    at("retailer", managing, { lands: ["SH", "HH", "NI", "HB", "MV"] }),
  ),
  person(
    "p.wirtz@hollerbeck.example",
    ["Petra", "Wirtz"],
    "+492215551030",
    at("retailer", managing, { lands: ["NW", "RP", "SL", "HE"] }),
  ),
  person(
    "s.eichinger@hollerbeck.example",
    ["Stefan", "Eichinger"],
    "+498955551040",
    at("retailer", managing, { lands: ["BY", "BW"] }),
  ),
  person(
    "a.kretzschmar@hollerbeck.example",
    ["Anja", "Kretzschmar"],
    "+493515551050",
    at("retailer", managing, { lands: ["BE", "BB", "SN", "ST", "TH"] }),
  ),
  person(
    "m.yildiz@hollerbeck.example",
    ["Murat", "Yıldız"],
    "+492115551012",
    at("retailer", [defaultUser, userManager, locationManager, fileExportManager], "all"),
  ),

  person(
    "g.ahlers@zimmerei-ahlers.example",
    ["Greta", "Ahlers"],
    "+495415552001",
    at("craft", everyPermission, "all"),
  ),
];

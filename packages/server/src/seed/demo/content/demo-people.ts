import { permission } from "@kreislauf/contract/base";
import type { LevelId } from "@kreislauf/contract/users";
import type { DemoCompanyKey } from "./demo-companies.ts";
import type { DemoMembership, DemoPerson } from "./demo-person.ts";
import { retailColleagues } from "./retail-colleagues.ts";

const { defaultUser, agreementManager, orderManager, fileExportManager } = permission;
const { approver, userManager, siteManager, documentManager } = permission;

/** The password of every demo account (docs/coverage.md D12.3). */
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
  level: LevelId = 1,
  group?: string,
): DemoMembership => ({ company, permissions, sites, level, ...(group !== undefined && { group }) });

/** The demo accounts (docs/coverage.md D12.3), followed by colleagues, so that lists have several names. */
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
    at("workshops", ordering, ["Werkstatt Süd", "Werkstatt West"], 3, "Werkstätten Mitte"),
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
    at("workshops", [defaultUser], ["Filiale Südwest"], 4, "Filialen"),
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
    at("workshops", ordering, ["Werkstatt Süd"], 4, "Werkstätten Mitte"),
  ),
  person(
    "s.brandes@tiedemark.example",
    ["Sönke", "Brandes"],
    "+494055550231",
    at(
      "workshops",
      managing,
      ["Betriebshof Nord", "Werkstatt Förde", "Teilelager", "Filiale Mitte", "Werkstatt Süd"],
      3,
      "Lager und Höfe",
    ),
  ),
  person(
    "a.demirel@tiedemark.example",
    ["Aylin", "Demirel"],
    "+495115550320",
    at("workshops", ordering, ["Filiale Mitte", "Teilelager"], 4, "Filialen"),
  ),
  person(
    "t.fuhrmann@tiedemark.example",
    ["Till", "Fuhrmann"],
    "+494215550408",
    at("workshops", ordering, ["Teilelager"], 4, "Lager und Höfe"),
  ),
  person(
    "f.gerster@tiedemark.example",
    ["Florian", "Gerster"],
    "+498955551122",
    at("workshops", managing, ["Lager Isar", "Werkstatt Franken", "Filiale Südwest"], 3),
  ),
  person(
    "i.roesler@tiedemark.example",
    ["Ingo", "Rösler"],
    "+499115550745",
    at("workshops", ordering, ["Werkstatt Franken"], 4, "Werkstätten Süd"),
  ),
  person(
    "k.seibold@tiedemark.example",
    ["Katrin", "Seibold"],
    "+492215550618",
    at("workshops", managing, ["Filiale Rhein", "Werkstatt West", "Filiale Südwest"], 4, "Filialen"),
  ),
  person(
    "e.szymanski@tiedemark.example",
    ["Ewa", "Szymański"],
    "+493415550802",
    at(
      "workshops",
      managing,
      ["Filiale Ost", "Werkstatt Tempelfeld", "Werkstatt Thüringen", "Werkstatt Eichsfeld"],
      3,
    ),
  ),

  person(
    "d.lammers@hollerbeck.example",
    ["Dirk", "Lammers"],
    "+494045551020",
    at("retailer", managing, { lands: ["SH", "HH", "NI", "HB", "MV"] }, 2, "Region Nord"),
  ),
  person(
    "p.wirtz@hollerbeck.example",
    ["Petra", "Wirtz"],
    "+492215551030",
    at("retailer", managing, { lands: ["NW", "RP", "SL", "HE"] }, 2, "Region West"),
  ),
  person(
    "s.eichinger@hollerbeck.example",
    ["Stefan", "Eichinger"],
    "+498955551040",
    at("retailer", managing, { lands: ["BY", "BW"] }, 2, "Region Süd"),
  ),
  person(
    "a.kretzschmar@hollerbeck.example",
    ["Anja", "Kretzschmar"],
    "+493515551050",
    at("retailer", managing, { lands: ["BE", "BB", "SN", "ST", "TH"] }, 2, "Region Ost"),
  ),
  person(
    "m.yildiz@hollerbeck.example",
    ["Murat", "Yıldız"],
    "+492115551012",
    at("retailer", [defaultUser, userManager, siteManager, fileExportManager], "all"),
  ),

  person(
    "g.ahlers@zimmerei-ahlers.example",
    ["Greta", "Ahlers"],
    "+495415552001",
    at("craft", everyPermission, "all"),
  ),

  ...retailColleagues,

  person(
    "freigabe@demo.example",
    ["Renate", "Voss"],
    "+495615550133",
    at("workshops", [defaultUser, orderManager, approver], "all"),
  ),
];

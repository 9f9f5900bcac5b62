import { permission } from "@kreislauf/contract/base";
import type { ContactDetails, LevelId, UserEdit, UserDetails } from "@kreislauf/contract/users";
import type { DemoCompanyKey } from "./demo-companies.ts";

const { defaultUser, agreementManager, orderManager, fileExportManager } = permission;
const { documentViewer } = permission;

/** An invitation. Its sites are given by name, because their ids do not exist before they are written. */
export interface DemoInvitation {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Missing in invitations from a pasted list. */
  readonly phone?: string;
  readonly level: LevelId;
  readonly group?: string;
  readonly permissions: UserDetails["permissions"];
  readonly sites: readonly string[];
  /** Days since the invitation was sent. Its link is valid for seven days. */
  readonly daysAgo: number;
  readonly sentAgainDaysAgo?: number;
}

export interface DemoContact extends Pick<ContactDetails, "name" | "phone" | "email"> {
  /** The sites where they are contact person. */
  readonly sites: readonly string[];
  readonly daysAgo: number;
  readonly deletedDaysAgo?: number;
}

/** A change to a colleague: permissions, level or phone number. */
export interface DemoChange {
  readonly email: string;
  readonly daysAgo: number;
  readonly change: UserEdit;
}

interface PeopleRecords {
  /** The person who makes all these changes. */
  readonly manager: string;
  readonly invitations: readonly DemoInvitation[];
  readonly contacts: readonly DemoContact[];
  readonly changes: readonly DemoChange[];
}

const ordering: UserDetails["permissions"] = [defaultUser, orderManager];
const managing: UserDetails["permissions"] = [defaultUser, agreementManager, orderManager];

export const peopleChanges: Readonly<Partial<Record<DemoCompanyKey, PeopleRecords>>> = {
  workshops: {
    manager: "admin@demo.example",
    invitations: [
      {
        firstName: "Bastian",
        lastName: "Ott",
        email: "b.ott@tiedemark.example",
        phone: "+495615550131",
        level: 4,
        group: "Werkstätten Mitte",
        permissions: ordering,
        sites: ["Werkstatt Süd"],
        daysAgo: 24,
        sentAgainDaysAgo: 10,
      },
      {
        firstName: "Lena",
        lastName: "Kaminski",
        email: "l.kaminski@tiedemark.example",
        phone: "+494055550233",
        level: 3,
        group: "Lager und Höfe",
        permissions: managing,
        sites: ["Betriebshof Nord", "Teilelager", "Lager Isar"],
        daysAgo: 5,
      },
      {
        firstName: "Nils",
        lastName: "Hagemann",
        email: "n.hagemann@tiedemark.example",
        level: 4,
        group: "Filialen",
        permissions: [defaultUser],
        sites: ["Filiale Mitte"],
        daysAgo: 1,
      },
    ],
    contacts: [
      {
        name: "Bernd Achterkamp",
        phone: "+491715550412",
        email: "b.achterkamp@hausdienst.example",
        sites: ["Werkstatt Thüringen", "Werkstatt Eichsfeld"],
        daysAgo: 210,
      },
      { name: "Silke Ohlsen", phone: "+494315550418", email: null, sites: ["Werkstatt Förde"], daysAgo: 180 },
      {
        name: "Rainer Dettmer",
        phone: "+492315550424",
        email: null,
        sites: [],
        daysAgo: 175,
        deletedDaysAgo: 33,
      },
      {
        name: "Hausverwaltung Rebhang",
        phone: "+497115550430",
        email: "objekt12@rebhang.example",
        sites: [],
        daysAgo: 160,
      },
      { name: "Gerd Winkelmann", phone: "+491705550436", email: null, sites: [], daysAgo: 96 },
      {
        name: "Pforte Kupferteich",
        phone: "+494055550442",
        email: "pforte@kupferteich.example",
        sites: [],
        daysAgo: 61,
      },
      {
        name: "Yvonne Castillo",
        phone: "+493055550448",
        email: "y.castillo@hausdienst.example",
        sites: [],
        daysAgo: 12,
      },
    ],
    changes: [
      {
        email: "t.fuhrmann@tiedemark.example",
        daysAgo: 88,
        change: { companyEbeneRoles: [documentViewer] },
      },
      {
        email: "k.seibold@tiedemark.example",
        daysAgo: 47,
        change: { ebeneId: 3, permissions: [...managing, fileExportManager] },
      },
      { email: "a.demirel@tiedemark.example", daysAgo: 19, change: { phone: "+495115550321" } },
    ],
  },
  retailer: {
    manager: "fremd@demo.example",
    invitations: [
      {
        firstName: "Karim",
        lastName: "Belhadj",
        email: "k.belhadj@hollerbeck.example",
        phone: "+492115551241",
        level: 4,
        group: "Region West",
        permissions: ordering,
        sites: ["Markt Köln"],
        daysAgo: 15,
      },
      {
        firstName: "Frauke",
        lastName: "Ihnen",
        email: "f.ihnen@hollerbeck.example",
        level: 4,
        group: "Region Nord",
        permissions: ordering,
        sites: ["Markt Kiel", "Markt Flensburg"],
        daysAgo: 6,
      },
      {
        firstName: "Ludwig",
        lastName: "Obermaier",
        email: "l.obermaier@hollerbeck.example",
        level: 4,
        group: "Region Süd",
        permissions: ordering,
        sites: ["Markt München-Perlach"],
        daysAgo: 3,
      },
      {
        firstName: "Rieke",
        lastName: "Schlüter",
        email: "r.schlueter@hollerbeck.example",
        level: 1,
        permissions: [defaultUser, fileExportManager],
        sites: [],
        daysAgo: 1,
      },
    ],
    contacts: [
      {
        name: "Centermanagement Spandau",
        phone: "+493055551290",
        email: "technik@center-spandau.example",
        sites: ["Markt Berlin-Spandau"],
        daysAgo: 240,
      },
      {
        name: "Detlef Harms",
        phone: "+491715551291",
        email: null,
        sites: ["Markt Kiel", "Markt Neumünster", "Markt Husum"],
        daysAgo: 130,
      },
      { name: "Objektservice Rheinufer", phone: "+492115551292", email: null, sites: [], daysAgo: 40 },
    ],
    changes: [
      {
        email: "n.moellers@hollerbeck.example",
        daysAgo: 26,
        change: { ebeneId: 3, permissions: managing },
      },
    ],
  },
  craft: { manager: "g.ahlers@zimmerei-ahlers.example", invitations: [], contacts: [], changes: [] },
};

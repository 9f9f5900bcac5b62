import { permission } from "@kreislauf/contract/base";
import type { DemoMembership, DemoPerson } from "./demo-person.ts";

const { defaultUser, agreementManager, orderManager, fileExportManager } = permission;
const { siteManager, documentViewer, documentManager } = permission;

type Place = Pick<DemoMembership, "permissions" | "level" | "sites">;

/** The manager of a store. */
const store = (...sites: readonly string[]): Place => ({
  permissions: [defaultUser, orderManager],
  level: 4,
  sites,
});
const deputy = (...sites: readonly string[]): Place => ({ permissions: [defaultUser], level: 4, sites });
const area = (...lands: readonly string[]): Place => ({
  permissions: [defaultUser, agreementManager, orderManager, fileExportManager, documentViewer],
  level: 3,
  sites: { lands },
});
const office = (...permissions: readonly number[]): Place => ({
  permissions: [defaultUser, ...permissions],
  level: 1,
  sites: "all",
});

type Colleague = readonly [
  group: string | undefined,
  firstName: string,
  lastName: string,
  mailbox: string,
  phone: string,
  place: Place,
];

const north = "Region Nord";
const west = "Region West";
const south = "Region Süd";
const east = "Region Ost";

/** Staff of the retailer for areas, stores and the head office. Its managers are in demo-people.ts. */
const colleagues: readonly Colleague[] = [
  [north, "Birte", "Albers", "b.albers", "+494315551201", store("Markt Kiel")],
  [north, "Jörn", "Detlefsen", "j.detlefsen", "+494515551202", store("Markt Lübeck")],
  [north, "Hatice", "Aydın", "h.aydin", "+494055551203", area("HH", "SH")],
  [north, "Malte", "Brinkmann", "m.brinkmann", "+494055551204", store("Markt Hamburg-Barmbek")],
  [north, "Svea", "Carstens", "s.carstens", "+494055551205", store("Markt Hamburg-Harburg")],
  [north, "Ole", "Eggers", "o.eggers", "+495115551206", area("NI", "HB")],
  [north, "Dana", "Fricke", "d.fricke", "+495115551207", store("Markt Hannover")],
  [north, "Henning", "Gerdes", "h.gerdes", "+494215551208", store("Markt Bremen")],
  [west, "Ulrike", "Hoppe", "u.hoppe", "+492115551209", area("NW")],
  [west, "Emre", "Kaya", "e.kaya", "+492215551210", store("Markt Köln")],
  [west, "Sabine", "Lüttgens", "s.luettgens", "+492115551211", store("Markt Düsseldorf")],
  [west, "Norbert", "Möllers", "n.moellers", "+492315551212", store("Markt Dortmund", "Markt Essen")],
  [west, "Larissa", "Nowak", "l.nowak", "+492015551213", deputy("Markt Essen")],
  [west, "Tim", "Oestreich", "t.oestreich", "+492285551214", store("Markt Bonn")],
  [west, "Wiebke", "Pohlmann", "w.pohlmann", "+492515551215", store("Markt Münster")],
  [west, "Rolf", "Quast", "r.quast", "+496955551216", area("HE", "RP", "SL")],
  [west, "Amira", "Rahmani", "a.rahmani", "+495615551217", store("Markt Kassel")],
  [west, "Gunnar", "Seidel", "g.seidel", "+496815551218", store("Markt Saarbrücken")],
  [south, "Veronika", "Thalhammer", "v.thalhammer", "+498955551219", area("BY")],
  [south, "Xaver", "Unterholzner", "x.unterholzner", "+498955551220", store("Markt München-Aubing")],
  [
    south,
    "Luisa",
    "Vogt",
    "l.vogt",
    "+498955551221",
    deputy("Markt München-Aubing", "Markt München-Perlach"),
  ],
  [south, "Bernhard", "Wagenknecht", "b.wagenknecht", "+499115551222", store("Markt Nürnberg")],
  [south, "Nadja", "Zeitler", "n.zeitler", "+499315551223", store("Markt Würzburg")],
  [south, "Achim", "Bühler", "a.buehler", "+497115551224", area("BW")],
  [south, "Jelena", "Đorđević", "j.dordevic", "+497115551225", store("Markt Stuttgart")],
  [east, "Ronny", "Franke", "r.franke", "+493415551226", area("SN", "ST", "TH")],
  [east, "Mandy", "Günther", "m.guenther", "+493415551227", store("Markt Leipzig")],
  [east, "Ilse", "Hübner", "i.huebner", "+493515551228", store("Markt Dresden")],
  [east, "Konstantin", "Jahn", "k.jahn", "+493055551229", area("BE", "BB")],
  [east, "Thuy", "Nguyen", "t.nguyen", "+493055551230", store("Markt Berlin-Spandau", "Markt Berlin-Moabit")],
  [east, "Sascha", "Rietz", "s.rietz", "+493055551231", deputy("Markt Berlin-Marzahn")],
  [
    undefined,
    "Carola",
    "Steinhoff",
    "c.steinhoff",
    "+492115551232",
    office(fileExportManager, documentManager),
  ],
  [undefined, "Philipp", "Terhorst", "p.terhorst", "+492115551233", office(fileExportManager, siteManager)],
  [undefined, "Gesa", "Uhlig", "g.uhlig", "+492115551234", office(documentManager)],
];

export const retailColleagues: readonly DemoPerson[] = colleagues.map(
  ([group, firstName, lastName, mailbox, phone, place]) => ({
    email: `${mailbox}@hollerbeck.example`,
    firstName,
    lastName,
    phone,
    memberships: [{ company: "retailer", ...place, ...(group !== undefined && { group }) }],
  }),
);

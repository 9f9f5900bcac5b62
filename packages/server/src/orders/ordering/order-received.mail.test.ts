import { containerAction } from "@kreislauf/contract/catalog";
import { expect, test } from "vitest";
import { orderReceivedMail, type OrderReceivedMail } from "./order-received.mail.ts";

/** The order in the design's mockup of this mail. */
const exchange: OrderReceivedMail = {
  orderedBy: { firstName: "Jana", lastName: "Petersen" },
  orderedOn: "2026-03-25T13:06:00.000Z",
  orderId: 17,
  orderNumber: "1048417",
  customerOrderNumber: "4500012873",
  costCentre: "4711",
  project: null,
  wasteType: "Altholz A I–III",
  avvCode: "17 02 01",
  containerType: "Absetzcontainer 7 m³",
  drawing: "absetzcontainer",
  containerActionId: containerAction.exchange,
  amount: 1,
  unit: "container",
  desiredDate: "2026-04-09",
  timeWindow: "all_day",
  latestExecutionDate: "2026-04-16",
  noteToDisposer: "Tor 2, Anfahrt links. Bitte an der Pforte melden.",
  site: { alias: "Werkstatt Süd", address: "Lohgerberweg 21, 34123 Kassel" },
  edit: { allowed: false, reason: "exchange_not_editable" },
  cancel: { allowed: true, until: "2026-04-08T22:00:00Z" },
};

test("says what the mockup says", () => {
  expect(orderReceivedMail(exchange)).toEqual({
    subject: "Auftragsbestätigung 1048417",
    preview: "Altholz A I–III, Absetzcontainer 7 m³, Wunschtermin Donnerstag, 09.04.2026",
    status: { word: "Offen", tone: "open" },
    title: "Ihr Auftrag ist eingegangen",
    greeting: "Guten Tag Jana Petersen,",
    opening: "wir tauschen Ihren Behälter zum Wunschtermin, spätestens am 16.04.2026.",
    illustration: {
      drawing: "absetzcontainer",
      description: "Absetzcontainer 7 m³",
      title: "Donnerstag, 09.04.2026",
      subtitle: "ganztägig",
    },
    facts: [
      ["Auftragsnummer", "1048417"],
      ["Abfallart", "Altholz A I–III (AVV 17 02 01)"],
      ["Behälter", "1 × Absetzcontainer 7 m³"],
      ["Aktion", "Tauschen"],
      ["Standort", "Werkstatt Süd, Lohgerberweg 21, 34123 Kassel"],
      ["Ihre Bestellnummer", "4500012873"],
      ["Kostenstelle", "4711"],
      ["Hinweis an den Entsorger", "Tor 2, Anfahrt links. Bitte an der Pforte melden."],
      ["Erstellt von", "Jana Petersen, 25.03.2026 14:06 Uhr"],
    ],
    action: { label: "Auftrag ansehen", path: "/order/17" },
    remark:
      "Stornierbar bis Mi., 08.04.2026, 24:00 Uhr. " +
      "Tauschaufträge lassen sich nicht bearbeiten. Stornieren Sie den Auftrag und erteilen Sie ihn neu.",
    reason: "Sie erhalten diese E-Mail, weil Auftragsbestätigungen für Ihr Konto eingeschaltet sind.",
    isSwitchable: true,
  });
});

test.each([
  ["pickUp", 1, "container", "wir holen Ihren Behälter zum Wunschtermin ab"],
  ["pickUp", 20, "piece", "wir holen 20 Stück zum Wunschtermin ab"],
  ["place", 1, "piece", "wir stellen einen Behälter zum Wunschtermin auf"],
  ["exchange", 3, "container", "wir tauschen 3 Ihrer Behälter zum Wunschtermin"],
  ["remove", 1, "container", "wir ziehen Ihren Behälter zum Wunschtermin ab"],
  ["empty", 2, "container", "wir leeren 2 Ihrer Behälter zum Wunschtermin"],
  ["place", 1, "container", "wir stellen einen Behälter zum Wunschtermin auf"],
  ["place", 4, "container", "wir stellen 4 Behälter zum Wunschtermin auf"],
  ["purchase", 1, "container", "wir liefern einen Behälter zum Wunschtermin"],
  ["immediateFill", 1, "container", "wir kommen zum Wunschtermin zur Sofortbefüllung"],
  ["suction", 1, "container", "wir saugen Ihren Behälter zum Wunschtermin leer"],
  ["emptyCustomerOwned", 1, "container", "wir leeren Ihren Behälter zum Wunschtermin"],
  ["relocate", 1, "container", "wir stellen Ihren Behälter zum Wunschtermin um"],
] as const)("opens for %s of %d %s", (action, amount, unit, announcement) => {
  const mail = { ...exchange, containerActionId: containerAction[action], amount, unit };
  expect(orderReceivedMail(mail).opening).toBe(`${announcement}, spätestens am 16.04.2026.`);
});

test("names both deadlines where both are open", () => {
  const edit = { allowed: true, until: "2026-04-07T10:00:00Z" } as const;
  expect(orderReceivedMail({ ...exchange, edit }).remark).toBe(
    "Stornierbar bis Mi., 08.04.2026, 24:00 Uhr. Bearbeitbar bis Di., 07.04.2026, 12:00 Uhr.",
  );
});

test("leaves out what was not given, and counts pieces beside the container", () => {
  const { facts } = orderReceivedMail({
    ...exchange,
    customerOrderNumber: null,
    costCentre: null,
    noteToDisposer: null,
    avvCode: "",
    amount: 20,
    unit: "piece",
  });
  expect(facts.map(([label]) => label)).not.toContain("Hinweis an den Entsorger");
  expect(facts.map(([label]) => label)).not.toContain("Ihre Bestellnummer");
  expect(facts.map(([label]) => label)).not.toContain("Kostenstelle");
  expect(facts).toContainEqual(["Abfallart", "Altholz A I–III"]);
  expect(facts).toContainEqual(["Behälter", "20 Stück · Absetzcontainer 7 m³"]);
});

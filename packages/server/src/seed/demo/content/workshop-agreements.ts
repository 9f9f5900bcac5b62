import { cycleInterval, type CycleIntervalId, type CycleWeekday } from "@kreislauf/contract/agreements";
import { weekday } from "@kreislauf/contract/base";
import { agreementType, containerAction, type ContainerActionId } from "@kreislauf/contract/catalog";
import { agreementsAt, type DemoAgreement } from "./demo-agreement.ts";

const { pickUp, exchange, remove, empty, place, purchase, immediateFill, suction } = containerAction;
const { emptyCustomerOwned, relocate } = containerAction;

const nord = agreementsAt("Betriebshof Nord");
const sued = agreementsAt("Werkstatt Süd");
const mitte = agreementsAt("Filiale Mitte");
const west = agreementsAt("Werkstatt West");
const teilelager = agreementsAt("Teilelager");
const rhein = agreementsAt("Filiale Rhein");
const ost = agreementsAt("Filiale Ost");
const tempelfeld = agreementsAt("Werkstatt Tempelfeld");
const franken = agreementsAt("Werkstatt Franken");
const suedwest = agreementsAt("Filiale Südwest");
const isar = agreementsAt("Lager Isar");
const foerde = agreementsAt("Werkstatt Förde");
const thueringen = agreementsAt("Werkstatt Thüringen");
const eichsfeld = agreementsAt("Werkstatt Eichsfeld");

const every = (
  everyDays: number,
  actions: ContainerActionId | readonly ContainerActionId[],
  least: number,
  most: number = least,
) => ({
  everyDays,
  actions: typeof actions === "number" ? [actions] : actions,
  amount: [least, most] as const,
});

const weeks = (interval: CycleIntervalId, weekday1: CycleWeekday, weekday2: CycleWeekday | null = null) => ({
  cycleInterval: interval,
  weekday1,
  weekday2,
  action: empty,
});

/** The containers and orders of the car-dealer group. */
export const workshopAgreements: readonly DemoAgreement[] = [
  sued.callOff(101, 203, 2, every(16, [exchange, exchange, exchange, relocate], 1, 2), {
    longStanding: true,
    fixedOrders: [
      {
        inWorkingDays: 10,
        amount: 1,
        action: exchange,
        note: "Tor 2, Anfahrt links.",
        by: "admin@demo.example",
      },
      { inWorkingDays: -3, amount: 1, action: exchange, outcome: "claimed", by: "auftrag@demo.example" },
    ],
  }),
  sued.periodic(111, 234, 2, weeks(cycleInterval.twoWeeks, weekday.tuesday), {
    pendingCycle: {
      cycleInterval: cycleInterval.twiceWeekly,
      weekday1: weekday.tuesday,
      weekday2: weekday.friday,
    },
  }),
  sued.callOff(141, 213, 1, every(14, exchange, 1), {
    longStanding: true,
    fixedOrders: [
      {
        inWorkingDays: 9,
        by: "auftrag@demo.example",
        proposal: {
          inWorkingDays: 10,
          timeWindow: "morning",
          note: "Der Tauschbehälter kommt erst am Tag danach zurück auf den Hof.",
        },
      },
    ],
  }),
  sued.callOff(171, 241, 3, every(24, exchange, 2, 3), {
    fixedOrders: [
      {
        inWorkingDays: -2,
        amount: 3,
        outcome: "claimed",
        note: "Boxen stehen neben Tor 2.",
        by: "admin@demo.example",
      },
    ],
  }),
  sued.callOff(121, 251, 12, every(15, [pickUp, pickUp, pickUp, pickUp, purchase], 6, 12), {
    fixedOrders: [
      {
        inWorkingDays: 2,
        amount: 12,
        action: pickUp,
        note: "Ballen auf Palette.",
        by: "s.brandes@tiedemark.example",
      },
    ],
  }),
  sued.callOff(161, 263, 4, every(21, suction, 3, 4), {
    fixedOrders: [
      {
        inWorkingDays: 5,
        amount: 4,
        note: "Schlüssel an der Pforte.",
        by: "admin@demo.example",
        proposal: {
          inWorkingDays: 7,
          timeWindow: "morning",
          note: "Das Saugfahrzeug ist an Ihrem Wunschtermin ausgebucht. Zwei Arbeitstage später kommen wir als Erstes zu Ihnen.",
        },
      },
    ],
  }),
  sued.periodic(111, 222, 1, weeks(cycleInterval.fourWeeks, weekday.friday), { longStanding: true }),
  sued.callOff(112, 271, 5, every(28, pickUp, 3, 5)),

  nord.periodic(142, 234, 4, weeks(cycleInterval.weekly, weekday.monday)),
  nord.callOff(101, 204, 2, every(18, exchange, 1, 2), {
    longStanding: true,
    fixedOrders: [
      { inWorkingDays: 0, amount: 1 },
      { inWorkingDays: -2, amount: 1, outcome: "open" },
    ],
  }),
  nord.callOff(161, 281, 1, every(42, emptyCustomerOwned, 1), { longStanding: true }),
  nord.callOff(171, 242, 3, every(26, exchange, 1, 3), {
    fixedOrders: [{ inWorkingDays: 7, amount: 2, group: "hall-2" }],
  }),
  nord.callOff(165, 266, 4, every(30, exchange, 1, 3)),
  nord.callOff(170, 243, 2, every(45, exchange, 1, 2), { fixedOrders: [{ inWorkingDays: 0, amount: 1 }] }),
  nord.callOff(131, 203, 2, every(35, [exchange, exchange, empty], 1), {
    longStanding: true,
    fixedOrders: [{ inWorkingDays: 7, amount: 1, action: exchange, group: "hall-2" }],
  }),

  mitte.periodic(144, 232, 3, weeks(cycleInterval.weekly, weekday.wednesday)),
  mitte.callOff(161, 263, 4, every(28, suction, 1, 4), {
    fixedOrders: [{ inWorkingDays: -4, amount: 1, outcome: "open" }],
  }),
  mitte.periodic(111, 234, 2, weeks(cycleInterval.twoWeeks, weekday.thursday)),

  west.callOff(171, 241, 6, every(17, exchange, 3, 6), { fixedOrders: [{ inWorkingDays: 0, amount: 4 }] }),
  west.callOff(172, 241, 2, every(33, pickUp, 20, 45), {
    fixedOrders: [{ inWorkingDays: -6, amount: 20, outcome: "failedTrip" }],
  }),
  west.callOff(161, 264, 2, every(38, suction, 1, 2)),
  west.callOff(141, 213, 1, every(20, exchange, 1), {
    longStanding: true,
    fixedOrders: [{ inWorkingDays: 3 }],
  }),
  west.periodic(111, 234, 3, weeks(cycleInterval.twoWeeks, weekday.wednesday)),

  teilelager.callOff(172, 241, 4, every(29, pickUp, 20, 60), {
    fixedOrders: [
      {
        inWorkingDays: 8,
        amount: 32,
        proposal: {
          inWorkingDays: 6,
          timeWindow: "all_day",
          note: "Wir sind schon zwei Tage früher in Bremen.",
        },
      },
    ],
  }),
  teilelager.callOff(112, 272, 5, every(19, pickUp, 2, 5), {
    fixedOrders: [{ inWorkingDays: 0, amount: 4 }],
  }),
  teilelager.periodic(111, 222, 1, weeks(cycleInterval.twoWeeks, weekday.monday), { longStanding: true }),
  teilelager.callOff(103, 213, 1, every(40, pickUp, 1), {
    longStanding: true,
    fixedOrders: [{ inWorkingDays: -5, outcome: "open" }],
  }),
  teilelager.callOff(173, 268, 1, every(75, exchange, 1)),

  rhein.periodic(111, 234, 2, weeks(cycleInterval.twoWeeks, weekday.friday), {
    pendingCycle: { cycleInterval: cycleInterval.weekly, weekday1: weekday.thursday, weekday2: null },
    changeAccepted: true,
  }),
  rhein.callOff(162, 267, 2, every(34, exchange, 1, 2)),
  rhein.callOff(141, 205, 1, every(24, exchange, 1), {
    fixedOrders: [{ inWorkingDays: 6, outcome: "cancelled" }],
  }),
  rhein.callOff(170, 243, 1, every(60, exchange, 1)),

  ost.periodic(111, 234, 2, weeks(cycleInterval.weekly, weekday.friday)),
  ost.callOff(121, 251, 6, every(22, pickUp, 2, 6), {
    fixedOrders: [{ inWorkingDays: -3, amount: 2, outcome: "open" }],
  }),
  ost.callOff(171, 241, 2, every(31, exchange, 1, 2), { fixedOrders: [{ inWorkingDays: 0, amount: 2 }] }),
  ost.callOff(163, 261, 1, every(70, exchange, 1)),

  tempelfeld.callOff(161, 264, 2, every(32, suction, 1, 2), {
    longStanding: true,
    fixedOrders: [{ inWorkingDays: 0, amount: 2 }],
  }),
  tempelfeld.callOff(162, 263, 3, every(36, exchange, 1, 2), {
    fixedOrders: [{ inWorkingDays: 12, action: remove, amount: 1, note: "Fass mit dem roten Deckel." }],
  }),
  tempelfeld.callOff(141, 206, 1, every(21, exchange, 1)),
  tempelfeld.periodic(111, 234, 3, weeks(cycleInterval.twoWeeks, weekday.thursday)),
  tempelfeld.callOff(166, 283, 1, every(80, [suction, emptyCustomerOwned], 1), { longStanding: true }),

  franken.callOff(171, 242, 3, every(27, exchange, 1, 3), {
    fixedOrders: [{ inWorkingDays: -4, amount: 2, outcome: "claimed" }],
  }),
  franken.callOff(164, 262, 2, every(55, suction, 1, 2)),
  franken.periodic(111, 234, 2, weeks(cycleInterval.sixWeeks, weekday.tuesday)),
  franken.callOff(131, 203, 1, every(44, exchange, 1), { longStanding: true }),

  suedwest.periodic(111, 234, 3, weeks(cycleInterval.twoWeeks, weekday.monday)),
  suedwest.callOff(161, 263, 1, every(37, suction, 1)),

  isar.callOff(172, 272, 2, every(41, pickUp, 20, 40)),
  isar.callOff(112, 271, 2, every(25, pickUp, 1, 2)),
  isar.callOff(141, 213, 1, every(23, exchange, 1), {
    longStanding: true,
    fixedOrders: [{ inWorkingDays: 4 }],
  }),

  foerde.callOff(101, 203, 1, every(30, exchange, 1)),
  foerde.callOff(161, 263, 3, every(29, suction, 1, 3)),
  foerde.periodic(142, 234, 2, weeks(cycleInterval.twoWeeks, weekday.tuesday)),
  foerde.callOff(171, 241, 2, every(33, exchange, 1, 2)),
  {
    site: "Werkstatt Förde",
    wasteTypeId: 143,
    containerTypeId: 203,
    agreementTypeId: agreementType.oneTime,
    containers: 1,
    daysOld: 24,
    fixedOrders: [
      { inWorkingDays: -8, action: place, amount: 1, outcome: "done", note: "Stellplatz hinter Halle 1." },
      { inWorkingDays: 4, action: pickUp, amount: 1, byProvider: true },
    ],
  },

  thueringen.periodic(142, 234, 2, weeks(cycleInterval.eightWeeks, weekday.wednesday)),
  thueringen.callOff(161, 264, 1, every(47, suction, 1)),
  thueringen.callOff(170, 243, 1, every(58, exchange, 1)),
  {
    site: "Werkstatt Thüringen",
    wasteTypeId: 171,
    containerTypeId: 242,
    agreementTypeId: agreementType.callOff,
    containers: 0,
    daysOld: 1,
    fixedOrders: [{ inWorkingDays: 6, action: place, amount: 2, note: "Neben den Waschplatz." }],
  },

  {
    site: "Werkstatt Eichsfeld",
    wasteTypeId: 151,
    containerTypeId: 203,
    agreementTypeId: agreementType.immediateFill,
    containers: 1,
    daysOld: 300,
    usual: every(36, immediateFill, 1),
    fixedOrders: [{ inWorkingDays: 5, action: immediateFill, amount: 1 }],
  },
  eichsfeld.callOff(141, 203, 1, every(28, exchange, 1)),
  eichsfeld.periodic(142, 234, 2, weeks(cycleInterval.twiceWeekly, weekday.tuesday, weekday.friday)),
  {
    site: "Filiale Rhein",
    wasteTypeId: 152,
    containerTypeId: 204,
    agreementTypeId: agreementType.oneTime,
    containers: 0,
    daysOld: 190,
    endedDaysAgo: 150,
    fixedOrders: [
      { inWorkingDays: -122, action: place, amount: 1, outcome: "done", note: "Umbau Annahme." },
      { inWorkingDays: -108, action: pickUp, amount: 1, outcome: "done" },
    ],
  },

  // Rubble from a reconstruction two years ago.
  {
    site: "Betriebshof Nord",
    wasteTypeId: 151,
    containerTypeId: 203,
    agreementTypeId: agreementType.immediateFill,
    containers: 0,
    daysOld: 800,
    endedDaysAgo: 400,
    longStanding: true,
    usual: every(18, immediateFill, 1),
  },
  {
    site: "Werkstatt Franken",
    wasteTypeId: 141,
    containerTypeId: 213,
    agreementTypeId: agreementType.callOff,
    containers: 0,
    daysOld: 800,
    endedDaysAgo: 420,
    longStanding: true,
    usual: every(27, exchange, 1),
  },
];

import { expect, test } from "vitest";
import { type ErrorCode, languages } from "../base/index.ts";
import { ordersErrorTexts } from "./order-errors.texts.ts";
import {
  editRefusals,
  orderActionRefusals,
  orderingRefusals,
  photoRefusals,
  proposalRefusals,
} from "./orders.codes.ts";
import { cancelReasonText, ordersTexts } from "./orders.texts.ts";

test.each(languages)("every refusal of an order has its sentence, and no other code has (%s)", (language) => {
  const codes = [
    ...orderActionRefusals,
    ...editRefusals,
    ...orderingRefusals,
    ...proposalRefusals,
    ...photoRefusals,
    "order_changed",
  ];
  const ofOtherRooms = new Set<string>(["location_inactive"] satisfies ErrorCode[]);
  const own = codes.filter((code) => !ofOtherRooms.has(code));
  expect(Object.keys(ordersErrorTexts[language]).toSorted()).toEqual(own.toSorted());
});

test("what the specification fixes stands word for word", () => {
  expect(ordersErrorTexts.de.order_changed).toBe("Der Auftrag wurde inzwischen geändert.");
  expect(ordersTexts.de.status[5]).toBe("Fehlfahrt (erledigt)");
});

test("internal messages are never shown in German", () => {
  expect(ordersErrorTexts.en.edit_too_late).toContain("Order cannot go!");
  for (const sentence of Object.values(ordersErrorTexts.de))
    expect(sentence).not.toMatch(/Order|Failed|cannot/);
});

test("what is carried out ahead of its day says what can be done instead", () => {
  expect(ordersErrorTexts.de.order_executed).toContain("ab dem Tag nach dem Termin reklamiert");
  expect(ordersErrorTexts.en.order_executed).toContain("a claim can be made from the day after");
});

test("a cancellation by the provider names no reason of the customer", () => {
  expect(cancelReasonText(8, null, "de")).toBe("Anderer Grund");
  expect(cancelReasonText(5, undefined, "de")).toBe("Ohne Angabe");
  expect(cancelReasonText(9, "withdrawal", "en")).toBe("Because the containers are being withdrawn");
});

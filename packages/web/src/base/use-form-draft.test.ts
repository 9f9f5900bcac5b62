import { afterEach, expect, test, vi } from "vitest";

/** A sessionStorage whose keys are own properties, as in browsers. */
function createStorage(entries: Readonly<Record<string, object>>) {
  const texts = Object.entries(entries).map(([key, value]) => [key, JSON.stringify(value)]);
  const storage: Record<string, unknown> = Object.fromEntries(texts) as Record<string, string>;
  return Object.defineProperties(storage, {
    getItem: { value: (key: string) => storage[key] ?? null },
    setItem: { value: (key: string, value: string) => void (storage[key] = value) },
    removeItem: { value: (key: string) => void delete storage[key] },
  });
}

async function openTab(entries: Readonly<Record<string, object>>) {
  vi.resetModules();
  const storage = createStorage(entries);
  vi.stubGlobal("sessionStorage", storage);
  const { takeInterruptedDialog } = await import("./use-form-draft.ts");
  return { storage, takeInterruptedDialog };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const draft = { owner: "", values: { amount: "2", note: 'a "locationId": stays' } };

test("a dialog that was open with input in it opens again, once", async () => {
  const { takeInterruptedDialog } = await openTab({
    "kreislauf.dialog": { name: "group", subject: { siteId: 7 } },
    'kreislauf.draft.group.{"siteId":7}': draft,
  });
  expect(takeInterruptedDialog("order")).toBeNull();
  expect(takeInterruptedDialog("group")).toEqual({ siteId: 7 });
  expect(takeInterruptedDialog("group")).toBeNull();
});

test("what an older version left is found, where it called a site a location", async () => {
  const { storage, takeInterruptedDialog } = await openTab({
    "kreislauf.dialog": { name: "order", subject: { agreementId: 5, locationId: 7 } },
    'kreislauf.draft.order.{"agreementId":5,"locationId":7}': draft,
    'kreislauf.draft.inquiry.{"locationId":8}': draft,
    "kreislauf.location": [7],
  });
  expect(takeInterruptedDialog("order")).toEqual({ agreementId: 5, siteId: 7 });
  expect(storage).toEqual({
    'kreislauf.draft.order.{"agreementId":5,"siteId":7}': JSON.stringify(draft),
    'kreislauf.draft.inquiry.{"siteId":8}': JSON.stringify(draft),
    "kreislauf.location": "[7]",
  });
});

import { type Site, siteCreation } from "@kreislauf/contract/sites";
import { expect, test } from "vitest";
import { changedSiteFields, toSiteDraft, emptySiteDraft, type SiteDraft } from "./site-draft.ts";

const site = {
  alias: "Werkstatt Süd",
  locationOrderNumber: null,
  street: "Lohgerberweg",
  houseNumber: "21",
  zip: "34123",
  city: "Kassel",
  land: "HE",
  assumptionDayHoliday: false,
  corpusChristiHoliday: false,
  lat: 51.299,
  lon: 9.53,
  contractNumber: "V-1",
  partnerNumber: null,
  branch: null,
  orderNumbers: ["17"],
  glnNumber: null,
  access: { openingHours: null, gateWidth: "4 m", gateHeight: null, driverHints: null },
  group: { groupId: 401, name: "Werkstätten" },
  contactPerson: { type: "external", id: 6001, name: "Bernd", phone: "+49171", email: null },
} as unknown as Site;

const changes = (draft: SiteDraft) => changedSiteFields(toSiteDraft(site), draft, siteCreation.parse(draft));

test("a site that nobody has touched has no changes", () => {
  expect(changes(toSiteDraft(site))).toEqual({});
});

test("only what was touched is sent, without blanks", () => {
  const before = toSiteDraft(site);
  const after = {
    ...before,
    alias: " Werkstatt 3 ",
    orderNumbers: ["17", " ", "18"],
    access: { ...before.access, gateWidth: "" },
    contactPerson: null,
  };
  expect(changes(after)).toEqual({
    alias: "Werkstatt 3",
    orderNumbers: ["17", "18"],
    access: { gateWidth: null },
    contactPerson: null,
  });
});

test("an empty form lacks name and address", () => {
  const result = siteCreation.safeParse(emptySiteDraft);
  expect(result.error?.issues.map(({ path }) => path.join("."))).toEqual(["alias", "street", "zip", "city"]);
});

import { describe, expect, it, test } from "vitest";
import { chooseSite, chooseSites, type GroupedSite, isInScope } from "./choose-site.ts";

const kassel: GroupedSite = { id: 3001, land: "HE", group: { groupId: 7, name: "Werkstätten" } };
const ulm: GroupedSite = { id: 3002, land: "BW", group: null };
const sites = [kassel, ulm];
const nothing = { named: undefined, remembered: null, sites };

describe("which site a screen is about", () => {
  it("is the one that the address names, whatever was looked at last", () => {
    expect(chooseSite({ ...nothing, named: "3002", remembered: 3001 })).toBe(3002);
  });

  it("is believed to be there until the sites are known", () => {
    expect(chooseSite({ ...nothing, named: "3009", sites: undefined })).toBe(3009);
    expect(chooseSite({ ...nothing, remembered: 3009, sites: undefined })).toBe(3009);
  });

  it.each([chooseSite, chooseSites])(
    "is none, and no other one, where the address names a site that is not there",
    (choose) => {
      const unknown = { ...nothing, named: "3009", remembered: 3001 };
      expect(choose(unknown)).toBeNull();
      expect(choose({ ...unknown, sites: [kassel] })).toBeNull();
    },
  );

  it("is the one looked at last, if it is still there", () => {
    expect(chooseSite({ ...nothing, remembered: 3002 })).toBe(3002);
    expect(chooseSite({ ...nothing, remembered: 3009 })).toBeNull();
  });

  it.each(["", "abc", "0", "1e9", "3002x"])("does not care for '%s' in the address", (named) => {
    const wrong = { ...nothing, named, remembered: 3002 };
    expect([chooseSite(wrong), chooseSites(wrong)]).toEqual([3002, 3002]);
  });

  it("is the only one there is", () => {
    expect(chooseSite({ ...nothing, sites: [ulm] })).toBe(3002);
    expect(chooseSite({ ...nothing, sites: [] })).toBeNull();
    expect(chooseSite({ ...nothing, sites: undefined })).toBeNull();
  });

  it.each(["all", "3001-3002", "HE"])("falls back to the last single one for '%s'", (named) => {
    expect(chooseSite({ ...nothing, named, remembered: 3001 })).toBe(3001);
    expect(chooseSite({ ...nothing, named })).toBeNull();
  });
});

describe("which sites a screen shows that can show several", () => {
  it("are all of them where nothing else is asked for", () => {
    expect(chooseSites(nothing)).toBe("all");
    expect(chooseSites({ ...nothing, named: "all", remembered: 3001 })).toBe("all");
    expect(chooseSites({ ...nothing, remembered: 3001 })).toBe(3001);
    expect(chooseSites({ ...nothing, remembered: 3009 })).toBe("all");
  });

  it("are those of a set, without what belongs to none of them", () => {
    expect(chooseSites({ ...nothing, named: "3001-3002-3009" })).toEqual({ sites: [3001, 3002] });
    expect(chooseSites({ ...nothing, named: "3009-BW-BY-g7-g8" })).toEqual({ land: ["BW"], groups: [7] });
    expect(chooseSites({ ...nothing, named: "3001-3009" })).toBe(3001);
    expect(chooseSites({ ...nothing, named: "3009-BY-g8" })).toBeNull();
    expect(chooseSites({ ...nothing, named: "3009-BY", sites: undefined })).toEqual({
      sites: [3009],
      land: ["BY"],
    });
  });
});

test("a site belongs to a set by its number, its Land or its group", () => {
  expect(
    [3001, { land: ["HE" as const] }, { groups: [7] }, { sites: [3001, 1] }, "all" as const].map((scope) =>
      isInScope(scope, kassel),
    ),
  ).toEqual([true, true, true, true, true]);
  expect(
    [3002, { land: ["BW" as const] }, { groups: [8] }, { sites: [3002, 1] }].map((scope) =>
      isInScope(scope, kassel),
    ),
  ).toEqual([false, false, false, false]);
  expect(isInScope({ groups: [7] }, ulm)).toBe(false);
});

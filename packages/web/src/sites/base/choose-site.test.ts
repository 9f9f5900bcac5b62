import { describe, expect, it } from "vitest";
import { chooseSite } from "./choose-site.ts";

const sites = [{ id: 3001 }, { id: 3002 }];
const nothing = { named: undefined, remembered: null, sites: sites, allowAll: false };

describe("which site a screen is about", () => {
  it("is the one that the address names, whatever was looked at last", () => {
    expect(chooseSite({ ...nothing, named: "3002", remembered: 3001 })).toBe(3002);
  });

  it("is believed to be there until the sites are known", () => {
    expect(chooseSite({ ...nothing, named: "3009", sites: undefined })).toBe(3009);
    expect(chooseSite({ ...nothing, remembered: 3009, sites: undefined })).toBe(3009);
  });

  it("is none, and no other one, where the address names a site that is not there", () => {
    const unknown = { ...nothing, named: "3009", remembered: 3001 };
    expect(chooseSite(unknown)).toBeNull();
    expect(chooseSite({ ...unknown, allowAll: true })).toBeNull();
    expect(chooseSite({ ...unknown, sites: [{ id: 3001 }] })).toBeNull();
  });

  it("is the one looked at last, if it is still there", () => {
    expect(chooseSite({ ...nothing, remembered: 3002 })).toBe(3002);
    expect(chooseSite({ ...nothing, remembered: 3009 })).toBeNull();
  });

  it.each(["", "abc", "0", "-1", "3002x"])("does not care for '%s' in the address", (named) => {
    expect(chooseSite({ ...nothing, named, remembered: 3001 })).toBe(3001);
  });

  it("is the only one there is", () => {
    expect(chooseSite({ ...nothing, sites: [{ id: 3002 }] })).toBe(3002);
    expect(chooseSite({ ...nothing, sites: [] })).toBeNull();
    expect(chooseSite({ ...nothing, sites: undefined })).toBeNull();
  });

  it("is all of them where a screen offers that and nothing else is asked for", () => {
    const all = { ...nothing, allowAll: true };
    expect(chooseSite(all)).toBe("all");
    expect(chooseSite({ ...all, named: "all", remembered: 3001 })).toBe("all");
    expect(chooseSite({ ...all, remembered: 3001 })).toBe(3001);
  });

  it("falls back to the last single one where all cannot be shown", () => {
    expect(chooseSite({ ...nothing, named: "all", remembered: 3001 })).toBe(3001);
    expect(chooseSite({ ...nothing, named: "all" })).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { chooseLocation } from "./choose-location.ts";

const sites = [{ id: 3001 }, { id: 3002 }];
const nothing = { named: undefined, remembered: null, locations: sites, allowAll: false };

describe("which site a screen is about", () => {
  it("is the one that the address names, whatever was looked at last", () => {
    expect(chooseLocation({ ...nothing, named: "3002", remembered: 3001 })).toBe(3002);
  });

  it("is believed to be there until the sites are known", () => {
    expect(chooseLocation({ ...nothing, named: "3009", locations: undefined })).toBe(3009);
    expect(chooseLocation({ ...nothing, remembered: 3009, locations: undefined })).toBe(3009);
  });

  it("is none, and no other one, where the address names a site that is not there", () => {
    const unknown = { ...nothing, named: "3009", remembered: 3001 };
    expect(chooseLocation(unknown)).toBeNull();
    expect(chooseLocation({ ...unknown, allowAll: true })).toBeNull();
    expect(chooseLocation({ ...unknown, locations: [{ id: 3001 }] })).toBeNull();
  });

  it("is the one looked at last, if it is still there", () => {
    expect(chooseLocation({ ...nothing, remembered: 3002 })).toBe(3002);
    expect(chooseLocation({ ...nothing, remembered: 3009 })).toBeNull();
  });

  it.each(["", "abc", "0", "-1", "3002x"])("does not care for '%s' in the address", (named) => {
    expect(chooseLocation({ ...nothing, named, remembered: 3001 })).toBe(3001);
  });

  it("is the only one there is", () => {
    expect(chooseLocation({ ...nothing, locations: [{ id: 3002 }] })).toBe(3002);
    expect(chooseLocation({ ...nothing, locations: [] })).toBeNull();
    expect(chooseLocation({ ...nothing, locations: undefined })).toBeNull();
  });

  it("is all of them where a screen offers that and nothing else is asked for", () => {
    const all = { ...nothing, allowAll: true };
    expect(chooseLocation(all)).toBe("all");
    expect(chooseLocation({ ...all, named: "all", remembered: 3001 })).toBe("all");
    expect(chooseLocation({ ...all, remembered: 3001 })).toBe(3001);
  });

  it("falls back to the last single one where all cannot be shown", () => {
    expect(chooseLocation({ ...nothing, named: "all", remembered: 3001 })).toBe(3001);
    expect(chooseLocation({ ...nothing, named: "all" })).toBeNull();
  });
});

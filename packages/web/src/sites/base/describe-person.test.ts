import { permission } from "@kreislauf/contract/base";
import { permissionTexts } from "@kreislauf/contract/users";
import { expect, test } from "vitest";
import { describePerson } from "./describe-person.ts";

const { defaultUser, documentViewer, fileExportManager } = permission;

test("a person's rights have the names that they have everywhere", () => {
  const person = {
    ebeneId: null,
    permissions: [defaultUser, documentViewer, fileExportManager],
    invited: true,
  };
  expect(describePerson(person, "de")).toBe("Export, Belege ansehen · eingeladen");
  const all = { ebeneId: null, permissions: Object.values(permission) };
  for (const language of ["de", "en"] as const) {
    const { [defaultUser]: _, ...names } = permissionTexts[language].names;
    expect(describePerson(all, language).split(", ").toSorted()).toEqual(Object.values(names).toSorted());
  }
});

test("somebody with none of them only reads", () => {
  expect(describePerson({ ebeneId: null, permissions: [defaultUser] }, "de")).toBe("nur lesen");
});

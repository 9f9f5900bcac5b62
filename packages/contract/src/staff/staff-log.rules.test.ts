import { expect, test } from "vitest";
import fc from "fast-check";
import { importedTables } from "./staff.codes.ts";
import { readLoggedImport, writeLoggedImport } from "./staff-log.rules.ts";

test("what was written of an import is read again, whatever its file is called", () => {
  const count = fc.nat(20_000);
  const logged = fc.record({
    fileName: fc.string({ maxLength: 200 }),
    table: fc.constantFrom(...importedTables),
    created: count,
    changed: count,
  });
  fc.assert(
    fc.property(logged, (each) => {
      expect({ ...readLoggedImport(writeLoggedImport(each)) }).toEqual({ ...each });
    }),
  );
});

test.each(["", "brandt.csv", "brandt.csv (tables: +1 ~0)", "brandt.csv (agreements: +1 ~0) "])(
  "%j is no import",
  (subject) => {
    expect(readLoggedImport(subject)).toBeUndefined();
  },
);

import { expect, test } from "vitest";
import { agreementList } from "./agreement-list-state.ts";

test("reads a type from the address and takes no other value", () => {
  expect(agreementList.parse({ agreementKind: "4", agreementSearch: "glas" })).toEqual({
    type: 4,
    search: "glas",
  });
  for (const agreementKind of ["", "5", "04", "x"]) {
    expect(agreementList.parse({ agreementKind }).type).toBeNull();
  }
});

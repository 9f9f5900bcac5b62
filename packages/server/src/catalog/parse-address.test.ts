import { expect, test } from "vitest";
import { parseAddress } from "./parse-address.ts";

test.each([
  ["Lohgerb", ["Lohgerb", "", "", ""]],
  ["Lohgerberweg 21", ["Lohgerberweg", "21", "", ""]],
  ["Lohgerberweg 21 a, 34123 Kassel", ["Lohgerberweg", "21 a", "34123", "Kassel"]],
  ["Lohgerberweg 21–23, Kassel", ["Lohgerberweg", "21–23", "", "Kassel"]],
  ["Straße des 17. Juni 135 10623 Berlin", ["Straße des 17. Juni", "135", "10623", "Berlin"]],
  ["34123  Bad  Homburg", ["", "", "34123", "Bad Homburg"]],
  ["21", ["21", "", "", ""]],
  [" , ", ["", "", "", ""]],
])("'%s' says %j", (typed, [street, houseNumber, zip, city]) => {
  expect(parseAddress(typed)).toEqual({ street, houseNumber, zip, city });
});

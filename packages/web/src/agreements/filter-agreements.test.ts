import type { Agreement } from "@kreislauf/contract/agreements";
import { agreementType } from "@kreislauf/contract/catalog";
import { describe, expect, it } from "vitest";
import { filterAgreements, filterableAgreementTypes } from "./filter-agreements.ts";

const { callOff, periodic } = agreementType;

const agreement = (
  agreementId: number,
  agreementTypeId: Agreement["agreementTypeId"],
  waste: string,
  avvCode: string,
  container: string,
) =>
  ({
    agreementId,
    agreementNumber: `V-${agreementId}`,
    agreementTypeId,
    wasteType: { id: 1, description: waste, avvCode, hazardous: avvCode.endsWith("*") },
    containerType: { id: 2, type: container, size: "", drawing: "fass" },
  }) as Agreement;

const oil = agreement(1, callOff, "Altöl", "13 02 05*", "Fass 200 l");
const wood = agreement(2, callOff, "Altholz A I–III", "17 02 01", "Absetzcontainer 7 m³");
const paper = agreement(3, periodic, "Papier/Pappe/Kartonagen", "20 01 01", "Umleerbehälter 1.100 l");
const all = [oil, wood, paper];
const found = (search: string, kind: Agreement["agreementTypeId"] | null = null) =>
  filterAgreements(all, search, kind).map(({ agreementId }) => agreementId);

describe("searching agreements", () => {
  it.each([
    ["", [1, 2, 3]],
    ["  ", [1, 2, 3]],
    ["ALTÖL", [1]],
    ["alt", [1, 2]],
    ["alt fass", [1]],
    ["170201", [2]],
    ["17 02 01", [2]],
    ["v-3", [3]],
    ["glas", []],
  ])("for '%s' finds %j", (search, ids) => {
    expect(found(search)).toEqual(ids);
  });

  it("stays within the kind", () => {
    expect(found("", periodic)).toEqual([3]);
    expect(found("alt", periodic)).toEqual([]);
  });
});

it("offers the kinds that occur, and cycles always", () => {
  expect(filterableAgreementTypes([oil])).toEqual(new Set([callOff, periodic]));
});

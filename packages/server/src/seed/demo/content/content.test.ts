import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { containerActionIds, otherContainerTypeId, otherWasteTypeId } from "@kreislauf/contract/catalog";
import { permission } from "@kreislauf/contract/base";
import { describe, expect, test } from "vitest";
import { demoCompanies } from "./demo-companies.ts";
import { demoContainerTypes } from "./demo-container-types.ts";
import { demoPeople } from "./demo-people.ts";
import { demoServiceOffers } from "./demo-service-offers.ts";
import { demoWasteTypes } from "./demo-waste-types.ts";

/** Public data next to the repository. The tests that use it are skipped if it is missing. */
const publicData = (file: string) => path.join(import.meta.dirname, "../../../../../../../shared/data", file);
const rowsOf = (file: string) => readFileSync(publicData(file), "utf8").split("\n");

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;
const sites = Object.values(demoCompanies).flatMap((company) => company.sites);

describe("catalog", () => {
  test("lists at least 44 waste types and 32 container types, each id and name once", () => {
    expect(demoWasteTypes.length).toBeGreaterThanOrEqual(44);
    expect(demoContainerTypes.length).toBeGreaterThanOrEqual(32);
    expect(unique(demoWasteTypes.map((type) => type.id))).toBe(true);
    expect(unique(demoWasteTypes.map((type) => type.description))).toBe(true);
    expect(unique(demoContainerTypes.map((type) => type.id))).toBe(true);
    expect(unique(demoContainerTypes.map((type) => type.type))).toBe(true);
  });

  test("has the entries for free text, and offers nothing for them", () => {
    expect(demoWasteTypes.map((type) => type.id)).toContain(otherWasteTypeId);
    expect(demoContainerTypes.map((type) => type.id)).toContain(otherContainerTypeId);
    expect(demoServiceOffers.filter((offer) => offer.wasteTypeId === otherWasteTypeId)).toEqual([]);
    expect(demoServiceOffers.filter((offer) => offer.containerTypeId === otherContainerTypeId)).toEqual([]);
  });

  test("joins number and unit of a size, so that they stay on one line", () => {
    expect(demoContainerTypes.find((type) => type.id === 203)?.type).toBe("Absetzcontainer 7\u00a0m³");
    expect(demoContainerTypes.filter((type) => type.size.includes(" "))).toEqual([]);
  });

  test("offers every action, every flag and both units", () => {
    const offered = new Set(demoServiceOffers.flatMap((offer) => offer.containerActionIds));
    expect([...offered].toSorted((a, b) => a - b)).toEqual(containerActionIds);
    const flags = ["bigBag", "vehicleParts", "airbag", "emptyingContainer", "customerOwned"] as const;
    for (const flag of flags)
      expect(
        demoServiceOffers.some((offer) => offer[flag]),
        flag,
      ).toBe(true);
    expect(new Set(demoServiceOffers.map((offer) => offer.unit))).toEqual(new Set(["container", "piece"]));
  });

  test("offers a waste type in a container type by one type of agreement once, and all but the free text", () => {
    const keys = demoServiceOffers.map(
      (offer) => `${offer.wasteTypeId}-${offer.containerTypeId}-${offer.agreementTypeId}`,
    );
    expect(unique(keys)).toBe(true);
    const known = new Set(demoContainerTypes.map((type) => type.id));
    expect(demoServiceOffers.filter((offer) => !known.has(offer.containerTypeId))).toEqual([]);
    const offered = new Set(demoServiceOffers.map((offer) => offer.wasteTypeId));
    const left = demoWasteTypes.filter((type) => !offered.has(type.id));
    expect(left.map((type) => type.id)).toEqual([otherWasteTypeId]);
  });

  test("takes at most 999 big bags and at least 20 vehicle parts", () => {
    const bags = demoServiceOffers.filter((offer) => offer.bigBag && offer.maxAmount !== null);
    expect(bags.every((offer) => offer.maxAmount === 999)).toBe(true);
    const parts = demoServiceOffers.filter((offer) => offer.vehicleParts);
    expect(parts.every((offer) => offer.minAmount === 20 && offer.unit === "piece")).toBe(true);
  });

  test.skipIf(!existsSync(publicData("avv.csv")))(
    "uses AVV codes that exist, hazardous where they are",
    () => {
      const isHazardous = new Map(
        rowsOf("avv.csv").map((row) => [row.split(";")[0], row.split(";")[1] === "yes"] as const),
      );
      const coded = demoWasteTypes.flatMap(({ avv }) => avv ?? []);
      expect(coded.filter((avv) => isHazardous.get(avv.replace("*", "")) !== avv.endsWith("*"))).toEqual([]);
    },
  );
});

describe("sites", () => {
  const workshops = demoCompanies.workshops.sites;

  test("the workshops lie in at least eight Länder, the retailer has 120 stores in all of them", () => {
    expect(new Set(workshops.map((site) => site.land)).size).toBeGreaterThanOrEqual(8);
    expect(demoCompanies.retailer.sites).toHaveLength(120);
    expect(new Set(demoCompanies.retailer.sites.map((site) => site.land)).size).toBe(16);
  });

  test("every kind of municipality with a holiday of its own is there, and each beside one without", () => {
    const of = (land: string, flag: "assumptionDayHoliday" | "corpusChristiHoliday") =>
      new Set(sites.filter((site) => site.land === land).map((site) => site[flag] === true));
    expect(of("BY", "assumptionDayHoliday").size).toBe(2);
    expect(of("SN", "corpusChristiHoliday").size).toBe(2);
    expect(of("TH", "corpusChristiHoliday").size).toBe(2);
    expect(sites.filter((site) => site.assumptionDayHoliday && site.land !== "BY")).toEqual([]);
  });

  test("no two sites of a company share a name or an address", () => {
    for (const company of Object.values(demoCompanies)) {
      expect(unique(company.sites.map((site) => site.name))).toBe(true);
      expect(unique(company.sites.map((site) => `${site.street} ${site.houseNumber} ${site.zip}`))).toBe(
        true,
      );
    }
  });

  test.skipIf(!existsSync(publicData("geonames-DE.txt")))("lie where their postal codes lie", () => {
    const columns = rowsOf("geonames-DE.txt").map((row) => row.split("\t"));
    const lost = sites.filter(({ zip, land, lat, lon }) => {
      const places = columns.filter((row) => row[1] === zip);
      // 22113 extends from Hamburg into Schleswig-Holstein, and the table lists it only under the latter.
      const isInLand = zip === "22113" || places.some((row) => row[4] === land);
      const isNear = (row: readonly string[]) =>
        Math.abs(Number(row[9]) - lat) < 0.1 && Math.abs(Number(row[10]) - lon) < 0.1;
      return !isInLand || !places.some(isNear);
    });
    expect(lost.map((site) => site.name)).toEqual([]);
  });
});

describe("people", () => {
  test("have the demo accounts, each address once", () => {
    const emails = demoPeople.map((person) => person.email);
    expect(unique(emails)).toBe(true);
    const accounts = ["admin", "auftrag", "vertrag", "lesend", "belege", "mehrfirmen", "neu", "fremd"];
    expect(emails.slice(0, accounts.length)).toEqual(accounts.map((name) => `${name}@demo.example`));
  });

  test("see sites that exist", () => {
    const unknown = demoPeople
      .flatMap((person) => person.memberships)
      .flatMap(({ company, sites: seen }) => {
        const names = new Set(demoCompanies[company].sites.map((site) => site.name));
        return seen === "all" || "lands" in seen ? [] : seen.filter((name) => !names.has(name));
      });
    expect(unknown).toEqual([]);
  });

  test("every site has somebody who orders there", () => {
    for (const key of ["workshops", "retailer", "craft"] as const) {
      const ordering = demoPeople
        .flatMap((person) => person.memberships)
        .filter(
          (membership) =>
            membership.company === key && membership.permissions.includes(permission.orderManager),
        );
      expect(ordering.some((membership) => membership.sites === "all")).toBe(true);
    }
  });
});

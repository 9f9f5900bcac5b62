import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { permission } from "@kreislauf/contract/base";
import type { AddressPrediction } from "@kreislauf/contract/catalog";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createTestCompany,
  createTestSite,
  createTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";
import { replacePlaces } from "./addresses.store.ts";

const places = [
  { zip: "34117", city: "Kassel", land: "HE", lat: 51.32, lon: 9.49 },
  { zip: "34123", city: "Kassel", land: "HE", lat: 51.3, lon: 9.53 },
  { zip: "61348", city: "Bad Homburg vor der Höhe", land: "HE", lat: 50.22, lon: 8.61 },
  { zip: "19273", city: "Amt Neuhaus", land: "NI", lat: 53.28, lon: 10.93 },
  { zip: "19273", city: "Brahlstorf", land: "MV", lat: 53.37, lon: 10.94 },
] as const;

/** The response of the test's geocoder. */
let answerNext: () => { readonly status: number; readonly body: unknown };
const asked: URL[] = [];
let geocoder: Server;
let photon: TestPortal;
let nominatim: TestPortal;
let company: TestCompany;

beforeAll(async () => {
  geocoder = createServer((request, response) => {
    asked.push(new URL(request.url ?? "", "http://geocoder.test"));
    const { status, body } = answerNext();
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => void geocoder.listen(0, "127.0.0.1", listening));
  const at = `http://127.0.0.1:${(geocoder.address() as AddressInfo).port}`;
  photon = await openTestPortal({ GEOCODER_URL: `${at}/api` });
  nominatim = await openTestPortal({ GEOCODER_URL: `${at}/search` });
  await replacePlaces(photon.database.db, places);
  company = await createTestCompany(photon);
});
afterAll(async () => {
  await photon.close();
  await nominatim.close();
  geocoder.close();
});
beforeEach(() => {
  photon.setNow(testNow);
  asked.length = 0;
  answerNext = () => ({ status: 200, body: { features: [] } });
});

async function predictions(
  path: string,
  portal = photon,
  token = company.token,
): Promise<AddressPrediction[]> {
  const answer = await portal.call({ path, token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ predictions: AddressPrediction[] }>().predictions;
}
const labels = async (path: string) => (await predictions(path)).map(({ label }) => label);
const q = (typed: string) => encodeURIComponent(typed);

describe("places", () => {
  test.for([
    ["341", ["34117 Kassel", "34123 Kassel"]],
    ["34123", ["34123 Kassel"]],
    ["34123 kas", ["34123 Kassel"]],
    ["34123 Bad", ["34123 Kassel"]],
    ["KASS", ["34117 Kassel", "34123 Kassel"]],
    ["homburg", ["61348 Bad Homburg vor der Höhe"]],
    ["Bad Homburg vor der Hohe", ["61348 Bad Homburg vor der Höhe"]],
    ["München", ["München"]],
    ["80", ["München"]],
    ["99084", ["99084 Erfurt"]],
    ["00123", []],
    ["%", []],
    ["", []],
  ] as const)("found by '%s'", async ([typed, found]) => {
    expect(await labels(`/util/search-zip-code?q=${q(typed)}`)).toEqual(found);
  });

  test("of a code, all of them with their Land; a code that is not known tells its region", async () => {
    const of = (code: string) => predictions(`/util/search-postal-code?code=${code}`);
    expect((await of("19273")).map(({ city, land }) => [city, land])).toEqual([
      ["Amt Neuhaus", "NI"],
      ["Brahlstorf", "MV"],
    ]);
    expect(await of("50667")).toEqual([
      {
        label: "50667 Köln",
        street: "",
        houseNumber: "",
        zip: "50667",
        city: "Köln",
        land: "NW",
        lat: 50.94,
        lon: 6.96,
      },
    ]);
    expect(await of("00999")).toEqual([]);
  });

  test.for(["1234", "123456", "abcde", ""])("of '%s', which is no code", async (code) => {
    const answer = await photon.call({
      path: `/util/search-postal-code?code=${code}`,
      token: company.token,
      headers: { "accept-language": "de" },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ details: unknown }>().details).toEqual([
      { field: "code", message: "Bitte geben Sie eine Postleitzahl mit fünf Ziffern an." },
    ]);
  });
});

describe("addresses", () => {
  const search = (typed: string) => labels(`/util/search-address?q=${q(typed)}`);

  test("begin with the person's own sites, with the house number as typed", async () => {
    expect(await predictions("/util/search-address?q=lohgerb")).toEqual([
      {
        label: "Lohgerberweg, 34123 Kassel",
        street: "Lohgerberweg",
        houseNumber: "",
        zip: "34123",
        city: "Kassel",
        land: "HE",
        lat: 51.3,
        lon: 9.5,
      },
    ]);
    expect(await search("Lohgerberweg 8")).toEqual(["Lohgerberweg 8, 34123 Kassel"]);
    expect(await search("Lohgerberweg 8, 10115")).toEqual(["Lohgerberweg 8, 10115 Berlin"]);
  });

  test("know nothing of sites that are not assigned", async () => {
    const stranger = await createTestUser(photon, company.companyId, {
      permissions: [permission.defaultUser, permission.siteManager],
      siteIds: [],
    });
    expect(await predictions("/util/search-address?q=Lohgerb", photon, stranger.token)).toEqual([]);
    await createTestSite(photon, company.companyId);
    expect(await search("Lohgerb")).toHaveLength(1);
  });

  test("go on with the places that are named", async () => {
    expect(await search("Rübenkamp 3, Kassel")).toEqual([
      "Rübenkamp 3, 34117 Kassel",
      "Rübenkamp 3, 34123 Kassel",
    ]);
    expect(await search("Rübenkamp 3 61348")).toEqual(["Rübenkamp 3, 61348 Bad Homburg vor der Höhe"]);
    expect(await search("Rübenkamp")).toEqual([]);
  });

  test("end with what the geocoder knows of streets in Germany", async () => {
    const feature = (properties: object) => ({ geometry: { coordinates: [9.53, 51.29] }, properties });
    const inKassel = { countrycode: "DE", postcode: "34123", city: "Kassel", state: "Hessen" };
    answerNext = () => ({
      status: 200,
      body: {
        features: [
          feature({ ...inKassel, type: "street", name: "Lohgerberweg" }),
          feature({ ...inKassel, type: "house", name: "Halle", street: "Lohgerberhof", housenumber: "2" }),
          feature({ ...inKassel, type: "city", name: "Kassel" }),
          feature({ ...inKassel, countrycode: "AT", type: "street", name: "Lohgerbergasse" }),
          feature({ ...inKassel, postcode: "1010", type: "street", name: "Lohgerbersteig" }),
          feature({
            ...inKassel,
            postcode: "37213",
            state: "Freistaat",
            type: "street",
            name: "Lohgerberei",
          }),
        ],
      },
    });
    const found = await predictions("/util/search-address?q=Lohgerb");
    expect(found.map(({ label, land, lat }) => [label, land, lat])).toEqual([
      ["Lohgerberweg, 34123 Kassel", "HE", 51.3],
      ["Lohgerberhof 2, 34123 Kassel", "HE", 51.29],
      ["Lohgerberei, 37213 Kassel", "NI", 51.29],
    ]);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      q: "Lohgerb",
      limit: "8",
      lang: "de",
      countrycode: "DE",
    });
  });

  test("do not wait for a geocoder that fails, and leave it alone for a while", async () => {
    for (const failure of [
      { status: 500, body: {} },
      { status: 200, body: { unexpected: true } },
      { status: 302, body: {} },
    ]) {
      answerNext = () => failure;
      expect(await search("Lohgerb")).toEqual(["Lohgerberweg, 34123 Kassel"]);
      asked.length = 0;
      await search("Lohgerb");
      expect(asked).toHaveLength(0);
      photon.setNow(photon.now().add({ seconds: 30 }).toString());
      answerNext = () => ({ status: 200, body: { features: [] } });
      await search("Lohgerb");
      expect(asked).toHaveLength(1);
    }
  });

  test("may come from a Nominatim", async () => {
    const own = await createTestCompany(nominatim);
    answerNext = () => ({
      status: 200,
      body: [
        {
          lat: "51.2981",
          lon: "9.5301",
          address: {
            country_code: "de",
            road: "Gießbergstraße",
            house_number: "41",
            postcode: "34127",
            town: "Kassel",
            state: "Hessen",
          },
        },
      ],
    });
    expect(await predictions("/util/search-address?q=Gie", nominatim, own.token)).toEqual([
      {
        label: "Gießbergstraße 41, 34127 Kassel",
        street: "Gießbergstraße",
        houseNumber: "41",
        zip: "34127",
        city: "Kassel",
        land: "HE",
        lat: 51.2981,
        lon: 9.5301,
      },
    ]);
    expect(asked[0]?.pathname).toBe("/search");
    expect(asked[0]?.searchParams.get("format")).toBe("jsonv2");
  });
});

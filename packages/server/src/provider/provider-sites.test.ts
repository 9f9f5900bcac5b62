import type { ProviderSite } from "@kreislauf/contract/provider";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany, createTestKey } from "../../test/factories/company.ts";
import { createTestContact } from "../../test/factories/people.ts";
import { openTestPortal, type TestPortal } from "../../test/portal/portal.ts";
import { testPdf, uploadTestSketch } from "../../test/factories/site.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test("the disposer sees how a driver gets in, whom to ask and the sketches, of a site of any company", async () => {
  const { siteId, companyId, token } = await createTestCompany(portal);
  await portal.call({
    method: "PATCH",
    path: `/service-location/${siteId}`,
    body: {
      access: { openingHours: "Mo.–Fr. 07:00–16:00", gateWidth: "4,50 m", driverHints: "Tor 2" },
      contactPerson: { type: "external", id: await createTestContact(portal, companyId) },
      newRouteSketches: [await uploadTestSketch(portal, token)],
    },
    token,
  });
  const key = await createTestKey(portal, ["sites:read"]);
  const path = `/provider/v1/service-location/${siteId}`;
  const site = (await portal.call({ path, token: key })).json<ProviderSite>();
  expect(site).toMatchObject({
    companyId,
    alias: "Werkstatt 2",
    lat: 51.3,
    access: {
      openingHours: "Mo.–Fr. 07:00–16:00",
      gateWidth: "4,50 m",
      gateHeight: null,
      driverHints: "Tor 2",
    },
    contactPerson: { type: "external", name: "Bernd Achterkamp", phone: "+491715550412" },
    routeSketches: [{ fileName: "anfahrt.pdf", mediaType: "application/pdf" }],
  });
  expect(site).not.toHaveProperty("containerCount");
  const sketch = await portal.call({ path: `${path}/sketch/${site.routeSketches[0]?.id}`, token: key });
  expect(sketch.json()).toEqual({ fileName: "anfahrt.pdf", file: testPdf() });
});

import type { TestCompany } from "./company.ts";
import type { TestPortal } from "../portal/portal.ts";

/** The required fields of a new site. */
export const newSite = {
  alias: "Werkstatt Ost",
  street: "Rübenkamp",
  houseNumber: "3",
  zip: "34127",
  city: "Kassel",
} as const;

/** The optional fields of a site. */
export const siteDetails = {
  locationOrderNumber: "4100-20",
  land: "TH",
  corpusChristiHoliday: true,
  lat: 51.38,
  lon: 10.32,
  contractNumber: "V-1",
  partnerNumber: "P-1",
  branch: "S-1",
  glnNumber: "4012345000016",
} as const;

/** Ends all agreements of a site and removes its containers. */
export async function emptyTestSite(
  portal: TestPortal,
  company: Pick<TestCompany, "siteId">,
  endedOn = portal.now().toString().slice(0, 10),
): Promise<void> {
  await portal.database.db
    .updateTable("agreements")
    .set({ status: "ended", containers_on_site: 0, ended_on: endedOn })
    .where("site_id", "=", company.siteId)
    .execute();
}

export async function createTestTireType(
  portal: TestPortal,
  companyId: number,
  description = "Pkw-Reifen",
): Promise<number> {
  const { id } = await portal.database.db
    .insertInto("tire_types")
    .values({ company_id: companyId, description, sort_key: description.toLowerCase() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The content of a file as a data URI, as a browser sends it. */
export const dataUri = (mediaType: string, content: string | Uint8Array): string =>
  `data:${mediaType};base64,${Buffer.from(content).toString("base64")}`;

/** The smallest content that the portal accepts as a PDF, padded to `sizeBytes`, as a data URI. */
export function testPdf(sizeBytes = 0): string {
  const head = "%PDF-1.7\n";
  const end = "\nstartxref\n9\n%%EOF\n";
  const filling = "0".repeat(Math.max(0, sizeBytes - head.length - end.length));
  return dataUri("application/pdf", head + filling + end);
}

/** Uploads a route sketch; returns the reference with which a site names it. */
export async function uploadTestSketch(
  portal: TestPortal,
  token: string,
  file = testPdf(),
  fileName = "anfahrt.pdf",
): Promise<{ fileId: number; fileName: string }> {
  const answer = await portal.call({
    method: "POST",
    path: "/service-location/sketch",
    body: { fileName, file },
    token,
  });
  const { fileId } = answer.json<{ fileId: number }>();
  return { fileId, fileName };
}

/** Adds a route sketch to the company's site; returns its id. */
export async function createTestSketch(
  portal: TestPortal,
  { siteId, token }: Pick<TestCompany, "siteId" | "token">,
): Promise<number> {
  const answer = await portal.call({
    method: "PATCH",
    path: `/service-location/${siteId}`,
    body: { newRouteSketches: [await uploadTestSketch(portal, token)] },
    token,
  });
  return answer.json<{ routeSketches: { id: number }[] }>().routeSketches[0]?.id ?? 0;
}

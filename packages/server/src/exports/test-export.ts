import { join } from "node:path";
import { type CreatedFeed, ordersExportQuery } from "@kreislauf/contract/exports";
import { filesIn } from "../base/files.ts";
import type { TestCompany } from "../test-company.ts";
import type { TestPortal } from "../test-portal.ts";

/** The file store of a test's portal. */
export const testFiles = ({ config }: TestPortal) => filesIn(join(config.DATA_DIR, "files"));

/** A file that a mail has announced to a company's person. */
async function createTestExport(
  portal: TestPortal,
  { companyId, userId, locationId }: Pick<TestCompany, "companyId" | "userId" | "locationId">,
): Promise<number> {
  const content = Buffer.from("Auftragsnr.\r\n1048417\r\n");
  const now = portal.now();
  const { id } = await portal.database.db
    .insertInto("exports")
    .values({
      company_id: companyId,
      user_id: userId,
      kind: "orders",
      query: JSON.stringify(ordersExportQuery.parse({ format: "csv" })),
      language: "de",
      state: "ready",
      requested_at: now.toString(),
      due_at: now.toString(),
      finished_at: now.toString(),
      expires_at: now.add({ hours: 24 * 7 }).toString(),
      file_name: "Auftraege_2027-03-01.csv",
      content_hash: await testFiles(portal).write(content),
      size_bytes: content.length,
      row_count: 1,
      location_ids: [locationId],
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const testFeed = { ordered: true, periodic: true, reminder: true };

/** A calendar subscription of a site, or of all. */
async function createTestFeed(
  portal: TestPortal,
  token: string,
  serviceLocationId: number | null,
): Promise<CreatedFeed> {
  const body = { serviceLocationId, ...testFeed };
  return (await portal.call({ method: "POST", path: "/calendar/feeds", body, token })).json<CreatedFeed>();
}

const february = "dateFrom=2027-02-01&dateTo=2027-02-28";

/** A call to each endpoint of the room that its rightful person succeeds with. */
export const exportExamples = (portal: () => TestPortal) => ({
  downloadContainerStock: () => ({ path: "/agreement/report/download?format=csv" }),
  downloadOrders: ({ locationId }: TestCompany) => ({
    path: `/order/report/download?format=csv&serviceLocationId=${locationId}`,
  }),
  downloadStatistics: ({ locationId }: TestCompany) => ({
    path: `/order/statistik/download?format=csv&${february}&serviceLocationId=${locationId}`,
  }),
  wasteStatistics: ({ locationId }: TestCompany) => ({
    path: `/order/statistik?${february}&serviceLocationId=${locationId}`,
  }),
  calendarMonth: ({ locationId }: TestCompany) => ({
    path: `/calendar?month=2027-03&serviceLocationId=${locationId}`,
  }),
  listCalendarFeeds: () => ({ path: "/calendar/feeds" }),
  createCalendarFeed: ({ locationId }: TestCompany) => ({
    path: "/calendar/feeds",
    body: { serviceLocationId: locationId, ...testFeed },
  }),
  editCalendarFeed: async ({ token, locationId }: TestCompany) => ({
    path: `/calendar/feeds/${(await createTestFeed(portal(), token, locationId)).feed.id}`,
    body: testFeed,
  }),
  endCalendarFeed: async ({ token, locationId }: TestCompany) => ({
    path: `/calendar/feeds/${(await createTestFeed(portal(), token, locationId)).feed.id}`,
  }),
  calendarFeed: async ({ token, locationId }: TestCompany) => ({
    path: (await createTestFeed(portal(), token, locationId)).address.replace(/^.*\/api/, ""),
  }),
  mailedExport: async (owner: TestCompany) => ({
    path: `/export/${await createTestExport(portal(), owner)}`,
  }),
  downloadMailedExport: async (owner: TestCompany) => ({
    path: `/export/${await createTestExport(portal(), owner)}/download`,
  }),
});

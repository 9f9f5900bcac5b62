import { join } from "node:path";
import { type CreatedCalendarFeed, ordersExportQuery } from "@kreislauf/contract/exports";
import { openFolderFiles } from "../../src/base/files/files.ts";
import type { TestCompany } from "../factories/company.ts";
import type { TestPortal } from "../portal/portal.ts";

/** The file store of a test's portal. */
export const testFiles = ({ config }: TestPortal) => openFolderFiles(join(config.DATA_DIR, "files"));

/** Creates an export whose file is ready and was announced to a person of the company by e-mail; returns its id. */
async function createTestExport(
  portal: TestPortal,
  { companyId, userId, siteId }: Pick<TestCompany, "companyId" | "userId" | "siteId">,
): Promise<number> {
  const content = Buffer.from("Auftragsnummer\r\n1048417\r\n");
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
      site_ids: [siteId],
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const testFeed = { ordered: true, periodic: true, reminder: true };

/** Creates a calendar feed for one site; for all sites if `serviceLocationId` is null. */
async function createTestFeed(
  portal: TestPortal,
  token: string,
  serviceLocationId: number | null,
): Promise<CreatedCalendarFeed> {
  const body = { serviceLocationId, ...testFeed };
  return (
    await portal.call({ method: "POST", path: "/calendar/feeds", body, token })
  ).json<CreatedCalendarFeed>();
}

const february = "dateFrom=2027-02-01&dateTo=2027-02-28";

/** An example call of every endpoint about exports and calendars that succeeds for an authorised user. */
export const exportExamples = (portal: () => TestPortal) => ({
  downloadContainerStock: () => ({ path: "/agreement/report/download?format=csv" }),
  downloadOrders: ({ siteId }: TestCompany) => ({
    path: `/order/report/download?format=csv&serviceLocationId=${siteId}`,
  }),
  downloadStatistics: ({ siteId }: TestCompany) => ({
    path: `/order/statistik/download?format=csv&${february}&serviceLocationId=${siteId}`,
  }),
  wasteStatistics: ({ siteId }: TestCompany) => ({
    path: `/order/statistik?${february}&serviceLocationId=${siteId}`,
  }),
  statisticsReferences: ({ siteId }: TestCompany) => ({
    path: `/order/statistik/references?${february}&serviceLocationId=${siteId}`,
  }),
  calendarPickups: ({ siteId }: TestCompany) => ({
    path: `/calendar?month=2027-03&serviceLocationId=${siteId}`,
  }),
  listCalendarFeeds: () => ({ path: "/calendar/feeds" }),
  createCalendarFeed: ({ siteId }: TestCompany) => ({
    path: "/calendar/feeds",
    body: { serviceLocationId: siteId, ...testFeed },
  }),
  editCalendarFeed: async ({ token, siteId }: TestCompany) => ({
    path: `/calendar/feeds/${(await createTestFeed(portal(), token, siteId)).feed.id}`,
    body: testFeed,
  }),
  endCalendarFeed: async ({ token, siteId }: TestCompany) => ({
    path: `/calendar/feeds/${(await createTestFeed(portal(), token, siteId)).feed.id}`,
  }),
  calendarFeed: async ({ token, siteId }: TestCompany) => ({
    path: (await createTestFeed(portal(), token, siteId)).address.replace(/^.*\/api/, ""),
  }),
  mailedExport: async (owner: TestCompany) => ({
    path: `/export/${await createTestExport(portal(), owner)}`,
  }),
  downloadMailedExport: async (owner: TestCompany) => ({
    path: `/export/${await createTestExport(portal(), owner)}/download`,
  }),
});

import { buffer } from "node:stream/consumers";
import { type EndpointTable, isFileAnswer, permission } from "@kreislauf/contract/base";
import { documentsApi } from "@kreislauf/contract/documents";
import { calendarApi, exportsApi } from "@kreislauf/contract/exports";
import { type AuditLogEntry, usersApi } from "@kreislauf/contract/users";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Context } from "../../src/base/context.ts";
import { exportExamples } from "../examples/export-examples.ts";
import { reopenCsv } from "../assertions/reopen-sheets.ts";
import {
  createTestCompany,
  createTestSite,
  createTestUser,
  signInTestUser,
  type TestCompany,
} from "../factories/company.ts";
import { createTestDocument } from "../factories/document.ts";
import { createTestOrder } from "../factories/order.ts";
import { createTestGroup, inviteTestUser } from "../factories/people.ts";
import { openTestPortal, type TestPortal, testNow } from "../portal/portal.ts";
import { exportAudit } from "../../src/users/export-audit.ts";

/** Tests that every export of data as a file is in the audit log, also the export of the audit log itself. */

let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
});

const get = (path: string, token = company.token, language = "de") =>
  portal.call({ path, token, headers: { "accept-language": language } });
const log = async (query = "category=export") =>
  (await get(`/audit-log?limit=100&${query}`)).json<{ entries: AuditLogEntry[] }>().entries;
const json = (value: object) => encodeURIComponent(JSON.stringify(value));

describe("an export stands in the log with who, when, what, and what narrowed it", () => {
  test("of the container stock", async () => {
    await get(`/agreement/report/download?format=xlsx&agreementType=3&serviceLocationId=${company.siteId}`);
    expect(await log()).toMatchObject([
      {
        occurredOn: "2027-03-01T08:00:00.000Z",
        actor: { id: company.userId, name: "Jana Petersen" },
        category: "export",
        action: "container_stock_exported",
        before: {},
        after: { locations: ["Werkstatt 2"], filter: ["Auftragsart: Abruf"], format: "xlsx", rows: 1 },
      },
    ]);
  });

  test("of orders, in the language of whoever takes them", async () => {
    await createTestOrder(portal, company);
    const filter = { dateFrom: "2027-03-01", wasteType: 101, containerAction: 4, agreementType: 3 };
    const path = `/order/report/download?format=csv&status=1&search=kassel&filter=${json(filter)}`;
    await get(path);
    await get(path, company.token, "en");
    const [english, german] = await log();
    expect(german).toMatchObject({ action: "orders_exported" });
    expect(german?.after).toEqual({
      period: "01.03.2027–…",
      filter: [
        "Status: Offen",
        "Abfallart: Altholz A I–III",
        "Aktion: Leeren",
        "Auftragsart: Abruf",
        "Suche: kassel",
      ],
      format: "csv",
      rows: expect.any(Number) as number,
    });
    expect(english?.after["filter"]).toContain("Search: kassel");
    expect(english?.after["filter"]).toContain("Status: Open");
  });

  test("of the orders behind a figure of the statistics", async () => {
    const disposals = {
      dateFrom: "2026-01-01",
      dateTo: "2026-12-31",
      treatment: "recovery",
      hazardous: false,
      weighed: true,
    };
    await get(`/order/report/download?format=csv&filter=${json({ disposals })}`);
    expect((await log())[0]?.after).toEqual({
      filter: ["Entsorgt: 01.01.2026–31.12.2026", "verwertet", "Gefährlich: nein", "Gewogen: ja"],
      format: "csv",
      rows: 0,
    });
  });

  test("of waste statistics", async () => {
    await get("/order/statistik/download?format=csv&dateFrom=2027-01-01&dateTo=2027-02-28&hazardous=true");
    expect((await log())[0]).toMatchObject({
      action: "waste_statistics_exported",
      after: { period: "01.01.2027–28.02.2027", filter: ["Gefährlich: ja"], format: "csv", rows: 0 },
    });
  });

  test("of a file that a mail announced, each time that it is fetched", async () => {
    const { downloadMailedExport } = exportExamples(() => portal);
    const { path } = await downloadMailedExport(company);
    expect(await log()).toEqual([]);
    await get(path);
    await get(path);
    expect((await log()).map(({ action, after }) => [action, after])).toEqual([
      ["orders_exported", { format: "csv", rows: 1 }],
      ["orders_exported", { format: "csv", rows: 1 }],
    ]);
  });

  test("of documents, by what narrowed them or, where they were picked, by their numbers", async () => {
    const documents = [await createTestDocument(portal, company), await createTestDocument(portal, company)];
    const zip = (body: object) =>
      portal.call({ method: "POST", path: "/docuware/documents/zip", body, token: company.token });
    await zip({ documentTypes: ["invoice"], startDate: "2027-01", endDate: "2027-02", filter: "2027" });
    await zip({ serviceLocationIds: [company.siteId] });
    await zip({ documentIds: [documents[0]?.id] });
    expect((await log()).map(({ after }) => after)).toEqual([
      { numbers: [documents[0]?.number], format: "zip", rows: 1 },
      { locations: ["Werkstatt 2"], format: "zip", rows: 2 },
      { period: "01.2027–02.2027", filter: ["Rechnung", "Suche: 2027"], format: "zip", rows: 2 },
    ]);
  });

  test("of documents, by sites of a Land or a group, by the check, and by those a notice named", async () => {
    const groupId = await createTestGroup(portal, company.companyId, "Nord");
    const receipt = { type: "service_receipt" } as const;
    const { id, number } = await createTestDocument(portal, company, receipt);
    const zip = (body: object) =>
      portal.call({ method: "POST", path: "/docuware/documents/zip", body, token: company.token });
    await zip({ sites: [company.siteId], land: ["HE"], groups: [groupId], checkState: "deviates" });
    await zip({ amongIds: [id], land: ["HE"] });
    expect((await log()).map(({ after }) => after)).toEqual([
      { numbers: [number], filter: ["Bundesland: Hessen"], format: "zip", rows: 1 },
      {
        locations: ["Werkstatt 2"],
        filter: ["Bundesland: Hessen", "Gruppe: Nord", "Prüfung: Abweichungen"],
        format: "zip",
        rows: 1,
      },
    ]);
  });

  test.for([
    "/records/register/download?",
    "/accounts/statement/download?",
    "/balance/download?year=2027&",
    "/proofs/download?",
  ])("of the sites of a Land or a group alone: %s", async (path) => {
    const groups = [await createTestGroup(portal, company.companyId, "Nord")];
    const dates = path.includes("register") ? "dateFrom=2027-01-01&dateTo=2027-12-31&" : "";
    const answer = await get(`${path}${dates}format=xlsx&filter=${json({ land: ["HE"], groups })}`);
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await log())[0]?.after["filter"]).toEqual(["Bundesland: Hessen", "Gruppe: Nord"]);
  });

  test("but what is refused leaves none", async () => {
    const elsewhere = await createTestSite(portal, company.companyId);
    const answers = [
      await get(`/order/report/download?format=csv&serviceLocationId=${elsewhere}`),
      await get("/order/report/download?format=pdf"),
      await get("/audit-log/download?dateFrom=2027-03-02&dateTo=2027-03-01"),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 400, 400]);
    expect(await log()).toEqual([]);
  });

  test("and no call that answers with a file is left out", () => {
    const tables: readonly EndpointTable[] = [calendarApi, documentsApi, exportsApi, usersApi];
    const files = tables.flatMap((table) =>
      Object.entries(table)
        .filter(([, { answer }]) => isFileAnswer(answer))
        .map(([name]) => name),
    );
    const single = new Set(["documentFile", "calendarFeed"]);
    expect(files.filter((name) => !single.has(name)).toSorted()).toEqual([
      "downloadContainerStock",
      "downloadDocumentTable",
      "downloadMailedExport",
      "downloadOrders",
      "downloadStatistics",
      "exportAudit",
      "exportUsers",
      "zipDocuments",
    ]);
  });
});

describe("the log as a file", () => {
  const file = async (query = "", language = "de") => {
    const answer = await get(`/audit-log/download?${query}`, company.token, language);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer;
  };

  test("has the rows of the screen in its order, values in words, dates as German Excel reads them", async () => {
    const groupId = await createTestGroup(portal, company.companyId, "=Werkstätten; Mitte");
    const { userId } = await createTestUser(portal, company.companyId, {
      permissions: [11],
      siteIds: [],
    });
    await portal.call({
      method: "PATCH",
      path: `/user/registered/${userId}`,
      body: { userDetails: { permissions: [11, 14], groupId, ebeneId: 4 } },
      token: company.token,
    });
    const answer = await file("category=rights");
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(answer.headers["content-disposition"]).toContain('filename="Protokoll_2027-03-01.csv"');
    expect(reopenCsv(answer.rawPayload)).toEqual([
      ["Zeitpunkt", "Wer", "Bereich", "Vorgang", "Gegenstand", "Vorher", "Nachher"],
      [
        "01.03.2027 09:00",
        "Jana Petersen",
        "Rechte",
        "Benutzer geändert",
        "Jana Petersen",
        "Ebene: –; Gruppe: –; Rechte: Standardzugang",
        "Ebene: Standort; Gruppe: =Werkstätten; Mitte; Rechte: Standardzugang, Aufträge",
      ],
    ]);
    const [, english] = reopenCsv((await file("category=rights", "en")).rawPayload);
    expect(english?.slice(2, 4)).toEqual(["Permissions", "User changed"]);
    expect(english?.[6]).toContain("Permissions: Standard access, Orders");
  });

  test("is filtered as the screen is", async () => {
    await inviteTestUser(portal, company, { firstName: "Ömer", lastName: "Kaya" });
    portal.setNow("2027-03-01T23:30:00Z");
    company = { ...company, token: (await signInTestUser(portal, company.email)).accessToken };
    await inviteTestUser(portal, company, { firstName: "Lena", lastName: "Kaminski" });
    for (const query of ["", "category=rights", "dateFrom=2027-03-02", "dateTo=2027-03-01", "search=kaya"]) {
      const screen = (await log(query)).map(({ subject }) => subject);
      const [, ...rows] = reopenCsv((await file(query)).rawPayload);
      expect(
        rows.map((row) => row[4]),
        query,
      ).toEqual(screen);
    }
  });

  test("holds no formula, whatever people and sites are called", async () => {
    for (const firstName of ["=1+1", "+49", "-2", "@SUM(A1)"]) {
      await inviteTestUser(portal, company, { firstName, lastName: "Kaya" });
    }
    const [, ...rows] = reopenCsv((await file("category=rights")).rawPayload);
    expect(rows.map((row) => row[4])).toEqual(["'@SUM(A1) Kaya", "'-2 Kaya", "'+49 Kaya", "'=1+1 Kaya"]);
  });

  test("is told of by the next one, with its filter", async () => {
    const [, ...first] = reopenCsv((await file("category=export&dateTo=2027-03-01&search=jana")).rawPayload);
    expect(first).toEqual([]);
    const [, ...second] = reopenCsv((await file("category=export")).rawPayload);
    expect(second).toMatchObject([
      [
        "01.03.2027 09:00",
        "Jana Petersen",
        "Export",
        "Protokoll exportiert",
        "",
        "",
        "Zeitraum: …–01.03.2027; Filter: Export, Suche: jana; Format: csv; Zeilen: 0",
      ],
    ]);
  });

  test("goes on over pages and breaks off once the right is gone", async () => {
    const { db } = portal.database;
    const entry = {
      company_id: company.companyId,
      occurred_at: testNow,
      actor_id: null,
      action: "signed_in" as const,
      category: "sign_in" as const,
      subject: "",
      subject_id: null,
      before: "{}",
      after: "{}",
    };
    for (let part = 0; part < 3; part += 1) {
      await db
        .insertInto("audit_log")
        .values(Array.from({ length: 900 }, () => entry))
        .execute();
    }
    const whole = reopenCsv((await file("category=sign_in")).rawPayload);
    expect(whole).toHaveLength(2702);
    expect(whole[2]?.[1]).toBe("Kundenservice");
    const actor = { userId: company.userId, companyId: company.companyId, permissions: new Set([17]) };
    let looks = 0;
    const context = {
      db,
      actor,
      now: portal.now(),
      language: "de",
      // The person is reloaded while the file is written; the third time, the account is gone.
      reloadActor: () => Promise.resolve((looks += 1) <= 2 ? actor : undefined),
    } as unknown as Context;
    const { content } = await exportAudit(context, { category: "sign_in", search: "" });
    await expect(buffer(content as AsyncIterable<Buffer>)).rejects.toMatchObject({ code: "forbidden" });
    expect(looks).toBe(3);
  });

  test("is the company's own, and for user managers only", async () => {
    const stranger = await createTestCompany(portal);
    await inviteTestUser(portal, stranger, { firstName: "Fremd", lastName: "Fremd" });
    expect((await file()).body).not.toContain("Fremd");
    const others = Object.values(permission).filter((right) => right !== permission.userManager);
    const reader = await createTestUser(portal, company.companyId, { permissions: others, siteIds: [] });
    expect((await get("/audit-log/download", reader.token)).statusCode).toBe(403);
  });
});

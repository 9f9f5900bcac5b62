import type { WasteBalance } from "@kreislauf/contract/balance";
import type { WasteStatistics } from "@kreislauf/contract/exports";
import type { ProofCheck, ProofsOverview } from "@kreislauf/contract/proofs";
import type { RegisterPage } from "@kreislauf/contract/waste-register";
import type { SeparationFolder } from "@kreislauf/contract/separation";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { reopenCsv } from "../../test/assertions/reopen-sheets.ts";
import { testProof } from "../../test/examples/proof-examples.ts";
import { testEvent } from "../../test/examples/provider-examples.ts";
import {
  createTestCompany,
  createTestKey,
  signInTestUser,
  type TestCompany,
} from "../../test/factories/company.ts";
import { createWeighedOrder, makeAgreementHazardous } from "../../test/factories/proof.ts";
import { openTestPortal, testNow, type TestPortal } from "../../test/portal/portal.ts";

/** Several places count what the law requires. All of them must show the same figures. */

let portal: TestPortal;
let key: string;
let company: TestCompany;

beforeAll(async () => {
  portal = await openTestPortal();
  key = await createTestKey(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.setNow(testNow);
  company = await createTestCompany(portal);
  await makeAgreementHazardous(portal, company);
});

const read = async <Answer>(path: string) => {
  const answer = await portal.call({ path, token: company.token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Answer>();
};
const provider = (path: string, body: object) =>
  portal.call({
    method: "POST",
    path: `/provider/v1${path}`,
    body: { ...testEvent(portal), ...body },
    token: key,
  });
const days = "dateFrom=2027-01-01&dateTo=2027-12-31";
const at = () => `serviceLocationId=${company.siteId}`;

test("register, statistics, balance, folder and the export of orders have the same kilograms", async () => {
  await createWeighedOrder(portal, company, { on: "2026-12-31", kg: 5_000 });
  await createWeighedOrder(portal, company, { on: "2027-01-01", kg: 1_280, wasteTypeId: 101 });
  await createWeighedOrder(portal, company, { on: "2027-02-20", kg: 698.125 });
  await createWeighedOrder(portal, company, { on: "2027-02-21", kg: 0.875 });
  await createWeighedOrder(portal, company, { on: "2027-02-22", kg: null });
  // Computed by hand: 1,280 + 698.125 + 0.875 kg in four disposals, of which one is not weighed.
  const expected = { disposals: 4, kilograms: 1_979 };

  const register = await read<RegisterPage>(`/records/register?${days}&${at()}`);
  expect({ disposals: register.total, kilograms: register.weightKg }).toEqual(expected);
  const { total } = await read<WasteStatistics>(`/order/statistik?${days}&${at()}`);
  expect({ disposals: total.current.disposals, kilograms: total.current.weightKg }).toEqual(expected);
  expect((await read<WasteBalance>("/balance?year=2027")).total.kg).toBe(expected.kilograms);
  const folder = await read<SeparationFolder>(`/separation/folder?year=2027&${at()}`);
  expect(folder.rows.reduce((sum, { kg }) => sum + kg, 0)).toBe(expected.kilograms);

  const filter = encodeURIComponent(
    JSON.stringify({ disposals: { dateFrom: "2027-01-01", dateTo: "2027-12-31" } }),
  );
  const file = await portal.call({
    path: `/order/report/download?format=csv&${at()}&filter=${filter}`,
    token: company.token,
  });
  const [head = [], ...rows] = reopenCsv(file.rawPayload);
  const weight = head.findIndex((heading) => heading.startsWith("Gewicht"));
  const kilograms = rows.map((row) => Number(row[weight]?.replace(".", "").replace(",", ".") ?? 0));
  expect({ disposals: rows.length, kilograms: kilograms.reduce((sum, kg) => sum + kg, 0) }).toEqual(expected);
});

test("a corrected weight moves the counters of proofs and of the two tonnes to the kilogram", async () => {
  await createWeighedOrder(portal, company, { on: "2027-01-12", kg: 1_100 });
  const id = await createWeighedOrder(portal, company, { on: "2027-02-12", kg: 900.5 });
  await provider("/proof/save", testProof(company.siteId));
  const counted = async () => {
    const { rows, sites } = await read<ProofsOverview>(`/proofs?${at()}`);
    return { used: rows[0]?.proof?.usedKg, year: sites[0]?.hazardousKg };
  };
  expect(await counted()).toEqual({ used: 2_000.5, year: 2_000.5 });
  const corrected = await provider(`/order/${id}/correct-weight`, { weightKg: 899 });
  expect(corrected.statusCode, corrected.body).toBe(200);
  expect(await counted()).toEqual({ used: 1_999, year: 1_999 });
  const log = await portal.database.db
    .selectFrom("order_log")
    .select(["old", "new"])
    .where("order_id", "=", id)
    .where("change", "=", "weight_corrected")
    .execute();
  expect(log).toMatchObject([{ old: { weightKg: 900.5 }, new: { weightKg: 899 } }]);
});

test("a site that changes its Land keeps its papers, and days are counted by the new holidays", async () => {
  await createWeighedOrder(portal, company, { on: "2026-05-04", kg: 2_800, amount: 4 });
  await createWeighedOrder(portal, company, { on: "2027-02-20", kg: 698 });
  // Thirty days later is 1 November, which is a holiday in Bavaria but not in Hesse.
  portal.setNow("2027-10-02T08:00:00Z");
  // Signs in again, because the token has expired as the clock moved on.
  company = { ...company, token: (await signInTestUser(portal, company.email)).accessToken };
  const check = () =>
    read<ProofCheck>(
      `/proof/check?agreementId=${company.agreementId}&containerActionId=4&amount=1&desiredDate=2027-10-12`,
    );
  const inLand = async (land: string) => {
    const filter = encodeURIComponent(JSON.stringify({ land: [land] }));
    return (await read<RegisterPage>(`/records/register?${days}&filter=${filter}`)).weightKg;
  };
  expect((await check()).firstDate).toBe("2027-11-01");
  expect([await inLand("HE"), await inLand("BY")]).toEqual([698, 0]);
  const moved = await provider(`/service-location/${company.siteId}/change`, {
    land: "BY",
    zip: "80331",
    city: "München",
    confirmDuplicate: true,
  });
  expect(moved.statusCode, moved.body).toBe(200);
  expect((await check()).firstDate).toBe("2027-11-02");
  expect([await inLand("HE"), await inLand("BY")]).toEqual([0, 698]);
  const folder = await read<SeparationFolder>(`/separation/folder?year=2027&${at()}`);
  expect(folder.rows.reduce((sum, { kg }) => sum + kg, 0)).toBe(698);
  // The site cannot move to another company: the waste stays with the company that produced it.
  const other = await createTestCompany(portal);
  for (const change of [{ companyId: other.companyId }, { customerNumber: "K-1" }]) {
    const refused = await provider(`/service-location/${company.siteId}/change`, change);
    expect(refused.statusCode).toBe(400);
  }
});

import { savedViews, type SavedViews } from "@kreislauf/contract/orders";
import * as z from "zod/mini";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestCompany } from "../../../../test/factories/company.ts";
import { openTestPortal, type TestPortal } from "../../../../test/portal/portal.ts";
import { demoSavedViews } from "../content/demo-saved-views.ts";
import { writeSavedViews } from "./write-saved-views.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test("the demo's views are their owners', and valid", async () => {
  const company = await createTestCompany(portal);
  const { db } = portal.database;
  const owner = "admin@demo.example";
  await db.updateTable("users").set({ email: owner }).where("id", "=", company.userId).execute();
  await writeSavedViews(db, portal.now());
  const answer = await portal.call({ path: "/orders/views", token: company.token });
  expect(z.safeParse(savedViews, answer.json()).success).toBe(true);
  const own = demoSavedViews.filter(({ by }) => by === owner).map(({ name }) => name);
  expect(answer.json<SavedViews>().views.map(({ name }) => name)).toEqual(own.toSorted());
});

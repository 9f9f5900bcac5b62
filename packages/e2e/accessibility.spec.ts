import type { SiteSummary } from "@kreislauf/contract/sites";
import type { Page } from "@playwright/test";
import { type RouteName, paths } from "@kreislauf/web/base/paths";
import { type ReadApi, readApiAs } from "./support/api.ts";
import { expectNoHorizontalScroll } from "./support/horizontal-scroll.ts";
import { readOrders } from "./support/orders.ts";
import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

const admin = "admin@demo.example";

/** Screens that other journeys test, because they need a portal in maintenance or a login ticket. */
const testedElsewhere = new Set<RouteName>(["maintenance", "selectCompany"]);
const signedOut = new Set<RouteName>([
  "login",
  "join",
  "resetPassword",
  "disposer",
  "container",
  "imprint",
  "privacyPolicy",
]);

/**
 * The ids of demo records to put in place of the parameter in these screens' paths. Every other screen with a parameter
 * gets 1.
 */
async function valuesFor(api: ReadApi): Promise<Partial<Record<RouteName, number>>> {
  const { orders } = await readOrders(api, "amount=1");
  const { serviceLocations } = await api<{ serviceLocations: SiteSummary[] }>(
    "/simple-service-location-list",
  );
  const personIn = async (list: string) => {
    const { users } = await api<{ users: { userId?: number; id?: number }[] }>(`/users/${list}`);
    return users[0]?.userId ?? users[0]?.id;
  };
  const site = serviceLocations[0]?.id;
  const values = {
    order: orders[0]?.id,
    site: site,
    editSite: site,
    editUser: await personIn("registered?search=abel"),
    editInvitedUser: await personIn("invited"),
    editExternalContact: await personIn("external"),
  };
  expect(Object.values(values).every((value) => value !== undefined)).toBe(true);
  return values as Partial<Record<RouteName, number>>;
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`/#${path}`);
  await expect(page.locator("h1, h2").first()).toBeAttached();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectNoAxeFindings(page);
  await expectNoHorizontalScroll(page);
}

for (const [language, chosen] of [
  ["German", '"de"'],
  ["English", '"en"'],
] as const) {
  test(`every screen stands before axe and fits tightly, in ${language}`, async ({ page, request }) => {
    test.setTimeout(480_000);
    await page.addInitScript((kept) => localStorage.setItem("kreislauf.language", kept), chosen);
    const values = await valuesFor(await readApiAs(request, admin));
    const names = (Object.keys(paths) as RouteName[]).filter((name) => !testedElsewhere.has(name));
    for (const name of signedOut) await visit(page, paths[name].replace(/\$\w+/, "unknown"));
    await signIn(page, admin);
    await expect(page).toHaveURL(/dashboard/);
    for (const name of names.filter((each) => !signedOut.has(each)))
      await visit(page, paths[name].replace(/\$\w+/, String(values[name] ?? 1)));
  });
}

import { expect, expectNoAxeFindings, signIn, test } from "./support/portal.ts";

test("the sign-in page answers", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/#\/login/);
  await expect(page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();
  await expectNoAxeFindings(page);
});

test("a demo account signs in", { tag: "@main" }, async ({ page }) => {
  await signIn(page, "admin@demo.example");
  await expect(page).toHaveURL(/#\/dashboard/);
});

test("who signs in before the app is awake is signed in as soon as it is", async ({ page }) => {
  const loading = Promise.withResolvers<void>();
  await page.route(/assets\/start-/, async (route) => {
    await loading.promise;
    await route.continue();
  });
  await page.goto("/#/login", { waitUntil: "commit" });
  await page.getByLabel("E-Mail").fill("admin@demo.example");
  await page.getByLabel("Passwort", { exact: true }).fill("Kreislauf1");
  await page.getByRole("button", { name: "Anmelden" }).click();
  loading.resolve();
  await expect(page).toHaveURL(/#\/dashboard/);
});

test("a button pressed before the app is hydrated works as soon as it is", async ({ page }) => {
  const loading = Promise.withResolvers<void>();
  await page.route(/assets\/start-/, async (route) => {
    await loading.promise;
    await route.continue();
  });
  await page.goto("/#/login", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Passwort vergessen?" }).click();
  loading.resolve();
  await expect(page.getByRole("dialog", { name: "Passwort zurücksetzen" })).toBeVisible();
});

test("an address given while the app still starts is the one it shows", async ({ page }) => {
  const loading = Promise.withResolvers<void>();
  await page.route(/assets\/imprint-screen/, async (route) => {
    await loading.promise;
    await route.continue();
  });
  await page.goto("/#/imprint", { waitUntil: "commit" });
  // Waits until the router has processed the URL.
  await page.waitForFunction(() => history.state !== null);
  await page.goto("/#/privacy-policy", { waitUntil: "commit" });
  loading.resolve();
  await expect(page.getByText("Wer Ihre Daten verarbeitet")).toBeVisible();
});

test("an address given while the sign-in page is hydrated is the one it shows", async ({ context }) => {
  // React hydrates in steps and posts a message for each of them. The URL changes just before step number `step`.
  for (let step = 1; step <= 12; step += 1) {
    const page = await context.newPage();
    await page.addInitScript((changeAt) => {
      let count = 0;
      const { value } = Object.getOwnPropertyDescriptor(MessagePort.prototype, "postMessage") ?? {};
      const post = value as (this: MessagePort, message: unknown) => void;
      MessagePort.prototype.postMessage = function (message: unknown) {
        if (location.hash === "#/login") count += 1;
        if (count === changeAt) location.hash = "#/imprint";
        post.call(this, message);
      };
    }, step);
    await page.goto("/#/login");
    await expect(page.locator("html[data-prerendered=hydrated]")).toBeAttached();
    if (page.url().endsWith("#/imprint"))
      await expect(page.getByRole("heading", { name: "Impressum" })).toBeAttached();
    await page.close();
  }
});

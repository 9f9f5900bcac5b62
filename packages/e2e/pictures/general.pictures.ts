import { takeScreenshots, clickButton } from "./take-screenshots.ts";
import { ownPassword, password } from "../support/accounts.ts";

takeScreenshots("around", [
  { name: "login", account: null, path: "login", inReadme: "desktop" },
  {
    name: "login-refused",
    account: null,
    path: "login",
    open: async (page) => {
      await page.locator("input[type=email]").fill("gallery@demo.example");
      await page.locator("input[type=password]").fill(ownPassword);
      await clickButton("Anmelden")(page);
      await page.getByText("Das hat nicht geklappt").waitFor();
    },
  },
  { name: "forgot-password", account: null, path: "login", open: clickButton("Passwort vergessen?") },
  {
    name: "select-company",
    account: null,
    path: "login",
    open: async (page) => {
      await page.locator("input[type=email]").fill("mehrfirmen@demo.example");
      await page.locator("input[type=password]").fill(password);
      await clickButton("Anmelden")(page);
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "dead-invitation", account: null, path: "join/unknown" },
  { name: "dead-reset-link", account: null, path: "reset-password/unknown" },
  { name: "initial-password", account: "neu", path: "preferences" },
  { name: "imprint", account: null, path: "imprint" },
  { name: "privacy-policy", path: "privacy-policy" },
  { name: "dashboard", path: "dashboard" },
  { name: "dashboard-top", path: "dashboard", inReadme: "desktop", open: async () => undefined },
  { name: "dashboard-of-a-reader", account: "lesend", path: "dashboard" },
  { name: "dashboard-loading", path: "dashboard", waiting: /\/api\/(dashboard|get-locations-order-info)/ },
  { name: "dashboard-failed", path: "dashboard", failing: /\/api\/(dashboard|get-locations-order-info)/ },
  { name: "bell", path: "dashboard", only: "desktop", open: clickButton(/^Benachrichtigungen/) },
  {
    name: "user-menu",
    path: "dashboard",
    only: "desktop",
    // The menu is opened by keyboard, because it closes when the pointer leaves it.
    open: (page) => page.getByRole("button", { name: /^Benutzermenü/ }).press("Enter"),
  },
  { name: "notifications", path: "notifications" },
  { name: "locked", account: "lesend", path: "documents" },
  { name: "preferences", path: "preferences" },
  { name: "help", path: "help" },
  { name: "manual", path: "help", open: clickButton(/Handbuch/) },
  { name: "faq", path: "help/faq" },
  { name: "contact", path: "contact" },
  { name: "more", path: "mobile-settings" },
  { name: "preferences-failed", path: "preferences", failing: /\/api\/account\// },
  {
    name: "maintenance",
    account: null,
    path: "maintenance",
    answering: [
      /\/api\/maintenance-check/,
      { status: false, startDate: null, endDate: "2027-05-18T16:00:00Z" },
    ],
  },
  { name: "widgets", account: null, path: "/dev/widgets/", isSpecimen: true },
]);

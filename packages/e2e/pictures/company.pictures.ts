import type { ContactListItem, UserListItem } from "@kreislauf/contract/users";
import type { SiteList } from "@kreislauf/contract/sites";
import type { Page } from "@playwright/test";
import type { ReadApi } from "../support/api.ts";
import { isMobile } from "../support/orders.ts";
import { takeScreenshots, clickButton } from "./take-screenshots.ts";

const site =
  (path: string, city = "Kassel") =>
  async (api: ReadApi) => {
    const { serviceLocations } = await api<SiteList>("/get-service-location-list/1?limit=100");
    return `${path}/${serviceLocations.find((each) => each.city === city)?.id}`;
  };

const person = (list: "registered" | "invited", path: string) => async (api: ReadApi) => {
  const { users } = await api<{ users: UserListItem[] }>(`/users/${list}`);
  return `${path}/${users[0]?.userId}`;
};

const contact = async (api: ReadApi) => {
  const { users } = await api<{ users: ContactListItem[] }>("/users/external");
  return `settings/externalUser/edit/${users[0]?.id}`;
};

const inCard = (card: string, button: string | RegExp) => (page: Page) =>
  page.getByRole("region", { name: card }).getByRole("button", { name: button }).first().click();

const tab = (name: RegExp) => (page: Page) => page.getByRole("tab", { name }).click();

takeScreenshots("sites", [
  { name: "list", path: "settings/location" },
  { name: "inactive", path: "settings/location", open: tab(/^Inaktiv/) },
  { name: "log", path: "settings/location", open: clickButton(/Protokoll ansehen/) },
  { name: "reading-only", account: "lesend", path: "settings/location" },
  { name: "create", path: "settings/location/create" },
  { name: "detail", path: site("settings/location"), inReadme: "desktop" },
  { name: "detail-failed", path: site("settings/location"), failing: /\/api\/service-location\/improved/ },
  { name: "edit", path: site("settings/location/edit") },
  { name: "deactivate", path: site("settings/location"), open: clickButton("Was noch fehlt") },
  { name: "contact", path: site("settings/location"), open: inCard("Ansprechperson", /Ändern|Wählen/) },
  { name: "people", path: site("settings/location"), open: clickButton("Zuweisen") },
  { name: "tires", path: site("settings/location"), open: inCard("Reifenlager", "Eintragen") },
]);

takeScreenshots("people", [
  { name: "registered", path: "settings/user" },
  { name: "invited", path: "settings/user", open: tab(/^Eingeladen/) },
  { name: "external", path: "settings/user", open: tab(/^Extern/) },
  { name: "access", path: "settings/user", open: tab(/^Wer darf was/) },
  { name: "audit", path: "settings/user", open: tab(/^Protokoll/) },
  { name: "without-right", account: "lesend", path: "settings/user" },
  { name: "invite", path: "settings/user/invite" },
  { name: "edit-registered", path: person("registered", "settings/user/edit") },
  { name: "edit-invited", path: person("invited", "settings/invitedUser/edit") },
  { name: "create-contact", path: "settings/externalUser/create" },
  {
    name: "delete-user",
    path: person("registered", "settings/user/edit"),
    open: clickButton("Zugang löschen"),
  },
  { name: "edit-contact", path: contact },
  { name: "delete-contact", path: contact, open: clickButton("Kontakt löschen") },
  { name: "loading", path: "settings/user", waiting: /\/api\/users\// },
  { name: "failed", path: "settings/user", failing: /\/api\/users\// },
]);

takeScreenshots("documents", [
  { name: "invoices", account: "belege", path: "documents" },
  { name: "receipts", account: "belege", path: "documents", open: tab(/^Leistungsbelege/) },
  {
    name: "invoice",
    account: "belege",
    path: "documents",
    open: (page) => page.getByRole("link", { name: /^RE-/ }).first().click(),
  },
  {
    name: "period",
    account: "belege",
    path: "documents",
    open: async (page) => {
      if (isMobile()) await page.getByRole("button", { name: "Filter", exact: true }).click();
      await page.getByRole("combobox", { name: "Leistungsmonat von", exact: true }).click();
    },
  },
  { name: "loading", account: "belege", path: "documents", waiting: /\/api\/docuware\/documents/ },
  { name: "failed", account: "belege", path: "documents", failing: /\/api\/docuware\/documents/ },
]);

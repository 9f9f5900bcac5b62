import {
  notificationsApi,
  type NotificationEntry,
  type NotificationList,
} from "@kreislauf/contract/notifications";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { delayed, fakeNetwork, refusal } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { setServerTime } from "../../test/set-server-time.ts";
import { Bell } from "./bell.tsx";

const entry = (id: number, isUnread: boolean): NotificationEntry => ({
  id,
  kind: "order_executed",
  happenedAt: `2027-05-19T0${id}:00:00Z`,
  isUnread,
  needsAnswer: false,
  isToDo: false,
  subjectId: 40 + id,
  orderNumber: `104840${id}`,
  wasteType: `Abfall ${id}`,
  site: "Kassel",
  siteId: 7,
  by: "System",
  details: {},
});
const two: NotificationList = { happenings: [entry(3, true), entry(2, true)], unread: 2 };
const oneRead: NotificationList = { happenings: [entry(3, true), entry(2, false)], unread: 1 };
const allRead: NotificationList = { happenings: [entry(3, false), entry(2, false)], unread: 0 };

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

async function showBell() {
  signInAs();
  await renderScreen(<Bell isMobile={false} />, { route: "dashboard", at: "/dashboard" });
}

const bell = (unread: number) =>
  page.getByRole("button", {
    name: unread === 0 ? "Benachrichtigungen" : `Benachrichtigungen, ${unread} neue`,
  });
const item = (id: number) => page.getByRole("link", { name: new RegExp(`Abfall ${id}`) });
const readAll = page.getByRole("button", { name: "Alle gelesen" });

test("opening one marks it read at once, before the server has answered, and closes the list", async () => {
  const network = fakeNetwork();
  network.on(notificationsApi.listNotifications, two);
  const late = delayed<Record<string, never>>();
  const calls = network.on(notificationsApi.markNotificationsRead, () => late.answer);
  await showBell();
  await bell(2).click();
  await expect.element(item(2)).toHaveAttribute("href", "#/order/42");
  await item(2).click();
  await expect.element(bell(1)).toBeVisible();
  await expect.element(item(2)).not.toBeInTheDocument();
  network.on(notificationsApi.listNotifications, oneRead);
  late.arrive({});
  await expect.element(bell(1)).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ id: 2 }]);
});

test("all are read up to the newest that is shown, and the focus stays in the list", async () => {
  const network = fakeNetwork();
  network.on(notificationsApi.listNotifications, two);
  const calls = network.on(notificationsApi.markNotificationsRead, () => {
    network.on(notificationsApi.listNotifications, allRead);
    return {};
  });
  await showBell();
  await bell(2).click();
  await readAll.click();
  await expect.element(bell(0)).toBeVisible();
  await expect.element(readAll).not.toBeInTheDocument();
  await expect.element(item(3)).toBeVisible();
  expect(document.activeElement?.contains(item(3).element())).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(calls.map(({ body }) => body)).toEqual([{ id: 3, all: true }]);
});

test("what waits for the person comes first, and everything is one press away", async () => {
  const network = fakeNetwork();
  network.on(notificationsApi.listNotifications, {
    happenings: [entry(3, true), { ...entry(2, false), isToDo: true }],
    unread: 1,
  });
  await showBell();
  await bell(1).click();
  await expect.element(page.getByRole("tab", { name: "Zu tun 1" })).toHaveAttribute("aria-selected", "true");
  await expect.element(item(2)).toBeVisible();
  await expect.element(item(3)).not.toBeInTheDocument();
  await page.getByRole("tab", { name: "Alles" }).click();
  await expect.element(item(3)).toBeVisible();
  await expect.element(item(2)).toBeVisible();
});

test("with nothing to do everything is shown, and the other tab says so", async () => {
  fakeNetwork().on(notificationsApi.listNotifications, two);
  await showBell();
  await bell(2).click();
  await expect.element(item(3)).toBeVisible();
  await page.getByRole("tab", { name: "Zu tun" }).click();
  await expect.element(page.getByText("Nichts zu tun")).toBeVisible();
});

test("where marking fails, what the server knows comes back", async () => {
  const network = fakeNetwork();
  const lists = network.on(notificationsApi.listNotifications, two);
  const late = delayed<Response>();
  network.on(notificationsApi.markNotificationsRead, () => late.answer);
  await showBell();
  await bell(2).click();
  await readAll.click();
  await expect.element(bell(0)).toBeVisible();
  late.arrive(refusal("internal"));
  await expect.element(bell(2)).toBeVisible();
  expect(lists).toHaveLength(2);
});

test("what cannot be loaded says why, and loads when it is asked again; more than 49 are not counted", async () => {
  const network = fakeNetwork();
  network.on(notificationsApi.listNotifications, () => refusal("internal", { message: "Das ging schief." }));
  await showBell();
  await bell(0).click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("Das ging schief.");
  network.on(notificationsApi.listNotifications, { ...two, unread: 50 });
  await page.getByRole("button", { name: "Erneut laden" }).click();
  await expect.element(item(3)).toBeVisible();
  await vi.waitFor(() => expect(bell(50).element().textContent).toBe("49+"), { timeout: 10_000 });
});

import { type DeskOrder, deskOrdersApi } from "@kreislauf/contract/desk";
import { fakeNetwork, refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { serveInbox } from "../../../test/inbox.fixture.ts";
import { deskOrderFixture } from "../../../test/order.fixture.ts";
import { renderDesk, staffFixture } from "../../../test/render-desk.tsx";
import { InboxScreen } from "./inbox-screen.tsx";

/** The inbox, and a button that leaves it and comes back. */
function Visits() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Bereich wechseln
      </button>
      {isOpen && <InboxScreen staff={staffFixture} />}
    </>
  );
}

const changeArea = page.getByRole("button", { name: "Bereich wechseln" });
const row = page.getByRole("checkbox", { name: "Auftrag 1048401 wählen" });

test("who comes back to the inbox sees at once what was ordered meanwhile", async () => {
  const orders: DeskOrder[] = [];
  const network = fakeNetwork();
  serveInbox(network, []);
  const reads = network.on(deskOrdersApi.deskOrders, ({ query }) => {
    const last = orders.at(-1)?.id ?? 0;
    const upTo = Number(query["upTo"] ?? last);
    return {
      orders: orders.filter(({ id }) => id <= upTo),
      hasMore: false,
      counts: { open: orders.length, new: orders.length, proposal: 0, confirmed: 0, claimed: 0, question: 0 },
      lastOrderId: upTo,
    };
  });
  network.on(deskOrdersApi.deskNews, ({ query }) => ({
    newOrders: orders.filter(({ id }) => id > Number(query["after"])).length,
    lastChange: 1,
  }));
  await renderDesk(<Visits />);
  await expect.element(page.getByText("Kein Auftrag in dieser Phase")).toBeVisible();
  await changeArea.click();
  orders.push(deskOrderFixture);
  await changeArea.click();
  await expect.element(row).toBeVisible();
  expect(reads.map(({ query }) => query["upTo"])).toEqual([undefined, undefined]);
  await expect.element(page.getByText(/neuer Auftrag/)).not.toBeInTheDocument();
});

test("who asks for new orders does something, unlike the page that reads by itself", async () => {
  const network = fakeNetwork();
  serveInbox(network, [deskOrderFixture]);
  const news = network.on(deskOrdersApi.deskNews, { newOrders: 1, lastChange: 1 });
  const reads = network.on(deskOrdersApi.deskOrders, {
    orders: [deskOrderFixture],
    hasMore: false,
    counts: { open: 1, new: 1, proposal: 0, confirmed: 0, claimed: 0, question: 0 },
    lastOrderId: 12,
  });
  await renderDesk(<InboxScreen staff={staffFixture} />);
  await page.getByRole("button", { name: "1 neuer Auftrag: anzeigen" }).click();
  await expect.poll(() => reads.map(({ query }) => query["upTo"])).toEqual([undefined, undefined]);
  expect([...reads, ...news].map(({ headers }) => headers.has("x-background"))).toEqual([false, false, true]);
});

test("on a phone the row of phases shows the current one", async () => {
  await page.viewport(390, 844);
  serveInbox(fakeNetwork(), []);
  await renderDesk(<InboxScreen staff={staffFixture} />, { at: "/orders?phase=claimed" });
  await expect.element(page.getByRole("link", { name: /Reklamiert/ })).toBeInViewport({ ratio: 1 });
});

const overdueOrder: DeskOrder = {
  ...deskOrderFixture,
  id: 12,
  orderNumber: "1048402",
  desiredDate: "2027-05-14",
  isOverdue: true,
};
const dueToday: DeskOrder = {
  ...deskOrderFixture,
  id: 13,
  orderNumber: "1048403",
  desiredDate: "2027-05-17",
  confirmedDate: "2027-05-19",
};

const dayColumn = page.getByRole("columnheader", { name: "Termin", exact: true });

test("by day each day has its heading, and what is overdue stands out", async () => {
  await page.viewport(1440, 900);
  serveInbox(fakeNetwork(), [overdueOrder, dueToday, deskOrderFixture]);
  await renderDesk(<InboxScreen staff={staffFixture} />);
  for (const name of ["Überfällig gewünscht am Fr., 14.05.2027", "Heute, Mo., 17.05.2027", "Do., 20.05.2027"])
    await expect.element(page.getByRole("row", { name, exact: true })).toBeVisible();
  await expect.element(dayColumn).not.toBeInTheDocument();
  await expect.element(page.getByRole("cell", { name: "Neu am Mi., 19.05.2027" })).toBeVisible();
});

test("the latest first, each order says its day and whether it is overdue", async () => {
  await page.viewport(1440, 900);
  serveInbox(fakeNetwork(), [overdueOrder, dueToday]);
  await renderDesk(<InboxScreen staff={staffFixture} />, { at: "/orders?sort=latest" });
  await expect.element(dayColumn).toBeVisible();
  await expect.element(page.getByRole("cell", { name: "Fr., 14.05.2027 überfällig" })).toBeVisible();
  await expect.element(page.getByText("Heute")).not.toBeInTheDocument();
});

test("a list that could not be loaded is asked for again by a button", async () => {
  const network = fakeNetwork();
  serveInbox(network, [deskOrderFixture]);
  network.on(deskOrdersApi.deskOrders, refusal("unavailable", { message: "Die Datenbank antwortet nicht." }));
  await renderDesk(<InboxScreen staff={staffFixture} />);
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Die Datenbank antwortet nicht\./);
  serveInbox(network, [deskOrderFixture]);
  await page.getByRole("button", { name: "Erneut laden" }).click();
  await expect.element(row).toBeVisible();
});

test("an order closes when another phase leaves it out, and stays when it leaves its list by itself", async () => {
  await page.viewport(1440, 900);
  const network = fakeNetwork();
  serveInbox(network, [deskOrderFixture]);
  let phase = "new";
  network.on(deskOrdersApi.deskOrders, ({ query }) => {
    const isShown = query["phase"] === "open" || query["phase"] === phase;
    return {
      orders: isShown ? [deskOrderFixture] : [],
      hasMore: false,
      counts: { open: 1, new: 1, proposal: 0, confirmed: 0, claimed: 0, question: 0 },
      lastOrderId: 12,
    };
  });
  await renderDesk(<InboxScreen staff={staffFixture} />);
  const panel = page.getByRole("complementary", { name: "Auftrag" });
  await row.click();
  await page.getByRole("button", { name: deskOrderFixture.companyName }).click();
  await expect.element(panel).toBeVisible();
  await page.getByRole("link", { name: /^Alle offenen/ }).click();
  await expect.element(page.getByRole("link", { name: /^Alle offenen/ })).toHaveAttribute("aria-current");
  await expect.element(row).toBeVisible();
  await expect.element(panel).toBeVisible();
  await page.getByRole("link", { name: /^Neu/ }).click();
  await expect.element(row).toBeVisible();
  phase = "confirmed";
  await userEvent.keyboard("r");
  await expect.element(row).not.toBeInTheDocument();
  await expect.element(panel).toBeVisible();
  await page.getByRole("link", { name: /^Alle offenen/ }).click();
  await expect.element(row).toBeVisible();
  await page.getByRole("link", { name: /^Storniert/ }).click();
  await expect.element(panel).not.toBeInTheDocument();
});

test("beside an open order each row still shows its site, however long a container is called", async () => {
  await page.viewport(1440, 900);
  const long = {
    ...deskOrderFixture,
    id: 12,
    orderNumber: "1048402",
    companyName: "Holzbau Petersen Fahrzeugservice GmbH & Co. KG",
    siteName: "Werkstatt Eckernförde",
    containerType: "Eigener Altöltank 1.200 l mit Leckanzeige",
  };
  serveInbox(fakeNetwork(), [deskOrderFixture, long]);
  await renderDesk(<InboxScreen staff={staffFixture} />);
  await page.getByRole("button", { name: "Holzbau Petersen", exact: true }).click();
  await expect.element(page.getByRole("complementary", { name: "Auftrag" })).toBeVisible();
  const site = page.getByRole("row").getByText("Werkstatt Eckernförde, Kiel").element();
  const cell = site.closest("td")?.getBoundingClientRect();
  const shown =
    Math.min(site.getBoundingClientRect().right, cell?.right ?? 0) - site.getBoundingClientRect().left;
  expect(shown).toBeGreaterThan(90);
});

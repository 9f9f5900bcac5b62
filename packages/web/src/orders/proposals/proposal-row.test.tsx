import { ordersApi, type Order } from "@kreislauf/contract/orders";
import { sitesApi } from "@kreislauf/contract/sites";
import { useQuery } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { delayed, fakeNetwork, refusal, unreachable } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { setServerTime } from "../../../test/set-server-time.ts";
import { siteLabelsFixture } from "../../../test/sites.fixture.ts";
import { orderFixture } from "../base/order.fixture.ts";
import { ProposalRow } from "./proposal-row.tsx";
import { proposalsQuery } from "./proposals.queries.ts";
import { useProposalAnswers } from "./use-proposal-answers.tsx";

const proposed: Order = {
  ...orderFixture,
  proposal: { date: "2027-05-28", timeWindow: "all_day", note: null, answerBy: "2027-05-21T10:00:00Z" },
};
const accepted: Order = {
  ...orderFixture,
  version: 2,
  desiredDate: "2027-05-28",
  confirmedDate: "2027-05-28",
};

beforeEach(() => setServerTime("2027-05-19T10:00:00+02:00"));

function openNetwork() {
  const network = fakeNetwork();
  network.on(sitesApi.listSiteOptions, siteLabelsFixture);
  network.on(ordersApi.proposalsToAnswer, { orders: [proposed], total: 1 });
  return network;
}

/** Renders proposals as the dashboard does: the dialog stays open when the row it was opened from disappears. */
function Proposals({ mayAnswer }: { mayAnswer: boolean }) {
  const { data } = useQuery(proposalsQuery);
  const { startAnswer, element } = useProposalAnswers();
  return (
    <>
      <ul>
        {data?.orders.map((order) => (
          <ProposalRow key={order.id} order={order} startAnswer={mayAnswer ? startAnswer : undefined} />
        ))}
      </ul>
      {element}
    </>
  );
}

async function openList(mayAnswer = true) {
  signInAs();
  await renderScreen(<Proposals mayAnswer={mayAnswer} />, { route: "dashboard", at: "/dashboard" });
  await expect.element(page.getByRole("link", { name: "Papier" })).toBeVisible();
}

const accept = page.getByRole("button", { name: "Vorschlag zu Auftrag 1048401 annehmen" });
const dialog = page.getByRole("dialog");
const confirm = (name: string) => dialog.getByRole("button", { name });
const alert = page.getByRole("alert");

test("accepted once, however often it is pressed, it leaves the list", async () => {
  const network = openNetwork();
  const late = delayed<Order>();
  const calls = network.on(ordersApi.answerProposal, () => late.answer);
  await openList();
  await accept.click();
  await confirm("Vorschlag annehmen").dblClick();
  await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 });
  network.on(ordersApi.proposalsToAnswer, { orders: [], total: 0 });
  late.arrive(accepted);
  await expect.element(page.getByText(/^Auftrag 1048401 ist für .*28\.05\.2027 bestätigt\.$/)).toBeVisible();
  await expect.element(accept).not.toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toEqual([{ orderId: 11, version: 1, answer: "accept" }]);
});

test("declined, the desired date stays", async () => {
  const network = openNetwork();
  const calls = network.on(ordersApi.answerProposal, { ...orderFixture, version: 2 });
  await openList();
  await page.getByRole("button", { name: "Weitere Antworten zu Auftrag 1048401" }).click();
  await page.getByRole("menuitem", { name: "Beim Wunschtermin bleiben" }).click();
  await confirm("Beim Wunschtermin bleiben").click();
  await expect.element(page.getByText(/^Für Auftrag 1048401 bleibt es bei .*26\.05\.2027\.$/)).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ orderId: 11, version: 1, answer: "keep" }]);
});

test("where the provider has taken it back meanwhile, it says so and can only be closed", async () => {
  const network = openNetwork();
  network.on(ordersApi.answerProposal, refusal("no_proposal", { message: "Es gibt keinen Vorschlag." }));
  network.on(ordersApi.order, { ...orderFixture, version: 2 });
  network.on(ordersApi.orderChangeLog, { entries: [] });
  await openList();
  await accept.click();
  await confirm("Vorschlag annehmen").click();
  await expect.element(alert).toMatchTextContent("Es gibt keinen Vorschlag.");
  await expect.element(confirm("Vorschlag annehmen")).not.toBeInTheDocument();
});

test("a lost answer that had arrived is found out by asking for the order", async () => {
  const network = openNetwork();
  const replies = [unreachable, () => refusal("no_proposal")];
  network.on(ordersApi.answerProposal, () => (replies.shift() ?? unreachable)());
  network.on(ordersApi.order, accepted);
  network.on(ordersApi.orderChangeLog, { entries: [] });
  await openList();
  await accept.click();
  await confirm("Vorschlag annehmen").click();
  await expect.element(page.getByText(/28\.05\.2027 bestätigt\.$/)).toBeVisible();
});

test("any other refusal is told in it, and it can be sent again", async () => {
  const network = openNetwork();
  network.on(ordersApi.answerProposal, refusal("holiday", { message: "Da ist Feiertag." }));
  await openList();
  await accept.click();
  await confirm("Vorschlag annehmen").click();
  await expect.element(alert).toMatchTextContent("Da ist Feiertag.");
  network.on(ordersApi.answerProposal, accepted);
  await confirm("Vorschlag annehmen").click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("who may not order sees the proposal and cannot answer it", async () => {
  openNetwork();
  await openList(false);
  expect(accept.query()).toBeNull();
});

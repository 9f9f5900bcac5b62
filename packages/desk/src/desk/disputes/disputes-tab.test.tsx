import { type DeskDispute, deskDisputesApi } from "@kreislauf/contract/desk";
import { delayed, fakeNetwork, refusal } from "@kreislauf/ui/base/fake-network.fixture.ts";
import { useQueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderDesk } from "../../../test/render-desk.tsx";
import { DisputesTab } from "./disputes-tab.tsx";

const dispute: DeskDispute = {
  documentId: 7,
  number: "RE-7",
  position: 2,
  version: 1,
  companyName: "Testbetrieb",
  customerNumber: "29001",
  siteName: "Werkstatt 2",
  description: "Leerung",
  orderNumber: null,
  netAmount: 8_950,
  expectedAmount: null,
  deviations: [],
  state: "disputed",
  answerBy: "2027-03-08",
  creditNoteNumber: null,
  messages: [
    {
      id: 1,
      event: "disputed",
      reason: "not_ordered",
      text: "Das war nicht beauftragt.",
      author: "Jana Petersen",
      at: "2027-03-01T09:00:00Z",
      attachments: [],
    },
  ],
};
const other: DeskDispute = { ...dispute, documentId: 8, number: "RE-8", answerBy: "2027-03-09" };
/** The line of `dispute` after the customer has withdrawn the dispute and disputed the line again. */
const again: DeskDispute = {
  ...dispute,
  version: 3,
  messages: dispute.messages.map((message) => ({ ...message, text: "Auch die Menge stimmt nicht." })),
};

const text = page.getByLabelText("Was der Kunde liest");
const send = page.getByRole("button", { name: "Beanstandung ablehnen" });

/** Reloads the list at a click, instead of after 30 seconds. */
function ReadAnew() {
  const client = useQueryClient();
  return (
    <button onClick={() => void client.invalidateQueries({ queryKey: ["desk", "disputes"] })}>
      Neu lesen
    </button>
  );
}

async function openForm() {
  const network = fakeNetwork();
  network.on(deskDisputesApi.deskDisputes, { disputes: [dispute, other] });
  network.on(deskDisputesApi.countDeskDisputes, { open: 2 });
  await renderDesk(
    <>
      <DisputesTab />
      <ReadAnew />
    </>,
    { at: "/documents/disputes" },
  );
  await page.getByRole("button", { name: "Ablehnen" }).first().click();
  await text.fill("Die Waage stimmt.");
  const show = async (...disputes: DeskDispute[]) => {
    const reads = network.on(deskDisputesApi.deskDisputes, { disputes });
    await page.getByRole("button", { name: "Neu lesen" }).click();
    return reads;
  };
  return { network, show };
}

test("a disputed line leads to its invoice", async () => {
  await openForm();
  const links = page.getByRole("link", { name: "Rechnung ansehen" });
  await expect.element(links.first()).toHaveAttribute("href", "#/documents/7");
});

test("what is typed stays with its dispute, which is no longer in the list, until the form is closed", async () => {
  const { show } = await openForm();
  const reads = await show(other);
  await expect.element(page.getByText("RE-8, Position 2")).toBeVisible();
  await expect.poll(() => reads.length).toBe(1);
  await expect.element(text).toHaveValue("Die Waage stimmt.");
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await expect.element(page.getByText("RE-7, Position 2")).not.toBeInTheDocument();
});

test("an answer is sent for the dispute that was read, and after a refusal for the one that is shown then", async () => {
  const { network, show } = await openForm();
  const reads = await show(again, other);
  await expect.poll(() => reads.length).toBe(1);
  await expect.element(page.getByText("Auch die Menge stimmt nicht.")).not.toBeInTheDocument();
  const refused = network.on(
    deskDisputesApi.answerDeskDispute,
    refusal("invoice_line_changed", { message: "Neuer Stand." }),
  );
  await send.click();
  await expect.element(page.getByText("Auch die Menge stimmt nicht.")).toBeVisible();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Neuer Stand.");
  expect(refused.map(({ body }) => body)).toMatchObject([{ version: 1 }]);
  await expect.element(text).toHaveValue("Die Waage stimmt.");
  const calls = network.on(deskDisputesApi.answerDeskDispute, { state: "declined" });
  network.on(deskDisputesApi.deskDisputes, { disputes: [other] });
  await send.click();
  await expect.element(page.getByText("RE-7, Position 2", { exact: true })).not.toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toMatchObject([{ version: 3, text: "Die Waage stimmt." }]);
});

test("with its list a dispute that was being answered is left, and does not come back", async () => {
  const { show } = await openForm();
  const reads = await show(other);
  await expect.poll(() => reads.length).toBe(1);
  await page.getByText("Beantwortet", { exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Eingaben verwerfen?" });
  await question.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(text).toHaveValue("Die Waage stimmt.");
  await page.getByText("Beantwortet", { exact: true }).click();
  await question.getByRole("button", { name: "Verwerfen" }).click();
  await expect.poll(() => reads.at(-1)?.query["state"]).toBe("answered");
  await page.getByText("Offen", { exact: true }).click();
  await expect.element(page.getByText("RE-8, Position 2")).toBeVisible();
  await expect.element(page.getByText("RE-7, Position 2")).not.toBeInTheDocument();
});

test("an answer that is refused after its form was closed is told with its line", async () => {
  const { network } = await openForm();
  const late = delayed<Response>();
  network.on(deskDisputesApi.answerDeskDispute, () => late.answer);
  await send.click();
  await page.getByRole("button", { name: "Abbrechen" }).click();
  late.arrive(refusal("invoice_line_changed", { message: "Neuer Stand." }));
  await expect.element(page.getByText("RE-7, Position 2: Neuer Stand.")).toBeVisible();
});

import { type OrderNote, proofsApi } from "@kreislauf/contract/proofs";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { OrderNoteCard } from "./order-note-card.tsx";

const signed = (name: string) => ({ name, signedAt: "2027-05-18T07:30:00Z" });
const note: OrderNote = {
  orderId: 77,
  proofNumber: "ENF112345678",
  statedProofNumber: null,
  warning: null,
  kind: "consignment",
  number: "01234567890123",
  signatures: { producer: null, carrier: null, disposer: null },
};

async function openCard(answer: OrderNote) {
  fakeNetwork().on(proofsApi.orderNote, { note: answer });
  signInAs();
  await renderScreen(<OrderNoteCard orderId={77} />, { route: "order", at: "/order/77" });
}

const party = (name: string) => page.getByRole("listitem").filter({ hasText: name });

test("a note waits for the producer first, and says who has signed and who has not", async () => {
  await openCard({ ...note, signatures: { ...note.signatures, carrier: signed("Nordwerk Entsorgung") } });
  await expect.element(page.getByText("Ihre Signatur fehlt")).toBeVisible();
  await expect.element(party("Erzeuger").getByText("wartet")).toBeVisible();
  await expect.element(party("Beförderer").getByText("Nordwerk Entsorgung")).toBeVisible();
  await expect.element(party("Beförderer").getByText("18.05.2027 09:30 Uhr")).toBeVisible();
  await expect.element(page.getByText(/^Signiert wird außerhalb des Portals/)).toBeVisible();
});

test("a handover note is complete without the disposer", async () => {
  const signatures = {
    producer: signed("Jana Petersen"),
    carrier: signed("Nordwerk Entsorgung"),
    disposer: null,
  };
  await openCard({ ...note, kind: "handover", signatures });
  await expect.element(page.getByText("Vollständig")).toBeVisible();
  await expect.element(party("Entsorger")).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Signiert wird außerhalb/)).not.toBeInTheDocument();
});

test("an order without a note yet shows what was wrong with its proof, and the number that was named", async () => {
  await openCard({
    ...note,
    kind: null,
    number: null,
    proofNumber: null,
    statedProofNumber: "ENF998877665",
    warning: "missing",
  });
  await expect.element(page.getByText("Beim Beauftragen gab es keinen Nachweis.")).toBeVisible();
  await expect.element(page.getByText("Von Ihnen genannt: ENF998877665")).toBeVisible();
  await expect.element(page.getByText("Nummer folgt")).toBeVisible();
});

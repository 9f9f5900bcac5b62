import { permission } from "@kreislauf/contract/base";
import { invoiceRecipientsApi } from "@kreislauf/contract/documents";
import { accountApi } from "@kreislauf/contract/users";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { accountFixture } from "../../test/account.fixture.ts";
import { fakeNetwork } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { EmailSettingsCard } from "../users/account/email-settings-card.tsx";
import { InvoiceRecipientsScreen } from "../documents/invoice-recipients-screen.tsx";

test("where invoices are sent by mail, one learns where a word about them is switched, and leads there", async () => {
  fakeNetwork().on(invoiceRecipientsApi.invoiceRecipients, { recipients: [], canChooseAllSites: true });
  signInAs();
  await renderScreen(<InvoiceRecipientsScreen />, {
    route: "invoiceRecipients",
    at: "/documents/invoice-recipients",
  });
  await expect.element(page.getByText(/Leistungsbelege sind nicht dabei/)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Kontoeinstellungen" }))
    .toHaveAttribute("href", "#/preferences");
});

test.each([
  [permission.documentManager, true],
  [permission.orderManager, false],
])(
  "with the right %s the switch of new documents says where invoices alone come from: %s",
  async (right, says) => {
    fakeNetwork().on(accountApi.accountSettings, accountFixture);
    signInAs({ permissions: [permission.defaultUser, right] });
    await renderScreen(<EmailSettingsCard />, { route: "preferences", at: "/preferences" });
    const documents = page.getByRole("switch", { name: "Neuer Beleg" });
    await expect.element(documents).toBeInTheDocument();
    const about = document.getElementById(documents.element().getAttribute("aria-describedby") ?? "");
    expect(about?.textContent?.includes("Rechnungen per E-Mail")).toBe(says);
  },
);

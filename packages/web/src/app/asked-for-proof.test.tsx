import { invoiceRecipientsApi, type InvoiceRecipients } from "@kreislauf/contract/documents";
import { secondFactorApi } from "@kreislauf/contract/session";
import { sitesApi } from "@kreislauf/contract/sites";
import { accountApi } from "@kreislauf/contract/users";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accountFixture } from "../../test/account.fixture.ts";
import { fakeNetwork, refusal } from "../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../test/render-screen.tsx";
import { InvoiceRecipientsScreen } from "../documents/invoice-recipients-screen.tsx";
import { AskForIdentityProof } from "../session/security/ask-for-identity-proof.tsx";
import { EmailSettingsCard } from "../users/account/email-settings-card.tsx";

const recipients: InvoiceRecipients = {
  canChooseAllSites: true,
  recipients: [
    {
      id: 4,
      email: "eingang@kunde.example",
      site: null,
      forms: ["pdf"],
      addedAt: "2027-05-17T07:30:00.000Z",
      addedBy: "Jana Petersen",
    },
  ],
};
const button = (name: string) => page.getByRole("button", { name, exact: true });
const question = page.getByRole("dialog", { name: "Bestätigen Sie, dass Sie es sind" });

/** A server that refuses calls with `proof_required` until the password has been sent. */
function guardedNetwork() {
  const network = fakeNetwork();
  network.on(secondFactorApi.secondFactorSettings, {
    authenticatorApp: null,
    passkeys: [],
    recoveryCodes: null,
    trustedDevices: 0,
    companyAccount: false,
  });
  let isProved = false;
  network.on(secondFactorApi.proveIdentity, () => {
    isProved = true;
    return {};
  });
  const guarded =
    <T,>(answer: T) =>
    () =>
      isProved
        ? answer
        : refusal("proof_required", { message: "Bitte bestätigen Sie zuerst, dass Sie es sind." });
  return { network, guarded };
}

/** Types the password without clicking first, because its field has the focus, and sends it with Enter. */
async function prove() {
  await expect.element(question.getByLabelText("Passwort", { exact: true })).toHaveFocus();
  await userEvent.keyboard("Geheim 1{Enter}");
  await expect.element(question).not.toBeInTheDocument();
}

async function openRecipients() {
  const { network, guarded } = guardedNetwork();
  network.on(invoiceRecipientsApi.invoiceRecipients, recipients);
  network.on(sitesApi.listSiteOptions, { serviceLocations: [] });
  signInAs();
  await renderScreen(
    <>
      <InvoiceRecipientsScreen />
      <AskForIdentityProof />
    </>,
    { route: "invoiceRecipients", at: "/documents/invoice-recipients" },
  );
  return { network, guarded };
}

test("a new address for invoices stays typed while it is asked who one is, and is sent then", async () => {
  const { network, guarded } = await openRecipients();
  const added = network.on(invoiceRecipientsApi.addInvoiceRecipient, guarded(recipients));
  await button("Adresse hinzufügen").click();
  const email = page.getByRole("textbox", { name: "E-Mail" });
  await userEvent.fill(email, "buchhaltung@kunde.example");
  await page.getByRole("checkbox", { name: "XRechnung" }).click();
  await button("Hinzufügen").click();
  await question.getByRole("button", { name: "Abbrechen" }).click();
  await expect.element(page.getByText("Bitte bestätigen Sie zuerst, dass Sie es sind.")).toBeVisible();
  await expect.element(email).toHaveValue("buchhaltung@kunde.example");
  await expect.element(page.getByRole("checkbox", { name: "XRechnung" })).not.toBeChecked();
  await button("Hinzufügen").click();
  await prove();
  await expect.element(page.getByText("Adresse hinzugefügt")).toBeVisible();
  const sent = { email: "buchhaltung@kunde.example", serviceLocationId: null, forms: ["pdf"] };
  expect(added.map(({ body }) => body)).toEqual([sent, sent, sent]);
});

test("an address is taken off once it is proved who one is", async () => {
  const { network, guarded } = await openRecipients();
  const removed = network.on(invoiceRecipientsApi.removeInvoiceRecipient, guarded(recipients));
  await button("eingang@kunde.example entfernen").click();
  await button("Entfernen").click();
  await prove();
  await expect.element(page.getByText("Adresse entfernt")).toBeVisible();
  expect(removed.map(({ params }) => params)).toEqual([{ id: "4" }, { id: "4" }]);
});

test("the warning of a new device stays on until it is proved who one is", async () => {
  const { network, guarded } = guardedNetwork();
  network.on(accountApi.accountSettings, accountFixture);
  const switched = network.on(
    accountApi.changeEmailSettings,
    guarded({ ...accountFixture.emailSettings, newDeviceNotice: false }),
  );
  signInAs();
  await renderScreen(
    <>
      <EmailSettingsCard />
      <AskForIdentityProof />
    </>,
    { route: "preferences", at: "/preferences" },
  );
  const warning = page.getByRole("switch", { name: "Anmeldung an einem neuen Gerät" });
  await userEvent.click(page.getByText("Anmeldung an einem neuen Gerät"));
  await question.getByRole("button", { name: "Abbrechen" }).click();
  await expect.element(warning).toBeChecked();
  await userEvent.click(page.getByText("Anmeldung an einem neuen Gerät"));
  await prove();
  await expect.element(warning).not.toBeChecked();
  expect(switched).toHaveLength(3);
});

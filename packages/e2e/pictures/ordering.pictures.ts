import { dayOf, openActionDialog, openAgreements, openOrderDialog } from "../support/ordering.ts";
import { type Screenshot, takeScreenshots, clickButton } from "./take-screenshots.ts";

type Opening = NonNullable<Screenshot["open"]>;

const after =
  (open: Opening): Opening =>
  async (page) => {
    await openAgreements(page);
    await open(page);
  };

takeScreenshots("agreements", [
  { name: "no-site", path: "agreements" },
  { name: "cards", path: "dashboard", inReadme: "desktop", open: after(async () => undefined) },
  { name: "loading", path: "agreements?site=3002", waiting: /\/api\/service-location\/\w+\/agreements/ },
  { name: "failed", path: "agreements?site=3002", failing: /\/api\/service-location\/\w+\/agreements/ },
  { name: "order-dialog", path: "dashboard", open: after((page) => openOrderDialog(page, "Altholz")) },
  {
    name: "order-dialog-filled",
    path: "dashboard",
    inReadme: "mobile",
    open: after(async (page) => {
      const dialog = await openOrderDialog(page, "Altholz");
      await dialog.getByRole("button", { name: /\b26\. Mai 2027/ }).click();
      await dialog.getByRole("textbox", { name: /Hinweis an den Entsorger/ }).fill("Tor 2, bitte klingeln");
    }),
  },
  {
    name: "withdrawal",
    path: "dashboard",
    open: after((page) => openActionDialog(page, "Abzug", "Altholz")),
  },
  {
    name: "withdrawal-of-all",
    path: "dashboard",
    open: after(async (page) => {
      const dialog = await openActionDialog(page, "Abzug", "Altholz");
      await dialog.getByRole("textbox", { name: "Wunschtermin" }).fill("25.05.2027");
      await dialog.getByRole("spinbutton").fill("2");
      await dialog.getByText("Damit endet die Vereinbarung").waitFor();
    }),
  },
  {
    name: "change-of-a-cycle",
    path: "dashboard",
    open: after(async (page) => {
      const dialog = await openActionDialog(page, "Ändern", "Papier/Pappe/Kartonagen, Presscontainer");
      await dialog.getByText("Abruf", { exact: true }).click();
      await dialog.getByText("Diese Turnusaufträge entfallen").waitFor();
    }),
  },
  {
    name: "change-pending",
    path: "dashboard",
    open: after((page) => openActionDialog(page, "Ändern", "Papier/Pappe/Kartonagen, Umleerbehälter")),
  },
  { name: "change", path: "dashboard", open: after((page) => openActionDialog(page, "Ändern", "Altholz")) },
  { name: "group", path: "dashboard", open: after(clickButton("Mehrere beauftragen")) },
  {
    name: "group-filled",
    path: "dashboard",
    open: after(async (page) => {
      await clickButton("Mehrere beauftragen")(page);
      const dialog = page.getByRole("dialog");
      for (const waste of [/^Altholz/, /^Altöl/]) await dialog.getByRole("checkbox", { name: waste }).check();
      await dayOf(dialog, "28. Mai").click();
    }),
  },
  { name: "new-container", path: "dashboard", open: after(clickButton("Neuer Behälter")) },
  { name: "offer", path: "dashboard", open: after(clickButton("Angebot anfragen")) },
  { name: "details", path: "dashboard", open: after(clickButton(/^Details/)) },
  { name: "export", path: "dashboard", open: after(clickButton("Behälterbestand exportieren")) },
]);

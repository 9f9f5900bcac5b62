import { openActionDialog, openAgreements, openOrderDialog } from "../support/ordering.ts";
import { type Picture, photograph, press } from "./photograph.ts";

type Opening = NonNullable<Picture["open"]>;

const after =
  (open: Opening): Opening =>
  async (page) => {
    await openAgreements(page);
    await open(page);
  };

photograph("agreements", [
  { name: "no-site", path: "agreements" },
  { name: "cards", path: "dashboard", inReadme: "desktop", open: after(async () => undefined) },
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
  { name: "change", path: "dashboard", open: after((page) => openActionDialog(page, "Ändern", "Altholz")) },
  { name: "group", path: "dashboard", open: after(press("Mehrere beauftragen")) },
  { name: "new-container", path: "dashboard", open: after(press("Neuer Behälter")) },
  { name: "offer", path: "dashboard", open: after(press("Angebot anfragen")) },
  { name: "details", path: "dashboard", open: after(press(/^Details/)) },
  { name: "export", path: "dashboard", open: after(press("Behälterbestand exportieren")) },
]);

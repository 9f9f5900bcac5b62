import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderInRouter } from "../../test/render-in-router.tsx";
import { Button } from "../controls/button.tsx";
import { TextField } from "../controls/text-field.tsx";
import { Dialog } from "./dialog.tsx";

function Page({ busy = false, onSubmit }: { busy?: boolean; onSubmit?: () => void }) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öffnen</Button>
      <Button>Daneben</Button>
      <Dialog
        open={open}
        title="Auftrag erteilen"
        dirty={text !== ""}
        busy={busy}
        onClose={() => setOpen(false)}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
        actions={(close) => (
          <>
            <Button onClick={close}>Abbrechen</Button>
            <Button type="submit">Senden</Button>
          </>
        )}
      >
        <TextField label="Hinweis" value={text} onChange={(event) => setText(event.target.value)} />
      </Dialog>
    </>
  );
}

const dialog = page.getByRole("dialog", { name: "Auftrag erteilen" });
const question = page.getByRole("alertdialog", { name: "Eingaben verwerfen?" });
const opener = page.getByRole("button", { name: "Öffnen" });

async function openPage(element = <Page />) {
  const { router } = await renderInRouter(element);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  return router;
}

test("the focus goes to its title, so that it is read out first", async () => {
  await openPage();
  await expect.element(page.getByRole("heading", { name: "Auftrag erteilen" })).toHaveFocus();
});

test("Tab goes round inside it and never reaches the page behind", async () => {
  await openPage();
  const reached: (string | null)[] = [];
  for (let press = 0; press < 6; press += 1) {
    await userEvent.keyboard("{Tab}");
    const focused = document.activeElement;
    reached.push(focused?.getAttribute("aria-label") ?? focused?.textContent ?? null);
  }
  expect(reached).toContain("Senden");
  expect(reached).toContain("Schließen");
  expect(reached).not.toContain("Daneben");
  expect(reached).not.toContain("Öffnen");
  expect(dialog.element().contains(document.activeElement)).toBe(true);
});

test("Escape closes it and the focus returns to what opened it", async () => {
  await openPage();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["the cross", () => page.getByRole("button", { name: "Schließen" }).click()],
  ["its own button", () => page.getByRole("button", { name: "Abbrechen" }).click()],
])("%s asks before input is lost, and keeps it if so wished", async (_, leave) => {
  await openPage();
  await page.getByLabelText("Hinweis").fill("Tor 3");
  await leave();
  await expect.element(question).toBeVisible();
  await expect.element(question).toMatchTextContent("Was Sie in „Auftrag erteilen“ eingegeben haben");
  await page.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(page.getByLabelText("Hinweis")).toHaveValue("Tor 3");
});

test("the question dims the dialog below it, too", async () => {
  await openPage();
  const below = dialog.element();
  await page.getByLabelText("Hinweis").fill("Tor 3");
  await userEvent.keyboard("{Escape}");
  await expect.element(question).toBeVisible();
  const { left, top, height } = below.getBoundingClientRect();
  expect(below.contains(document.elementFromPoint(left + 20, top + height / 2))).toBe(false);
});

test("input that may be lost goes with the dialog", async () => {
  await openPage();
  await page.getByLabelText("Hinweis").fill("Tor 3");
  await userEvent.keyboard("{Escape}");
  await page.getByRole("button", { name: "Verwerfen" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("Escape at the question answers the question, not the dialog below", async () => {
  await openPage();
  await page.getByLabelText("Hinweis").fill("Tor 3");
  await userEvent.keyboard("{Escape}");
  await expect.element(question).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
});

test("another page waits for the answer, too", async () => {
  const router = await openPage();
  await page.getByLabelText("Hinweis").fill("Tor 3");
  const leaving = router.navigate({ to: "/anders" });
  await expect.element(question).toBeVisible();
  expect(router.state.location.pathname).toBe("/");
  await page.getByRole("button", { name: "Verwerfen" }).click();
  await leaving;
  await expect.poll(() => router.state.location.pathname).toBe("/anders");
});

test("a page is left without a question where nothing was typed", async () => {
  const router = await openPage();
  await router.navigate({ to: "/anders" });
  expect(router.state.location.pathname).toBe("/anders");
});

test("nothing closes it while a call runs", async () => {
  await openPage(<Page busy />);
  await userEvent.keyboard("{Escape}");
  await page.getByRole("button", { name: "Schließen" }).click();
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await expect.element(dialog).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test("Enter in a field presses the button in the foot", async () => {
  const onSubmit = vi.fn<() => void>();
  await openPage(<Page onSubmit={onSubmit} />);
  await page.getByLabelText("Hinweis").click();
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

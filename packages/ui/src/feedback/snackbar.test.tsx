import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Dialog } from "@base-ui/react/dialog";
import { FormFooter } from "../layout/form-footer.tsx";
import type { SnackbarMessage } from "./snackbar.tsx";
import { SnackbarProvider, useSnackbar } from "./snackbar-provider.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function Page({ messages }: { messages: readonly SnackbarMessage[] }) {
  const show = useSnackbar();
  return <button onClick={() => messages.forEach((message) => show(message))}>Speichern</button>;
}

async function showAll(first: SnackbarMessage, ...others: readonly SnackbarMessage[]) {
  await render(
    <SnackbarProvider>
      <Page messages={[first, ...others]} />
    </SnackbarProvider>,
  );
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect.element(page.getByText(first.message, { exact: false }).first()).toBeVisible();
}

const saved = page.getByText("Gespeichert.");
const close = page.getByRole("button", { name: "Meldung schließen" });
const wait = (time: number) => vi.advanceTimersByTimeAsync(time);

test("a message stands in the live region, which is there before it", async () => {
  await render(
    <SnackbarProvider>
      <Page messages={[{ message: "Gespeichert." }]} />
    </SnackbarProvider>,
  );
  const region = page.getByRole("region", { name: "Meldungen" });
  await expect.element(region).toHaveAttribute("aria-live", "polite");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect.element(region.getByText("Gespeichert.")).toBeVisible();
});

test("it goes after five seconds", async () => {
  await showAll({ message: "Gespeichert." });
  await wait(4_900);
  await expect.element(saved).toBeInTheDocument();
  await wait(200);
  await expect.element(saved).not.toBeInTheDocument();
});

test("its time stands still while the focus is on it, and goes on from there", async () => {
  await showAll({ message: "Gespeichert." });
  await wait(3_000);
  const button = close.element();
  if (button instanceof HTMLElement) button.focus();
  await wait(60_000);
  await expect.element(saved).toBeInTheDocument();
  if (button instanceof HTMLElement) button.blur();
  await wait(1_900);
  await expect.element(saved).toBeInTheDocument();
  await wait(200);
  await expect.element(saved).not.toBeInTheDocument();
});

test("one without an end stays until it is closed", async () => {
  await showAll({ message: "Gespeichert.", timeout: -1 });
  await wait(600_000);
  await expect.element(saved).toBeInTheDocument();
  await close.click();
  await expect.element(saved).not.toBeInTheDocument();
});

test("several stand below each other, the newest last, and each goes by itself", async () => {
  await showAll({ message: "Erste", timeout: 1_000 }, { message: "Zweite", timeout: 5_000 });
  const texts = [...document.querySelectorAll("section p")].map((line) => line.textContent);
  expect(texts).toEqual(["Erste", "Zweite"]);
  await wait(1_100);
  await expect.element(page.getByText("Erste")).not.toBeInTheDocument();
  await expect.element(page.getByText("Zweite")).toBeInTheDocument();
});

test("the same message twice is two messages", async () => {
  await showAll({ message: "Gespeichert." }, { message: "Gespeichert." });
  await expect.element(saved).toHaveLength(2);
  await close.first().click();
  await expect.element(saved).toHaveLength(1);
});

test("its link leads on and takes the message away", async () => {
  await showAll({
    message: "Erteilt.",
    link: { href: "#/order/7", text: "Ansehen" },
    showCloseButton: false,
  });
  await expect.element(close).not.toBeInTheDocument();
  await page.getByRole("link", { name: "Ansehen" }).click();
  await expect.element(page.getByText("Erteilt.", { exact: false })).not.toBeInTheDocument();
  expect(location.hash).toBe("#/order/7");
});

test("a dialog leaves it audible", async () => {
  await render(
    <SnackbarProvider>
      <Page messages={[{ message: "Gespeichert.", timeout: -1 }]} />
      <Dialog.Root>
        <Dialog.Trigger>Öffnen</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Popup>
            <Dialog.Title>Frage</Dialog.Title>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </SnackbarProvider>,
  );
  await page.getByRole("button", { name: "Speichern" }).click();
  await page.getByRole("button", { name: "Öffnen" }).click();
  await expect.element(page.getByRole("dialog", { name: "Frage" })).toBeVisible();
  expect(saved.element().closest("[aria-hidden=true]")).toBeNull();
  await userEvent.keyboard("{Escape}");
});

test("the button of a message acts once and closes it", async () => {
  const onPress = vi.fn<() => void>();
  await showAll({ message: "Bestätigt.", action: { text: "Rückgängig", onPress } });
  await page.getByRole("button", { name: "Rückgängig" }).click();
  expect(onPress).toHaveBeenCalledTimes(1);
  await expect.element(page.getByText("Bestätigt.")).not.toBeInTheDocument();
});

describe("a bar with buttons at the lower edge", () => {
  afterEach(async () => {
    window.scrollTo(0, 0);
    await page.viewport(1280, 900);
  });
  const footer = page.getByRole("button", { name: "Absenden" });
  const topOfFooter = () => footer.element().closest("[data-keep-uncovered]")?.getBoundingClientRect().top;
  const bottomOfMessage = () => saved.element().closest("section")?.getBoundingClientRect().bottom;

  test.each([
    [1280, 900],
    [390, 844],
  ])("stays uncovered at %i px, also at the end of the page", async (width, height) => {
    await page.viewport(width, height);
    await render(
      <SnackbarProvider>
        <Page messages={[{ message: "Gespeichert.", timeout: -1 }]} />
        <div>
          <div style={{ height: 2_000 }} />
          <FormFooter note="Noch offen: Telefon">
            <button>Absenden</button>
          </FormFooter>
        </div>
        <div style={{ height: 90 }} />
      </SnackbarProvider>,
    );
    await page.getByRole("button", { name: "Speichern" }).click();
    await expect.element(saved).toBeVisible();
    expect(bottomOfMessage()).toBeLessThan(topOfFooter() ?? 0);
    const before = bottomOfMessage() ?? 0;
    window.scrollTo(0, 5_000);
    await expect.poll(bottomOfMessage).toBeLessThan(before);
    expect(bottomOfMessage()).toBeLessThan(topOfFooter() ?? 0);
  });

  test("counts no more once it is gone", async () => {
    const pageWith = (bar: boolean) => (
      <SnackbarProvider>
        <Page messages={[{ message: "Gespeichert.", timeout: -1 }]} />
        <div style={{ height: 2_000 }} />
        {bar && (
          <FormFooter>
            <button>Absenden</button>
          </FormFooter>
        )}
      </SnackbarProvider>
    );
    const { rerender } = await render(pageWith(true));
    await page.getByRole("button", { name: "Speichern" }).click();
    await expect.element(saved).toBeVisible();
    const before = bottomOfMessage() ?? 0;
    await rerender(pageWith(false));
    await expect.poll(bottomOfMessage).toBeGreaterThan(before);
  });
});

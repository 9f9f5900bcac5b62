import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../../test/render-screen.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

function Form() {
  const show = useSnackbar();
  return <button onClick={() => show({ message: "Ihr Passwort ist gespeichert." })}>Speichern</button>;
}

test.each([960, 1280, 1440, 1920])("messages stand below the form at %i px", async (width) => {
  await page.viewport(width, 900);
  const frame = (
    <SignInFrame>
      <Form />
    </SignInFrame>
  );
  await renderScreen(frame, { route: "login", at: "/login" });
  const button = page.getByRole("button", { name: "Speichern" });
  await button.click();
  const message = page.getByText("Ihr Passwort ist gespeichert.");
  await expect.element(message).toBeVisible();
  const snack = message.element().parentElement?.getBoundingClientRect();
  const form = button.element().closest("section")?.getBoundingClientRect();
  const foot = page.getByRole("link", { name: "Impressum" }).element().getBoundingClientRect();
  if (snack === undefined || form === undefined) throw new Error("There is no form or no message.");
  expect(snack.left).toBeGreaterThanOrEqual(form.left);
  expect(snack.right).toBeLessThanOrEqual(form.right);
  expect(snack.bottom).toBeLessThanOrEqual(foot.top);
  expect(snack.top).toBeGreaterThanOrEqual(button.element().getBoundingClientRect().bottom);
});

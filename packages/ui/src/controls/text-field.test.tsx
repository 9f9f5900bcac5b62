import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

const name = page.getByLabelText("Name");
const email = page.getByLabelText("E-Mail");
const reason = page.getByLabelText("Grund");

async function openForm() {
  const onSubmit = vi.fn<() => void>();
  function Form() {
    const [text, setText] = useState("");
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <TextField label="Name" required value={text} onChange={(event) => setText(event.target.value)} />
        <TextField label="E-Mail" type="email" defaultValue="leitung" />
        <TextArea label="Grund" required />
        <button type="submit">Senden</button>
      </form>
    );
  }
  await render(<Form />);
  return onSubmit;
}

test("what is missing is said beside each field, and the first of them has the focus", async () => {
  const onSubmit = await openForm();
  await page.getByRole("button", { name: "Senden" }).click();
  await expect.element(name).toHaveAccessibleDescription("Bitte füllen Sie dieses Feld aus.");
  await expect.element(email).toHaveAccessibleDescription("Bitte geben Sie eine gültige E-Mail-Adresse ein.");
  await expect.element(reason).toHaveAccessibleDescription("Bitte füllen Sie dieses Feld aus.");
  await expect.element(name).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard("Nordwerk");
  await expect.element(name).not.toHaveAttribute("aria-invalid");
  await expect.element(reason).toHaveAttribute("aria-invalid", "true");
  await email.fill("leitung@nordwerk.example");
  await reason.fill("Doppelt");
  await page.getByRole("button", { name: "Senden" }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

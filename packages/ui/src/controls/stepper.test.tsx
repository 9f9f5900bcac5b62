import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Stepper } from "./stepper.tsx";

function Amount({ start, max = 20 }: { start: number | null; max?: number }) {
  const [amount, setAmount] = useState(start);
  return (
    <>
      <Stepper label="Anzahl" value={amount} onChange={setAmount} max={max} />
      <output>{amount ?? "keine"}</output>
    </>
  );
}

const field = page.getByRole("spinbutton", { name: "Anzahl" });
const less = page.getByRole("button", { name: "Weniger" });
const more = page.getByRole("button", { name: "Mehr" });
const amount = page.getByRole("status");

test("the buttons step by one and stop at both limits", async () => {
  await render(<Amount start={2} max={3} />);
  await more.click();
  await expect.element(field).toHaveValue("3");
  await expect.element(more).toBeDisabled();
  await less.click();
  await less.click();
  await expect.element(field).toHaveValue("1");
  await expect.element(less).toBeDisabled();
});

test.each([
  ["{ArrowUp}", "6"],
  ["{ArrowDown}", "4"],
  ["{PageUp}", "15"],
  ["{PageDown}", "1"],
  ["{PageUp}{PageUp}", "20"],
])("%s at 5 of 20 goes to %s", async (keys, expected) => {
  await render(<Amount start={5} />);
  await field.click();
  await userEvent.keyboard(keys);
  await expect.element(field).toHaveValue(expected);
  await expect.element(amount).toHaveTextContent(expected);
});

test("letters are dropped while they are typed", async () => {
  await render(<Amount start={null} />);
  await field.click();
  await userEvent.keyboard("1a2,");
  await expect.element(field).toHaveValue("12");
  await expect.element(amount).toHaveTextContent("12");
});

test("an emptied field is no amount, and the next step begins at the least", async () => {
  await render(<Amount start={5} />);
  await userEvent.clear(field);
  await expect.element(field).toHaveValue("");
  await expect.element(amount).toHaveTextContent("keine");
  await more.click();
  await expect.element(field).toHaveValue("1");
});

test("what is typed beyond the limit stays for the form to judge; a step leads back inside", async () => {
  await render(<Amount start={5} />);
  await userEvent.fill(field, "500");
  await expect.element(amount).toHaveTextContent("500");
  await expect.element(more).toBeDisabled();
  await field.click();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(field).toHaveValue("20");
});

test("leading zeros go when the field is left", async () => {
  await render(<Amount start={5} />);
  await userEvent.fill(field, "007");
  await userEvent.tab();
  await expect.element(field).toHaveValue("7");
});

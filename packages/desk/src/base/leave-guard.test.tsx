import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderDesk } from "../../test/render-desk.tsx";
import { changeParameters, leadTo, useHashRoute } from "./hash-route.ts";
import { useUnsavedForm } from "./leave-guard.tsx";

/** A page with a form that is created anew for each path and tab. */
function Pages() {
  const { path, parameters } = useHashRoute();
  return (
    <>
      <a href="#/claims">Reklamationen</a>
      <h1>{path}</h1>
      <p>Suche: {parameters.get("search")}</p>
      <Form key={`${path} ${parameters.get("tab")}`} />
    </>
  );
}

function Form() {
  const [text, setText] = useState("");
  useUnsavedForm("Antwort", text !== "");
  return <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />;
}

const title = page.getByRole("heading", { level: 1 });
const text = page.getByLabelText("Text");
const question = page.getByRole("alertdialog", { name: "Eingaben verwerfen?" });
const keep = async () => {
  await question.getByRole("button", { name: "Weiter bearbeiten" }).click();
  await expect.element(question).not.toBeInTheDocument();
};
const isClosingAskedAbout = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

async function typeText() {
  await renderDesk(<Pages />, { at: "/orders" });
  await text.fill("Wir kommen mor");
}

test("another page asks before something typed is lost, and the address stays until then", async () => {
  await typeText();
  await page.getByRole("link", { name: "Reklamationen" }).click();
  await expect.element(question.getByText(/„Antwort“/)).toBeVisible();
  await keep();
  expect(location.hash).toBe("#/orders");
  await expect.element(text).toHaveValue("Wir kommen mor");
  await page.getByRole("link", { name: "Reklamationen" }).click();
  await question.getByRole("button", { name: "Verwerfen" }).click();
  await expect.element(title).toHaveTextContent("/claims");
  await expect.element(text).toHaveValue("");
  await expect.element(question).not.toBeInTheDocument();
});

test("so do the way back and another tab of the page", async () => {
  await renderDesk(<Pages />, { at: "/claims" });
  await expect.element(title).toHaveTextContent("/claims");
  location.hash = "#/orders";
  await expect.element(title).toHaveTextContent("/orders");
  await text.fill("Wir kommen mor");
  history.back();
  await keep();
  expect(location.hash).toBe("#/orders");
  changeParameters({ tab: "disputes" });
  await keep();
  expect(location.hash).toBe("#/orders");
  await expect.element(text).toHaveValue("Wir kommen mor");
});

test("a search of the page, an empty form and what leads on after saving ask nothing", async () => {
  await typeText();
  changeParameters({ search: "Altholz" });
  await expect.element(page.getByText("Suche: Altholz")).toBeVisible();
  await expect.element(text).toHaveValue("Wir kommen mor");
  leadTo("/customers/1");
  await expect.element(title).toHaveTextContent("/customers/1");
  await page.getByRole("link", { name: "Reklamationen" }).click();
  await expect.element(title).toHaveTextContent("/claims");
  await expect.element(question).not.toBeInTheDocument();
});

test("the browser asks before the window is closed, as long as something is typed", async () => {
  await typeText();
  expect(isClosingAskedAbout()).toBe(true);
  await text.fill("");
  await expect.poll(isClosingAskedAbout).toBe(false);
});

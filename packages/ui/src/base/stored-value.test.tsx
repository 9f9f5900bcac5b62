import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { storedValue, useStoredValue } from "./stored-value.ts";

const word = storedValue("kreislauf.test-word", (stored) =>
  typeof stored === "string" ? stored : "initial",
);

function Word() {
  return <p>{useStoredValue(word)}</p>;
}

test("a prerendered page is hydrated although something was stored meanwhile, and shows it right after", async () => {
  const element = document.createElement("div");
  element.innerHTML = renderToString(<Word />);
  expect(element.textContent).toBe("initial");
  localStorage.setItem("kreislauf.test-word", '"stored"');
  const errors: unknown[] = [];
  const root = hydrateRoot(element, <Word />, { onRecoverableError: (error) => errors.push(error) });
  await expect.poll(() => element.textContent).toBe("stored");
  expect(errors).toEqual([]);
  root.unmount();
  localStorage.removeItem("kreislauf.test-word");
});

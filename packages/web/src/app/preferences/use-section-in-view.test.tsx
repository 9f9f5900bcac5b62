import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useSectionInView } from "./use-section-in-view.ts";

const ids = ["first", "second", "third", "last"] as const;

function Sections() {
  const { inView, goTo } = useSectionInView(ids);
  return (
    <>
      <p role="status" style={{ position: "fixed", top: 0 }}>
        {inView}
      </p>
      <button type="button" style={{ position: "fixed", top: 30 }} onClick={() => goTo("last")}>
        To the last one
      </button>
      {ids.map((id) => (
        <div key={id} id={id} style={{ height: id === "first" ? 2_000 : 120 }}>
          {id}
        </div>
      ))}
    </>
  );
}

test("the section gone to is marked though it cannot come to the top, until the page is scrolled by hand", async () => {
  await render(<Sections />);
  const marked = page.getByRole("status");
  await expect.element(marked).toHaveTextContent("first");
  await page.getByRole("button", { name: "To the last one" }).click();
  await expect.poll(() => window.scrollY).toBeGreaterThan(0);
  await new Promise((resolve) => void setTimeout(resolve, 200));
  await expect.element(marked).toHaveTextContent("last");
  window.dispatchEvent(new WheelEvent("wheel"));
  window.scrollTo(0, 0);
  await expect.element(marked).toHaveTextContent("first");
});

test("the section gone to comes to the top as soon as what loads makes the page long enough", async () => {
  await render(<Sections />);
  await page.getByRole("button", { name: "To the last one" }).click();
  const last = document.getElementById("last");
  const top = () => last?.getBoundingClientRect().top;
  expect(top()).toBeGreaterThan(100);
  last?.style.setProperty("height", "3000px");
  await expect.poll(top).toBeLessThan(100);
});

import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { RowGroupTitle } from "./row-group-title.tsx";

test("a heading is as high before its count has come as with it", async () => {
  const { container, rerender } = await render(
    <RowGroupTitle title="Heute" hint="18.05.2027" count={undefined} />,
  );
  const height = () => container.firstElementChild?.getBoundingClientRect().height;
  const before = height();
  await rerender(<RowGroupTitle title="Heute" hint="18.05.2027" count={1_448} />);
  expect(container.textContent).toContain("1.448");
  expect(height()).toBe(before);
});

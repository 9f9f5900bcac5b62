import { useQuery } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { renderScreen } from "../../test/render-screen.tsx";

let answers: PromiseWithResolvers<string>[] = [];

function List() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["list"],
    queryFn: () => {
      const answer = Promise.withResolvers<string>();
      answers.push(answer);
      return answer.promise;
    },
  });
  if (data !== undefined) return <p>{data}</p>;
  if (!isError) return <p>Skelett</p>;
  return <ErrorState title="Nicht geladen" onRetry={() => void refetch()} retrying={isFetching} />;
}

test("a first load that failed keeps its error, its busy button and the focus while it is tried again", async () => {
  answers = [];
  await renderScreen(<List />, { route: "help", at: "/help" });
  await expect.element(page.getByText("Skelett")).toBeVisible();
  answers[0]?.reject(new Error("500"));
  const retry = page.getByRole("button", { name: "Erneut laden" });
  await retry.click();
  await expect.poll(() => answers.length).toBe(2);
  await expect.element(retry).toHaveAttribute("aria-busy", "true");
  await expect.element(retry).toHaveFocus();
  await expect.element(page.getByText("Nicht geladen")).toBeVisible();

  answers[1]?.reject(new Error("500"));
  await expect.element(retry).not.toHaveAttribute("aria-busy");
  await expect.element(retry).toHaveFocus();
  await retry.click();
  await expect.poll(() => answers.length).toBe(3);
  answers[2]?.resolve("Geladen");
  await expect.element(page.getByText("Geladen")).toBeVisible();
});

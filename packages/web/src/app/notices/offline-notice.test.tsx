import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { clearSession } from "../../base/session.ts";
import { queryClient } from "../../base/query-client.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { OfflineNotice } from "./offline-notice.tsx";

const since = Temporal.Instant.from("2027-03-01T09:42:00Z");
const openNotice = () => renderScreen(<OfflineNotice since={since} />, { route: "help", at: "/help" });
const asOf = page.getByText("Sie sehen den Stand von 10:42 Uhr.", { exact: false });

/** Makes a query active, as on a screen; without `data` it stays pending. */
function show(queryKey: readonly string[], data?: string): void {
  const options = { queryKey, staleTime: Infinity, queryFn: () => new Promise<string>(() => {}) };
  if (data !== undefined) queryClient.setQueryData(queryKey, data);
  onTestFinished(new QueryObserver(queryClient, options).subscribe(() => {}));
}

afterEach(() => {
  queryClient.clear();
  clearSession();
});

test("the offline notice says as of when the data on the screen is", async () => {
  signInAs();
  show(["orders"], "15 Aufträge");
  await openNotice();
  await expect.element(asOf).toBeVisible();
});

test("the offline notice claims nothing where something is missing", async () => {
  signInAs();
  show(["bell"], "3");
  show(["orders"]);
  await openNotice();
  await expect.element(page.getByText("Was hier fehlt, erscheint", { exact: false })).toBeVisible();
  await expect.element(asOf).not.toBeInTheDocument();
});

test("the offline notice speaks of signing in to whom is signed out", async () => {
  await openNotice();
  await expect.element(page.getByText("Anmelden können Sie sich, sobald", { exact: false })).toBeVisible();
  await expect.element(page.getByText("Stand von", { exact: false })).not.toBeInTheDocument();
});

import { onlineManager } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { ApiError } from "./api-error.ts";
import { type SubmitOptions, useSubmit } from "./use-submit.ts";

type Send = SubmitOptions<string, string>["send"];

const refusal = (code: "order_changed" | "validation" | "idempotency_mismatch") =>
  new ApiError({ code, message: `${code}.`, details: [{ field: "name", message: "Fehlt." }] });

function Form(options: SubmitOptions<string, string>) {
  const { busy, failure, answer, submit, confirm } = useSubmit(options);
  return (
    <>
      <button onClick={() => void submit("a")}>a</button>
      <button onClick={() => void submit("b")}>b</button>
      <button onClick={() => void confirm("a")}>confirm</button>
      <p role="status">{busy ? "busy" : (answer ?? failure?.kind ?? "idle")}</p>
      <p>{failure?.sentence}</p>
    </>
  );
}

async function draw(options: SubmitOptions<string, string>) {
  const screen = await render(<Form {...options} />);
  const press = (name: string) => (screen.getByText(name, { exact: true }).element() as HTMLElement).click();
  const expectStatus = (text: string) => expect.element(screen.getByRole("status")).toHaveTextContent(text);
  const expectSentence = (text: string) => expect.element(screen.getByText(text)).toBeVisible();
  return { press, expectStatus, expectSentence };
}

afterEach(() => onlineManager.setOnline(true));

test("a second click sends nothing while the first is on its way", async () => {
  const answered = Promise.withResolvers<string>();
  const send = vi.fn<Send>(() => answered.promise);
  const { press, expectStatus } = await draw({ send });
  press("a");
  press("a");
  await expectStatus("busy");
  answered.resolve("done");
  await expectStatus("done");
  expect(send).toHaveBeenCalledOnce();
});

test("it stays busy until what follows an attempt is over", async () => {
  const followed = Promise.withResolvers<void>();
  const send = vi.fn<Send>(() => Promise.reject(refusal("order_changed")));
  const onSettled = vi.fn<() => Promise<void>>(() => followed.promise);
  const { press, expectStatus } = await draw({ send, onSettled });
  press("a");
  await vi.waitFor(() => expect(onSettled).toHaveBeenCalledOnce(), { timeout: 10_000 });
  press("b");
  await expectStatus("busy");
  followed.resolve();
  await expectStatus("refused");
  expect(send).toHaveBeenCalledOnce();
});

test("without a connection it fails at once, and nothing is sent", async () => {
  const send = vi.fn<Send>(() => Promise.resolve("done"));
  const { press, expectStatus } = await draw({ send });
  onlineManager.setOnline(false);
  press("a");
  await expectStatus("offline");
  expect(send).not.toHaveBeenCalled();
});

test("the key stays while an attempt may have arrived, and after it is asked no more", async () => {
  const send = vi.fn<Send>(() => Promise.reject(new ApiError(null)));
  const isReady = vi.fn<(input: string, mayHaveArrived: boolean) => Promise<boolean>>(() =>
    Promise.resolve(true),
  );
  const { press, expectStatus } = await draw({ send, isReady });
  press("a");
  await expectStatus("lost");
  press("b");
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2), { timeout: 10_000 });
  await expectStatus("lost");
  press("b");
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3), { timeout: 10_000 });
  expect(new Set(send.mock.calls.map(([, key]) => key)).size).toBe(1);
  expect(isReady.mock.calls).toEqual([
    ["a", false],
    ["b", false],
    ["b", true],
  ]);
});

test("after a refusal other content has another key, the same content the same", async () => {
  const send = vi.fn<Send>(() => Promise.reject(refusal("order_changed")));
  const { press, expectStatus } = await draw({ send });
  for (const [index, name] of ["a", "a", "b"].entries()) {
    press(name);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(index + 1), { timeout: 10_000 });
    await expectStatus("refused");
  }
  const [first, second, third] = send.mock.calls.map(([, key]) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("once it is done other content has another key, the same content the same", async () => {
  const send = vi.fn<Send>((input) => Promise.resolve(`sent ${input}`));
  const { press, expectStatus } = await draw({ send });
  for (const [index, name] of ["a", "a", "b"].entries()) {
    press(name);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(index + 1), { timeout: 10_000 });
    await expectStatus(`sent ${name}`);
  }
  const [first, second, third] = send.mock.calls.map(([, key]) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("a refusal that stands beside its fields is no failure; others have their sentence", async () => {
  const setErrors = vi.fn<(error: ApiError) => boolean>(({ code }) => code === "validation");
  const send = vi.fn<Send>(() => Promise.reject(refusal("validation")));
  const { press, expectStatus, expectSentence } = await draw({ send, setErrors });
  press("a");
  await vi.waitFor(() => expect(setErrors).toHaveBeenCalledOnce(), { timeout: 10_000 });
  await expectStatus("idle");
  send.mockRejectedValueOnce(refusal("idempotency_mismatch"));
  press("a");
  await expectStatus("arrived");
  await expectSentence("idempotency_mismatch.");
  expect(setErrors).toHaveBeenCalledOnce();
});

test("what has to be confirmed is sent once it is", async () => {
  const send = vi.fn<Send>(() => Promise.resolve("done"));
  const { press, expectStatus } = await draw({ send, isReady: () => Promise.resolve(false) });
  press("a");
  await expectStatus("idle");
  expect(send).not.toHaveBeenCalled();
  press("confirm");
  await expectStatus("done");
});

test("what failed may be done all the same", async () => {
  const onDone = vi.fn<(answer: string, input: string) => void>();
  const { press, expectStatus } = await draw({
    send: () => Promise.reject(refusal("order_changed")),
    recover: () => Promise.resolve({ answer: "found" }),
    onDone,
  });
  press("a");
  await expectStatus("found");
  expect(onDone).toHaveBeenCalledWith("found", "a");
});

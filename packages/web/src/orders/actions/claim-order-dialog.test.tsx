import { ordersApi, type Order } from "@kreislauf/contract/orders";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { delayed, fakeNetwork, refusal, unreachable } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { orderFixture } from "../base/order.fixture.ts";
import { ClaimOrderDialog } from "./claim-order-dialog.tsx";

const claimed: Order = {
  ...orderFixture,
  orderStatusId: 3,
  orderStatus: { id: 3, description: "Reklamiert" },
};

async function openDialog() {
  const onDone = vi.fn<(orders: readonly Order[], message: string) => void>();
  signInAs();
  await renderScreen(<ClaimOrderDialog orders={[orderFixture]} onDone={onDone} onClosed={() => {}} />, {
    route: "order",
    at: "/order/11",
  });
  await expect.element(page.getByRole("dialog")).toBeVisible();
  return onDone;
}

const png = (name = "hof.png") =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])], name);
const choosePhoto = (file: File) =>
  userEvent.upload(
    document.querySelector<HTMLInputElement>("input[type=file]:not([capture])") as Element,
    file,
  );

const submit = page.getByRole("button", { name: "Auftrag reklamieren" });
const reason = (name: string) => page.getByRole("radio", { name });
const words = page.getByRole("textbox");

test("another reason needs words, and the complaint goes once the reason is another", async () => {
  const network = fakeNetwork();
  const calls = network.on(ordersApi.claimOrder, claimed);
  const onDone = await openDialog();
  await reason("Anderer Grund").click();
  await submit.click();
  await expect.element(words).toHaveAccessibleDescription(/Beschreiben Sie kurz, was nicht gestimmt hat\./);
  expect(calls).toHaveLength(0);
  await reason("Nicht entsorgt").click();
  await expect.element(words).not.toHaveAttribute("aria-invalid");
  await submit.click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toEqual([
    { orderId: 11, version: 1, claimReasonId: 1, reason: null, photo: null },
  ]);
});

test("it waits for the photo and names it, sent once however often it is pressed", async () => {
  const network = fakeNetwork();
  const late = delayed<{ fileId: number }>();
  const uploads = network.on(ordersApi.uploadClaimPhoto, () => late.answer);
  const calls = network.on(ordersApi.claimOrder, claimed);
  const onDone = await openDialog();
  await reason("Nicht entsorgt").click();
  await choosePhoto(png());
  await vi.waitFor(() => expect(uploads).toHaveLength(1), { timeout: 10_000 });
  await submit.dblClick();
  expect(calls).toHaveLength(0);
  late.arrive({ fileId: 5 });
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls.map(({ body }) => body)).toEqual([
    { orderId: 11, version: 1, claimReasonId: 1, reason: null, photo: 5 },
  ]);
  expect(uploads).toHaveLength(1);
});

test("a photo that did not arrive holds the claim up; the next press sends it again", async () => {
  const network = fakeNetwork();
  network.on(ordersApi.uploadClaimPhoto, unreachable);
  const calls = network.on(ordersApi.claimOrder, claimed);
  const onDone = await openDialog();
  await reason("Nicht entsorgt").click();
  await choosePhoto(png());
  await expect.element(page.getByRole("button", { name: "Erneut senden" })).toBeVisible();
  await submit.click();
  await expect.element(page.getByRole("button", { name: "Erneut senden" })).toHaveFocus();
  expect(calls).toHaveLength(0);
  network.on(ordersApi.uploadClaimPhoto, { fileId: 6 });
  await submit.click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls[0]?.body).toMatchObject({ photo: 6 });
});

test("what is no picture is never sent; removed, the claim goes without", async () => {
  const network = fakeNetwork();
  const calls = network.on(ordersApi.claimOrder, claimed);
  const onDone = await openDialog();
  await reason("Nicht entsorgt").click();
  await choosePhoto(new File(["kein Bild, nur Text"], "notiz.png"));
  const remove = page.getByRole("button", { name: "notiz.png entfernen" });
  await expect.element(remove).toBeVisible();
  await submit.click();
  await expect.element(submit).not.toHaveAttribute("aria-busy");
  expect(calls).toHaveLength(0);
  await remove.click();
  await expect.element(page.getByRole("button", { name: "Foto wählen" })).toHaveFocus();
  await submit.click();
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(calls[0]?.body).toMatchObject({ photo: null });
});

test("what the server has against the words stands beside them", async () => {
  const network = fakeNetwork();
  const details = [{ field: "reason", message: "Das ist zu lang." }];
  network.on(ordersApi.claimOrder, refusal("validation", { details }));
  const onDone = await openDialog();
  await reason("Nicht entsorgt").click();
  await userEvent.fill(words, "Die Tonne ist noch voll.");
  await submit.click();
  await expect.element(words).toHaveAccessibleDescription(/Das ist zu lang\./);
  await expect.element(words).toHaveValue("Die Tonne ist noch voll.");
  expect(onDone).not.toHaveBeenCalled();
});

import type { Agreement } from "@kreislauf/contract/agreements";
import { permission } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import { expect, it } from "vitest";
import { agreementLocks } from "./agreement-locks.ts";

const { empty, place, remove, emptyCustomerOwned } = containerAction;
const orderer = [permission.defaultUser, permission.orderManager];

const everything = [...orderer, permission.agreementManager];

const standing = {
  containersOnSite: 2,
  openWithdrawals: 0,
  containerActionIds: [empty, remove, place],
  agreementTypeId: 3,
  offeredTypeIds: [3, 4],
  pendingChange: null,
} as unknown as Agreement;

const withdrawLock = (agreement: Partial<Agreement>, permissions: readonly number[] = orderer) =>
  agreementLocks({ ...standing, ...agreement }, permissions, "de").withdraw;

it("locks nothing where everything is possible", () => {
  expect(agreementLocks(standing, everything, "de")).toEqual({
    order: undefined,
    withdraw: undefined,
    change: undefined,
  });
});

it("needs the permission to order for both", () => {
  const locks = agreementLocks(standing, [permission.defaultUser, permission.agreementManager], "en");
  expect(locks.order).toMatch("you need the permission “Orders”");
  expect(locks.withdraw).toBe(locks.order);
  expect(locks.change).toBeUndefined();
});

it("changes only with the permission for it, and not before the first container stands", () => {
  expect(agreementLocks(standing, orderer, "de").change).toMatch("fehlt Ihnen das Recht");
  const requested = { ...standing, status: "requested" } as const;
  expect(agreementLocks(requested, everything, "de").change).toMatch("sobald der erste Behälter steht");
});

it("changes only where there is something to change, or a change to take back", () => {
  const changeLock = (agreement: Partial<Agreement>) =>
    agreementLocks({ ...standing, ...agreement }, everything, "de").change;
  expect(changeLock({ offeredTypeIds: [3] })).toMatch("gibt es nur „Abruf“");
  expect(changeLock({ offeredTypeIds: [1, 3] })).toBeUndefined();
  expect(changeLock({ agreementTypeId: 4, offeredTypeIds: [4] })).toBeUndefined();
  const pendingChange = { effectiveOn: null } as Agreement["pendingChange"];
  expect(changeLock({ offeredTypeIds: [3], pendingChange })).toBeUndefined();
});

it("withdraws only what stands there, is offered, and is not on its way yet", () => {
  expect(withdrawLock({ containersOnSite: 0, containerActionIds: [place] })).toMatch("steht kein Behälter");
  expect(withdrawLock({ containerActionIds: [emptyCustomerOwned] })).toMatch("nicht abziehen");
  expect(withdrawLock({ openWithdrawals: 1 })).toBeUndefined();
  expect(withdrawLock({ openWithdrawals: 2 })).toMatch("schon zum Abzug");
});

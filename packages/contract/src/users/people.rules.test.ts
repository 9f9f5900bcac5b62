import { permission } from "../base/index.ts";
import { expect, test } from "vitest";
import { canChangeUser, canDeleteUser, type ManagementFacts } from "./people.rules.ts";

const { defaultUser, orderManager, userManager } = permission;
const rights = (...ids: number[]) => new Set(ids);

const facts = (change: Partial<ManagementFacts>): ManagementFacts => ({
  actorId: 1,
  held: rights(defaultUser, userManager),
  userId: 2,
  present: rights(defaultUser),
  isRegistered: true,
  otherUserManagers: 1,
  isEmergencyAccount: false,
  ...change,
});
const lastManager = { present: rights(defaultUser, userManager), otherUserManagers: 0 };

test.each([
  ["a right that is held", {}, rights(defaultUser, userManager), undefined],
  ["a right that is not held", {}, rights(defaultUser, orderManager), "permission_not_held"],
  [
    "a right that is not held, which the person already has",
    { present: rights(defaultUser, orderManager) },
    rights(defaultUser, orderManager),
    undefined,
  ],
  [
    "taking a right that is not held",
    { present: rights(defaultUser, orderManager) },
    rights(defaultUser),
    undefined,
  ],
  ["oneself", { userId: 1 }, rights(defaultUser), "self_edit"],
  ["oneself, before anything else", { userId: 1 }, rights(orderManager), "self_edit"],
  ["the last user manager's right", lastManager, rights(defaultUser), "last_user_manager"],
  ["the last user manager, who stays one", lastManager, rights(defaultUser, userManager), undefined],
  [
    "one of two user managers",
    { present: rights(defaultUser, userManager), otherUserManagers: 1 },
    rights(defaultUser),
    undefined,
  ],
  [
    "somebody invited as user manager",
    { ...lastManager, isRegistered: false },
    rights(defaultUser),
    undefined,
  ],
] as const)("changing %s", (_, change, wanted, reason) => {
  expect(canChangeUser(facts(change), wanted)).toMatchObject(
    reason === undefined ? { allowed: true } : { allowed: false, reason },
  );
});

test.each([
  ["anybody", {}, undefined],
  ["oneself", { userId: 1 }, "self_edit"],
  ["the last user manager", lastManager, "last_user_manager"],
  ["the emergency account", { isEmergencyAccount: true }, "emergency_account"],
  ["one of two user managers", { ...lastManager, otherUserManagers: 1 }, undefined],
  ["somebody invited as user manager", { ...lastManager, isRegistered: false }, undefined],
] as const)("deleting %s", (_, change, reason) => {
  expect(canDeleteUser(facts(change))).toMatchObject(
    reason === undefined ? { allowed: true } : { allowed: false, reason },
  );
});

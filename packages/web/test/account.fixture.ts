import type { AccountSettings } from "@kreislauf/contract/users";
import { signedInFixture } from "./signed-in.fixture.ts";

export const accountFixture: AccountSettings = {
  profile: {
    userId: 7,
    firstName: "Jana",
    lastName: "Petersen",
    phone: "0561 5550114",
    email: "jana@holzbau.example",
    profilePicture: null,
  },
  user: signedInFixture.user,
  initialPassword: false,
  secondFactorDue: null,
  secondFactorOffered: false,
  passwordChangedOn: null,
  companies: [{ id: 1, name: "Holzbau Petersen" }],
  emailSettings: {
    orderReceiptConfirmation: true,
    claimConfirmation: true,
    cancellationConfirmation: true,
    documentReceipt: true,
    proposalNotice: true,
    failedTripNotice: true,
    newDeviceNotice: true,
    budgetNotice: true,
    claimAnswerNotice: true,
    orderDigest: false,
  },
};

import { accountApi, type AccountSettings } from "@kreislauf/contract/users";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { fakeNetwork } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { signedInFixture } from "../../../test/signed-in.fixture.ts";
import { MobileSettingsUser } from "./mobile-settings-user.tsx";

const picture = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const account: AccountSettings = {
  profile: {
    userId: 7,
    firstName: "Jana",
    lastName: "Petersen",
    phone: "0561 5550114",
    email: "jana@holzbau.example",
    profilePicture: picture,
  },
  user: signedInFixture.user,
  initialPassword: false,
  secondFactorDue: null,
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
    claimAnswerNotice: true,
    orderDigest: false,
  },
};

test("More shows the profile picture beside the name", async () => {
  signInAs();
  fakeNetwork().on(accountApi.accountSettings, account);
  await renderScreen(<MobileSettingsUser />, { route: "mobileSettings", at: "/mobile-settings" });
  const link = page.getByRole("link", { name: /^Jana Petersen/ });
  await expect.poll(() => link.element().querySelector("img")?.src).toBe(picture);
  await expect.element(link).toMatchTextContent(/Kontoeinstellungen/);
});

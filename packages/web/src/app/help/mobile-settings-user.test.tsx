import { accountApi } from "@kreislauf/contract/users";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { accountFixture } from "../../../test/account.fixture.ts";
import { fakeNetwork } from "../../../test/fake-network.ts";
import { renderScreen, signInAs } from "../../../test/render-screen.tsx";
import { MobileSettingsUser } from "./mobile-settings-user.tsx";

const picture = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
test("More shows the profile picture beside the name", async () => {
  signInAs();
  fakeNetwork().on(accountApi.accountSettings, {
    ...accountFixture,
    profile: { ...accountFixture.profile, profilePicture: picture },
  });
  await renderScreen(<MobileSettingsUser />, { route: "mobileSettings", at: "/mobile-settings" });
  const link = page.getByRole("link", { name: /^Jana Petersen/ });
  await expect.poll(() => link.element().querySelector("img")?.src).toBe(picture);
  await expect.element(link).toMatchTextContent(/Kontoeinstellungen/);
});

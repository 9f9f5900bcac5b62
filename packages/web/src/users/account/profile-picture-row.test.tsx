import type { AccountSettings } from "@kreislauf/contract/users";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../../test/render-screen.tsx";
import { ProfilePictureRow } from "./profile-picture-row.tsx";

const profile: AccountSettings["profile"] = {
  userId: 7,
  firstName: "Jana",
  lastName: "Petersen",
  phone: "0561 5550114",
  email: "jana@holzbau.example",
  profilePicture: null,
};
const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

test.each([
  ["no photo", null, "Foto hinzufügen"],
  ["a photo", pixel, "Foto ändern"],
])("who has %s reads so on the button", async (_, profilePicture, name) => {
  await renderScreen(<ProfilePictureRow profile={{ ...profile, profilePicture }} />, {
    route: "preferences",
    at: "/preferences",
  });
  await expect.element(page.getByRole("button", { name })).toBeVisible();
});

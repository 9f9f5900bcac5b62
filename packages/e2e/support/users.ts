import type { UserListItem } from "@kreislauf/contract/users";
import { expect, type Locator, type Page } from "@playwright/test";
import { isMobile } from "./orders.ts";

export interface UserList {
  readonly users: readonly UserListItem[];
  readonly total: number;
}

export const listName = ({ firstName, lastName }: Pick<UserListItem, "firstName" | "lastName">): string =>
  `${lastName}, ${firstName}`;

/** The links of the people in a list (a table or cards): each leads to a form or, for the own account, its settings. */
export const userLinks = (page: Page): Locator =>
  page.locator(
    'main :is(table, li) a:is([href*="User/edit/"], [href*="user/edit/"], [href$="/preferences"]):not([role="menuitem"], [aria-hidden])',
  );

export async function openUsers(page: Page): Promise<void> {
  await page.goto("/#/settings/user");
  await expect(page.getByRole("heading", { level: 1, name: "Benutzer" })).toBeAttached();
  await expect(userLinks(page).first()).toBeVisible();
}

/** Clicks an action in the row or on the card of a person. */
export async function clickUserAction(
  page: Page,
  name: string,
  action: "Bearbeiten" | "Löschen",
): Promise<void> {
  if (!isMobile()) {
    await page.getByRole("button", { name: `${name} ${action.toLowerCase()}` }).click();
    return;
  }
  await page.getByRole("button", { name: `Aktionen für ${name}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

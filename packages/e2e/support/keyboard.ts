import { expect, type Locator } from "@playwright/test";

/** Goes on by Tab until something is focused, as often as a person would. */
export async function tabTo(target: Locator, most = 60): Promise<void> {
  for (let steps = 0; steps < most; steps += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await target.page().keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

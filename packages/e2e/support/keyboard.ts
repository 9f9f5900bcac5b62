import { expect, type Locator } from "@playwright/test";

/** Presses Tab until the element has the focus, at most `most` times. */
export async function tabTo(target: Locator, most = 200): Promise<void> {
  for (let steps = 0; steps < most; steps += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await target.page().keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

import { onTestFinished } from "vitest";
import { type DialogRegistry, registerDialogs } from "../src/base/dialog-registry.ts";

/** Registers the dialogs that a test needs, until the test ends. */
export function registerTestDialogs(dialogs: Partial<DialogRegistry>): void {
  registerDialogs(dialogs as DialogRegistry);
  onTestFinished(() => registerDialogs(undefined));
}

import { onTestFinished } from "vitest";
import { type DialogRegistry, registerDialogs } from "../src/base/dialog-registry.ts";

/** The dialogs that a test needs, until it ends. */
export function registerTestDialogs(dialogs: Partial<DialogRegistry>): void {
  registerDialogs(dialogs as DialogRegistry);
  onTestFinished(() => registerDialogs(undefined));
}

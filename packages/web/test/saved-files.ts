import { vi } from "vitest";

/** Keeps the browser from saving files; returns a list that gets the name of each file it should have saved. */
export function watchSaving(): readonly string[] {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return saved;
}

/** The response to a call that downloads a file of this name. */
export const fileAnswer = (name: string) =>
  new Response("x", { headers: { "content-disposition": `attachment; filename*=UTF-8''${name}` } });

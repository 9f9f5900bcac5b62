import { vi } from "vitest";

/** The names of the files that the browser is told to save; nothing is saved. */
export function watchSaving(): readonly string[] {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return saved;
}

/** The answer to a call that downloads a file. */
export const fileAnswer = (name: string) =>
  new Response("x", { headers: { "content-disposition": `attachment; filename*=UTF-8''${name}` } });

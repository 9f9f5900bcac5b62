import type { TestCompany } from "../factories/company.ts";
import type { TestPortal } from "../portal/portal.ts";

export interface DeskCaller {
  readonly portal: TestPortal;
  readonly company: TestCompany;
  /** Who calls. */
  readonly staffId: number;
}

interface DeskCall {
  readonly path: string;
  readonly body?: object;
}

/** A call that its rightful user succeeds with; a new endpoint without one does not compile. */
export type DeskExample = (caller: DeskCaller) => DeskCall | Promise<DeskCall>;

export const open = (path: string) => () => ({ path: `/desk/v1${path}` });

export const examplePerson = { firstName: "Mehmet", lastName: "Kaya" };

export const csvFile = (...lines: readonly string[]) =>
  `data:text/csv;base64,${Buffer.from(lines.join("\r\n")).toString("base64")}`;

import type { TestCompany } from "../factories/company.ts";
import type { TestPortal } from "../portal/portal.ts";

export interface DeskCaller {
  readonly portal: TestPortal;
  readonly company: TestCompany;
  /** The staff account that calls. */
  readonly staffId: number;
}

interface DeskCall {
  readonly path: string;
  readonly body?: object;
}

/** A call that succeeds for staff with the right role. The tests do not compile if a new endpoint has no example. */
export type DeskExample = (caller: DeskCaller) => DeskCall | Promise<DeskCall>;

export const open = (path: string) => () => ({ path: `/desk/v1${path}` });

export const examplePerson = { firstName: "Mehmet", lastName: "Kaya" };

export const csvFile = (...lines: readonly string[]) =>
  `data:text/csv;base64,${Buffer.from(lines.join("\r\n")).toString("base64")}`;

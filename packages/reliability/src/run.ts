import type { Finding } from "./finding.ts";
import type { Neighbours } from "./neighbours.ts";

/** What every section gets. */
export interface Run {
  /** A few minutes in all, for continuous integration. */
  readonly isShort: boolean;
  /** How often processes are killed or stopped, if not as often as usual. */
  readonly rounds?: number;
  readonly neighbours: Neighbours;
  readonly log: (line: string) => void;
}

export type Section = (run: Run) => Promise<readonly Finding[]>;

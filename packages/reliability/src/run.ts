import type { Finding } from "./finding.ts";
import type { Neighbours } from "./neighbours.ts";

/** Passed to every section. */
export interface Run {
  /** Whether the run should take only a few minutes in all, for continuous integration. */
  readonly isShort: boolean;
  /** How often processes are killed or stopped; by default each section decides. */
  readonly rounds?: number;
  readonly neighbours: Neighbours;
  readonly log: (line: string) => void;
}

export type Section = (run: Run) => Promise<readonly Finding[]>;

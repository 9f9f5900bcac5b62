/** The parts of a benchmark run that every section gets. */
export interface BenchRun {
  /** Whether to use smaller data and shorter measurements, for continuous integration. */
  readonly isShort: boolean;
  /** A section registers here how to stop what it has started; this runs after the section, even if it throws. */
  readonly cleanup: AsyncDisposableStack;
  readonly log: (line: string) => void;
}

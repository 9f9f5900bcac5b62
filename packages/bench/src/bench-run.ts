/** Passed to every section of a run. */
export interface BenchRun {
  /** Smaller data and shorter measurements, for continuous integration. */
  readonly isShort: boolean;
  /** Stops what a section has started, even if it throws. */
  readonly cleanup: AsyncDisposableStack;
  readonly log: (line: string) => void;
}

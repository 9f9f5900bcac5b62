/** What every section of a run gets. */
export interface BenchRun {
  /** Smaller data and shorter measurements, for continuous integration. */
  readonly isShort: boolean;
  /** Stops what a section has started, whatever happens. */
  readonly cleanup: AsyncDisposableStack;
  readonly log: (line: string) => void;
}

/** What the HTTP server reports for the metrics; nothing is counted unless `METRICS_PORT` is set. */
export interface Metrics {
  answered(method: string, route: string, status: number, milliseconds: number): void;
  /** Registers the function that returns the number of open live streams; it is called whenever metrics are read. */
  watchStreams(count: () => number): void;
}

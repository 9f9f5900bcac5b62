/** What the HTTP server reports for the metrics; nothing is counted unless `METRICS_PORT` is set. */
export interface Metrics {
  answered(method: string, route: string, status: number, milliseconds: number): void;
  /** Asked for the number of open live streams whenever somebody looks. */
  watchStreams(count: () => number): void;
}

import * as z from "zod/mini";

/**
 * A backup is text packed by gzip, line by line: first its head, then tables (a line that says how many rows follow, and
 * the rows, every value as PostgreSQL writes it as text), then files (a line with the hash, and pieces), last what all
 * of it must come to. Every line is JSON.
 */
export const backupFormat = 1;

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const backupHead = z.strictObject({
  kreislaufBackup: z.number(),
  takenAt: z.string(),
  /** The schema that the rows belong to. */
  migrations: z.array(z.string()),
});
export type BackupHead = z.infer<typeof backupHead>;

export const backupEnd = z.strictObject({
  tables: z.record(z.string(), z.strictObject({ rows: z.number(), sha256: hash })),
  sequences: z.record(z.string(), z.strictObject({ value: z.string(), isCalled: z.boolean() })),
  files: z.number(),
});
export type BackupEnd = z.infer<typeof backupEnd>;

export const backupLine = z.union([
  z.strictObject({ table: z.string(), rows: z.number() }),
  z.strictObject({ file: hash }),
  z.strictObject({ piece: z.string() }),
  /** The file that began above could not be read when the backup was made. */
  z.strictObject({ unreadable: hash }),
  z.strictObject({ end: backupEnd }),
]);
export type BackupLine = z.infer<typeof backupLine>;

export const countAll = ({ tables }: BackupEnd): number =>
  Object.values(tables).reduce((total, { rows }) => total + rows, 0);

export const backupEnding = ".kreislauf.gz";

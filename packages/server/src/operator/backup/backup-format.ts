import * as z from "zod/mini";

/**
 * A backup is gzipped text with one JSON value per line: a header, then tables (a line with the number of rows,
 * followed by the rows, with every value as PostgreSQL writes it as text), then files (a line with the hash, followed
 * by chunks), and finally a footer with the tables' checksums, the sequences and the number of files.
 */
export const backupFormat = 1;

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const backupHeader = z.strictObject({
  kreislaufBackup: z.number(),
  takenAt: z.string(),
  /** Names of the migrations that had been applied: they define the schema of the rows. */
  migrations: z.array(z.string()),
});
export type BackupHeader = z.infer<typeof backupHeader>;

export const backupFooter = z.strictObject({
  tables: z.record(z.string(), z.strictObject({ rows: z.number(), sha256: hash })),
  sequences: z.record(z.string(), z.strictObject({ value: z.string(), isCalled: z.boolean() })),
  files: z.number(),
});
export type BackupFooter = z.infer<typeof backupFooter>;

export const backupLine = z.union([
  z.strictObject({ table: z.string(), rows: z.number() }),
  z.strictObject({ file: hash }),
  z.strictObject({ piece: z.string() }),
  /** The file started above could not be read when the backup was made. */
  z.strictObject({ unreadable: hash }),
  z.strictObject({ end: backupFooter }),
]);
export type BackupLine = z.infer<typeof backupLine>;

export const countRows = ({ tables }: BackupFooter): number =>
  Object.values(tables).reduce((total, { rows }) => total + rows, 0);

export const backupFileExtension = ".kreislauf.gz";

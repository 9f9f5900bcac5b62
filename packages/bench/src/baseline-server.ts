// The baseline for the portal: Node's http module with the portal's connection pool and driver, and nothing else. It
// runs as a separate process; its argument is a `BaselineService` as JSON.
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { openPostgresPool } from "@kreislauf/server/base/database/postgres-database";
import type { Statement } from "./statement-recorder.ts";

type Row = Readonly<Record<string, unknown>>;

/** The rows that the portal writes for one order. */
export interface OrderRows {
  readonly order: Row;
  readonly log: Row;
  readonly notification: Row;
  readonly mail: Row;
  readonly key: Row;
}

export interface BaselineService {
  readonly databaseUrl: string;
  /** Statements per person. Each GET runs the statements of the next person and sends their rows. */
  readonly lists?: readonly (readonly Statement[])[];
  /**
   * True (the default): the pool prepares the statements, as for the portal. False: the database plans them at every
   * call, as is the driver's default.
   */
  readonly isPrepared?: boolean;
  /** Each POST inserts these rows in one transaction and sends the inserted order. */
  readonly order?: OrderRows;
}

const {
  databaseUrl,
  lists = [],
  isPrepared = true,
  order,
} = JSON.parse(process.argv[2] ?? "") as BaselineService;
const pool = openPostgresPool(databaseUrl);

/** Due date of the mails written here, so that the portal on the same database does not send them. */
const never = "9999-12-31T00:00:00Z";

let answered = 0;

async function readList() {
  const list = lists[answered % lists.length] ?? [];
  answered += 1;
  const answers = [];
  for (const { sql: text, parameters } of list) {
    const values = [...parameters];
    const { rows } = await (isPrepared ? pool.query(text, values) : pool.query({ text, values }));
    answers.push(rows);
  }
  return answers;
}

/** An INSERT of a row; `raw` adds columns whose value is an SQL expression. */
function insertion(table: string, row: Row, raw: Readonly<Record<string, string>> = {}) {
  const columns = [...Object.keys(row), ...Object.keys(raw)].join(", ");
  const values = [...Object.keys(row).map((_, index) => `$${index + 1}`), ...Object.values(raw)].join(", ");
  const text = `insert into ${table} (${columns}) values (${values}) returning *`;
  return [text, Object.values(row)] as const;
}

async function insertOrder({ order: orderRow, log, notification, mail, key }: OrderRows) {
  const client = await pool.connect();
  await client.query("begin");
  const numbered = insertion("orders", orderRow, { order_number: "nextval('order_numbers')" });
  const { rows } = await client.query<{ id: number }>(...numbered);
  await client.query(...insertion("order_log", { ...log, order_id: rows[0]?.id }));
  await client.query(...insertion("notifications", { ...notification, subject_id: rows[0]?.id }));
  await client.query(
    ...insertion("outbox_mails", { ...mail, id: randomUUID(), cause: randomUUID(), due_at: never }),
  );
  await client.query(
    ...insertion("idempotency_keys", { ...key, key: randomUUID() }, { body_hash: "sha256('')" }),
  );
  await client.query("commit");
  client.release();
  return rows[0];
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === "POST") await json(request);
  const answer = request.method === "POST" && order ? await insertOrder(order) : await readList();
  const body = JSON.stringify(answer);
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
  response.end(body);
}

const server = createServer((request, response) => void serve(request, response));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}\n`);
});

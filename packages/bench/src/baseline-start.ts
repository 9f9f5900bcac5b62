// The baseline for the portal's start: Node and PGlite, opening the same data and running one query.
import { PGlite } from "@electric-sql/pglite";

const database = await PGlite.create({ dataDir: process.argv[2] ?? "" });
await database.query("select count(*) from orders");
process.stdout.write("ready\n");
await database.close();

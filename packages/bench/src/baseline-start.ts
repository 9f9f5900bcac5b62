// What a start of the portal is compared with: Node and PGlite, opening the same data and asking it once.
import { PGlite } from "@electric-sql/pglite";

const database = await PGlite.create({ dataDir: process.argv[2] ?? "" });
await database.query("select count(*) from orders");
process.stdout.write("ready\n");
await database.close();

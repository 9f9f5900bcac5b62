import { type DatabaseConnection, type Driver, PostgresDialect } from "kysely";

/**
 * Sends `begin` together with the first statement of a transaction, which saves a round trip. If `begin` fails, so does
 * the commit.
 */
export class PipelinedDialect extends PostgresDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    const begin = driver.beginTransaction.bind(driver);
    const commit = driver.commitTransaction.bind(driver);
    const begun = new WeakMap<DatabaseConnection, Promise<void>>();
    driver.beginTransaction = (connection, settings) => {
      const beginning = begin(connection, settings);
      beginning.catch(() => undefined);
      begun.set(connection, beginning);
      return Promise.resolve();
    };
    driver.commitTransaction = async (connection) => {
      await Promise.all([begun.get(connection), commit(connection)]);
    };
    return driver;
  }
}

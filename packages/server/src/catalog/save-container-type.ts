import type { ContainerType } from "@kreislauf/contract/catalog";
import type { WriteContext } from "../base/context.ts";
import { toContainerTypeView } from "./catalog-views.ts";

/** Creates or overwrites a container type. */
export async function saveContainerType(
  { db }: Pick<WriteContext, "db">,
  entry: {
    readonly containerTypeId: number;
    readonly type: string;
    readonly size: string;
    readonly drawing: ContainerType["drawing"];
  },
): Promise<ContainerType> {
  const { containerTypeId: id, type, size, drawing } = entry;
  const columns = { type, size, drawing };
  const row = await db
    .insertInto("container_types")
    .values({ id, ...columns })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(columns))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toContainerTypeView(row, "de");
}

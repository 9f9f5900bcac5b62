import * as z from "zod/mini";
import { id, requiredText, textInput } from "../base/index.ts";

/** The most views that one person may save. */
export const maxSavedViews = 50;
export const maxSavedViewName = 60;

/** The longest value in a view's query, in characters: room for all cost centres that a filter takes, each escaped. */
const maxSavedValue = 10_000;

/** The query parameters in the address of the order list; only the web app knows their names. */
const savedQuery = z.record(z.string().check(z.regex(/^[A-Za-z]{1,40}$/)), textInput(maxSavedValue));

const content = {
  name: requiredText(maxSavedViewName),
  /** Whether colleagues who may read orders can choose the view, too; each sees orders of their own sites only. */
  shared: z.boolean(),
  query: savedQuery.check(z.refine((query) => Object.keys(query).length <= 30)),
};

export const savedView = z.object({
  id,
  ...content,
  /** Whether the view is the person's own; only its owner can change it. */
  own: z.boolean(),
  /** The name of the person who saved the view. */
  owner: z.string(),
});
export type SavedView = z.output<typeof savedView>;

export const savedViewInput = z.strictObject(content);
export type SavedViewInput = z.output<typeof savedViewInput>;

export const savedViewEdit = z
  .partial(savedViewInput)
  .check(z.refine((edit) => Object.keys(edit).length > 0));
export type SavedViewEdit = z.output<typeof savedViewEdit>;

/** Names of columns; only the web app knows which there are. */
const columnNames = z.array(z.string().check(z.regex(/^[A-Za-z]{1,40}$/))).check(z.maxLength(40));
/** The columns of the order list that a person hid (null: the width of the window decides) and added. */
export const orderColumnChoice = z.strictObject({
  hidden: z.nullable(columnNames),
  added: columnNames,
});
export type OrderColumnChoice = z.output<typeof orderColumnChoice>;

export const savedViews = z.object({
  /** The person's own views first, then those that colleagues share; both parts sorted by name. */
  views: z.array(savedView),
  columns: z.nullable(orderColumnChoice),
});
export type SavedViews = z.output<typeof savedViews>;

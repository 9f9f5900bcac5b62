import * as z from "zod/mini";
import { id, requiredText, textInput } from "../base/index.ts";

/** Views that one person may keep. */
export const maxSavedViews = 50;
export const maxSavedViewName = 60;

/** The longest value of a view's query, in characters: every cost centre that a filter takes, each escaped. */
const maxSavedValue = 10_000;

/** The query of the order list's address in the web app, which alone knows its keys. */
const savedQuery = z.record(z.string().check(z.regex(/^[A-Za-z]{1,40}$/)), textInput(maxSavedValue));

const content = {
  name: requiredText(maxSavedViewName),
  /** Whether everybody in the company who may read orders can choose it; each sees only their own sites. */
  shared: z.boolean(),
  query: savedQuery.check(z.refine((query) => Object.keys(query).length <= 30)),
};

export const savedView = z.object({
  id,
  ...content,
  /** Only its owner changes it. */
  own: z.boolean(),
  /** Who keeps it. */
  owner: z.string(),
});
export type SavedView = z.output<typeof savedView>;

export const savedViewInput = z.strictObject(content);
export type SavedViewInput = z.output<typeof savedViewInput>;

export const savedViewEdit = z
  .partial(savedViewInput)
  .check(z.refine((edit) => Object.keys(edit).length > 0));
export type SavedViewEdit = z.output<typeof savedViewEdit>;

/** Columns of the order list that a person chose to see besides, and to hide; null: nothing was chosen. */
const columnNames = z.array(z.string().check(z.regex(/^[A-Za-z]{1,40}$/))).check(z.maxLength(40));
export const orderColumnChoice = z.strictObject({
  hidden: z.nullable(columnNames),
  added: columnNames,
});
export type OrderColumnChoice = z.output<typeof orderColumnChoice>;

export const savedViews = z.object({
  /** One's own first, then those that others share, each by name. */
  views: z.array(savedView),
  columns: z.nullable(orderColumnChoice),
});
export type SavedViews = z.output<typeof savedViews>;

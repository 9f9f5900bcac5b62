import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { Endpoint, Language } from "@kreislauf/contract/base";
import { fieldErrorMessage } from "@kreislauf/contract/base";
import type { FieldValues, Resolver } from "react-hook-form";

type BodySchema = NonNullable<Endpoint["body"]>;
type Body<S extends BodySchema> = S["_zod"]["output"];

/** Something wrong with one field, in a sentence. */
export interface FieldIssue {
  readonly field: string;
  readonly message: string;
}

/**
 * Checks a form by the contract's schema of what it sends, in the user's language. `rules` adds what a schema
 * cannot know; a field that the schema objects to keeps the schema's sentence.
 */
export function formResolver<Values extends FieldValues, S extends BodySchema>(
  schema: S,
  language: Language,
  rules: (values: Values) => readonly FieldIssue[] = () => [],
): Resolver<Values, unknown, Body<S>> {
  return standardSchemaResolver<Values, unknown, Body<S>>({
    "~standard": {
      version: 1,
      vendor: "kreislauf",
      validate: (values: unknown) => {
        const checked = schema.safeParse(values, { error: (issue) => fieldErrorMessage(issue, language) });
        const broken = rules(values as Values).map(({ field, message }) => ({ message, path: [field] }));
        const issues = [...(checked.success ? [] : checked.error.issues), ...broken];
        return checked.success && broken.length === 0 ? { value: checked.data as Body<S> } : { issues };
      },
    },
  });
}

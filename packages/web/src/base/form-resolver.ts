import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { fieldErrorMessage, type Endpoint, type Language } from "@kreislauf/contract/base";
import type { FieldValues, Resolver } from "react-hook-form";

type BodySchema = NonNullable<Endpoint["body"]>;
type Body<S extends BodySchema> = S["_zod"]["output"];

/** An error of one field, as a sentence. */
export interface FieldIssue {
  readonly field: string;
  readonly message: string;
}

/**
 * Validates a form against the contract's schema of its request, in the user's language. `rules` adds what a schema
 * cannot express; where both find an error in a field, the schema's message is shown.
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
        const ruleIssues = rules(values as Values).map(({ field, message }) => ({ message, path: [field] }));
        const issues = [...(checked.success ? [] : checked.error.issues), ...ruleIssues];
        return checked.success && ruleIssues.length === 0 ? { value: checked.data as Body<S> } : { issues };
      },
    },
  });
}

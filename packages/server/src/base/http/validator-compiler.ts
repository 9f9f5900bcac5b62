import type { FastifySchemaCompiler } from "fastify";
import * as z from "zod/mini";

type Issue = z.core.$ZodIssue;

/**
 * A request does not match its schema. The messages are looked up later, once the language of the response is known.
 */
export class SchemaMismatch extends Error {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super("The input does not fit its schema.");
    this.issues = issues;
  }
}

/**
 * Validates body, query and path. Nothing is coerced or dropped, undeclared fields are refused, and issues carry the
 * input.
 */
export const validatorCompiler: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema }) =>
  (data) => {
    const result = z.safeParse(schema, data, { reportInput: true });
    return result.success ? { value: result.data } : { error: new SchemaMismatch(result.error.issues) };
  };

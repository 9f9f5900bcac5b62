import type { FastifySerializerCompiler } from "fastify";
import * as z from "zod/mini";

type Schema = z.core.$ZodTypes;

/**
 * Serialises responses as JSON, with only the fields of their schema. The compiler guarantees that handlers return what
 * matches; with `check` (outside production) responses are also validated, which takes longer than all other work for a
 * list.
 */
export const serializeAnswers =
  ({ check }: { readonly check: boolean }): FastifySerializerCompiler<z.core.$ZodType> =>
  ({ schema }) => {
    let write: ((answer: unknown) => string) | undefined;
    return (answer) => {
      if (check) z.encode(schema, answer);
      // Compiled for the first response, because work for each endpoint would slow down the start.
      write ??= compileWriter(schema);
      return write(answer);
    };
  };

function compileWriter(schema: z.core.$ZodType): (answer: unknown) => string {
  const pick = compileFieldPicker(schema);
  const stringify = hasList(schema as Schema) ? stringifyFields : JSON.stringify;
  return (answer) => stringify(pick(answer));
}

const hasList = ({ _zod: { def } }: Schema): boolean =>
  def.type === "object" &&
  Object.values(def.shape).some((part) => (part as Schema)._zod.def.type === "array");

/**
 * Serialises each field on its own: an object of counts with numeric keys next to a list would make `JSON.stringify`
 * take its slow path for the list too, which takes twice as long.
 */
function stringifyFields(answer: unknown): string {
  let fields = "";
  for (const [name, value] of Object.entries(answer as object)) {
    if (value === undefined) continue;
    // Appended at once: joining at the end would copy the list again.
    fields += `${fields === "" ? "" : ","}${JSON.stringify(name)}:${JSON.stringify(value)}`;
  }
  return `{${fields}}`;
}

/** Generates a function that copies the fields of a schema at almost no cost. */
export const compileFieldPicker = (schema: z.core.$ZodType): ((answer: unknown) => unknown) =>
  // oxlint-disable-next-line typescript/no-implied-eval -- the names in it come from the API's own schemas.
  new Function("answer", `return ${pickedFrom(schema as Schema, "answer", 0)};`) as (
    answer: unknown,
  ) => unknown;

/** Generates the copy expression for `value`; `value` itself if it cannot contain undeclared fields. */
function pickedFrom(schema: Schema, value: string, depth: number): string {
  const inner = (part: z.core.$ZodType, of: string) => pickedFrom(part as Schema, of, depth + 1);
  const { def } = schema._zod;
  switch (def.type) {
    case "string":
    case "number":
    case "boolean":
    case "literal":
    case "enum":
      return value;
    case "object": {
      const fields = Object.entries(def.shape).map(([name, part]) => {
        const key = JSON.stringify(name);
        return `${key}: ${inner(part, `${value}[${key}]`)}`;
      });
      return `({ ${fields.join(", ")} })`;
    }
    case "array": {
      const element = inner(def.element, `item${depth}`);
      return element === `item${depth}` ? value : `${value}.map((item${depth}) => ${element})`;
    }
    case "nullable":
    case "optional":
    case "default": {
      const given = inner(def.innerType, value);
      return given === value ? value : `(${value} == null ? ${value} : ${given})`;
    }
    case "record": {
      const entry = inner(def.valueType, "entry[1]");
      if (entry === "entry[1]") return value;
      return `Object.fromEntries(Object.entries(${value}).map((entry) => [entry[0], ${entry}]))`;
    }
    case "union":
      return pickedOption(def, value, inner);
    default:
      throw new Error(`An answer cannot hold a schema of the type ${def.type}.`);
  }
}

/**
 * The copy expression for a union: for objects the discriminator selects the option; other unions must consist of plain
 * values.
 */
function pickedOption(
  def: z.core.$ZodUnionDef & { readonly discriminator?: string },
  value: string,
  inner: (part: z.core.$ZodType, of: string) => string,
): string {
  const copies = def.options.map((option) => inner(option, value));
  if (copies.every((copy) => copy === value)) return value;
  if (def.discriminator === undefined)
    throw new Error("A union of objects in an answer needs a discriminator.");
  const key = JSON.stringify(def.discriminator);
  const choices = def.options.map((option, index) => {
    const values = [...(option._zod.propValues?.[def.discriminator ?? ""] ?? [])];
    return `${values.map((each) => `${value}[${key}] === ${JSON.stringify(each)}`).join(" || ")} ? ${copies[index]}`;
  });
  return `(${choices.join(" : ")} : null)`;
}

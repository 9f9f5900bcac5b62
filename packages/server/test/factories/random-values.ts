import { randomUUID } from "node:crypto";

/** A generator of random numbers from 0 to below 1; the same seed gives the same numbers. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A JSON schema, as in the API's OpenAPI description. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** Valid values by the name of a field, such as existing ids. Without them most calls would fail the first check. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

const unusualTexts = [
  "",
  " ",
  "0",
  "-1",
  "1e3",
  "0x10",
  "NaN",
  "Infinity",
  "null",
  "true",
  "99999999999999999999",
  "2147483648",
  "infinity",
  "999999-01-01",
  "2027-02-30",
  "0000-00-00",
  "2027-03-10T25:00:00Z",
  "-271821-04-20T00:00:00Z",
  "\0",
  "a\0b",
  "\uD800",
  "\uDC00x",
  "\u202Egpj.exe",
  "\r\nX-Injected: 1",
  "\u2028",
  "'; drop table orders; --",
  "%",
  "_%\\",
  "\\",
  "{",
  "[]",
  '{"a":',
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "=1+1",
  "İ",
  "ß".repeat(300),
  "😀".repeat(200),
  "x".repeat(5_000),
  "data:image/png;base64,",
  "data:image/jpeg;base64,/9j/4AAQSkZJRg==",
  "data:application/pdf;base64,JVBERi0xLjQK",
];

const deep = (depth: number): unknown => Array.from({ length: depth }).reduce((inner) => [inner], null);

const unusualValues: readonly unknown[] = [
  ...unusualTexts,
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.5,
  1.5,
  1e21,
  1e308,
  5e-324,
  2_147_483_647,
  2_147_483_648,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  [1, "1", null],
  { id: 1 },
  { length: 5 },
  { toString: "x" },
  { constructor: { prototype: {} } },
  deep(500),
  Array.from({ length: 3_000 }, (_, index) => index),
];

const patternedTexts = [
  "34123",
  "34",
  "DE",
  "HE",
  "DE123456789",
  "R1",
  "D10",
  "150106",
  "150106*",
  "15 01 06",
  "2027-02",
  "2027-03-10",
  "2027-03-10T08:00:00Z",
  "true",
  "1",
  "4012345000009",
  "DE89370400440532013000",
  "COBADEFFXXX",
  "+49 561 1234567",
  "HUR",
  "PCE",
  "a@b.example",
];

export class RandomValues {
  readonly random: () => number;
  readonly known: KnownValues;

  constructor(seed: number, known: KnownValues) {
    this.random = createRandom(seed);
    this.known = known;
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  pick<Value>(values: readonly Value[]): Value {
    const value = values[Math.floor(this.random() * values.length)];
    if (value === undefined && values.length === 0) throw new Error("There is nothing to pick from.");
    return value as Value;
  }

  unusual(): unknown {
    return this.pick(unusualValues);
  }

  unusualText(): string {
    return this.pick(unusualTexts);
  }

  /** A random value that the schema accepts; rules that the schema does not express may still be broken. */
  fitting(schema: JsonSchema, name = ""): unknown {
    const known = this.known[name];
    if (known !== undefined && this.chance(0.9)) return this.pick(known);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return this.pick(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined) return this.fitting(this.pick(choices), name);
    if (schema.allOf !== undefined) {
      return Object.assign({}, ...schema.allOf.map((part) => this.fitting(part, name)));
    }
    const type = typeof schema.type === "string" ? schema.type : this.pick(schema.type ?? ["null"]);
    switch (type) {
      case "object":
        return this.object(schema);
      case "array":
        return Array.from({ length: Math.floor(this.random() * 3) + 1 }, () =>
          this.fitting(schema.items ?? {}, name),
        );
      case "boolean":
        return this.chance(0.5);
      case "integer":
        return this.integer(schema);
      case "number":
        return Math.round(this.random() * 10_000) / 100;
      case "string":
        return this.text(schema);
      default:
        return null;
    }
  }

  object({ properties = {}, required = [] }: JsonSchema): Record<string, unknown> {
    const isGiven = (name: string) => required.includes(name) || this.chance(0.6);
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => isGiven(name))
        .map(([name, part]) => [name, this.fitting(part, name)]),
    );
  }

  integer({ minimum = 0, maximum = 100 }: JsonSchema): number {
    const ids = this.known["id"] ?? [];
    if (minimum === 1 && maximum === 2_147_483_647) return Number(this.pick(ids));
    const most = Math.min(maximum, minimum + 12);
    return this.chance(0.1) ? maximum : minimum + Math.floor(this.random() * (most - minimum + 1));
  }

  text({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): string {
    if (format === "date")
      return this.pick(["2027-02-22", "2027-03-01", "2027-03-10", "2027-03-12", "2199-12-31"]);
    if (format === "date-time")
      return this.pick(["2027-02-22T08:00:00Z", "2027-03-01T07:59:00Z", "2027-03-05T17:00:00Z"]);
    if (format === "email") return `${randomUUID()}@betrieb.example`;
    if (pattern !== undefined) {
      const shape = new RegExp(pattern, "u");
      const found = patternedTexts.filter((text) => shape.test(text));
      if (found.length > 0) return this.pick(found);
    }
    const words = this.pick(["Hof 2", "Müller & Söhne", "Tor links, bitte läuten", "x", "4711/B"]);
    return words.padEnd(minLength, "x").slice(0, Math.max(maxLength, 1));
  }

  /** The value with a random part of it, or all of it, replaced by something unusual. */
  disturbed(value: unknown): unknown {
    if (typeof value !== "object" || value === null || this.chance(0.15)) return this.unusual();
    if (Array.isArray(value)) {
      const at = Math.floor(this.random() * value.length);
      return value.map((part: unknown, index) => (index === at ? this.disturbed(part) : part));
    }
    const names = Object.keys(value);
    if (names.length === 0 || this.chance(0.05)) return { ...value, unknown: this.unusual() };
    const name = this.pick(names);
    const part = (value as Record<string, unknown>)[name];
    if (this.chance(0.1)) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
    return { ...value, [name]: this.disturbed(part) };
  }
}

import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";
import type { FieldReason } from "./fields.texts.ts";
import type { Access } from "./permissions.ts";

/** One call of the API. `path` stands below `/api`, its parameters as `:name`. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** What it answers: data of this shape, or a file of one of these media types. */
  readonly answer: z.ZodMiniType | FileAnswer;
  /** Status of the successful answer; 200 unless said otherwise. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Codes this call can answer besides those of its access and its validation. */
  readonly refusals?: readonly ErrorCode[];
  /** Takes an `Idempotency-Key`: the same key and body gives the first answer again. */
  readonly idempotent?: true;
  /** Fields whose absence has a sentence of its own, which the whole answer then carries. */
  readonly missing?: Readonly<Record<string, FieldReason>>;
  /** Bytes that a body may have where the usual mebibyte is too little. */
  readonly largestBody?: number;
}

/** An answer that is a file as it is, sent piece by piece however large it is. */
export interface FileAnswer {
  readonly mediaTypes: readonly string[];
  /** Where the file takes too long to wait for, this comes in its place, with 202. */
  readonly instead?: z.ZodMiniType;
}

/** What the server hands over for such an answer. */
export interface SentFile {
  readonly name: string;
  readonly mediaType: string;
  /** Bytes, where they are known beforehand. */
  readonly size?: number;
  readonly content: AsyncIterable<Uint8Array>;
  /** Shown by what fetches it instead of saved. */
  readonly inline?: true;
}

export const isFileAnswer = (answer: Endpoint["answer"]): answer is FileAnswer => "mediaTypes" in answer;

export type EndpointTable = Readonly<Record<string, Endpoint>>;

type Received<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** What a server verb gets of a call, validated. */
export interface EndpointInput<E extends Endpoint> {
  readonly params: Received<E["params"]>;
  readonly query: Received<E["query"]>;
  readonly body: Received<E["body"]>;
}

/** What a client sends; parts the endpoint does not take are left out. */
export type EndpointRequest<E extends Endpoint> = {
  readonly [K in "params" | "query" | "body" as E[K] extends z.ZodMiniType ? K : never]: Sent<E[K]>;
};

/** What the server hands over for the answer, and what the client reads of it. */
export type EndpointResult<E extends Endpoint> = E["answer"] extends z.ZodMiniType
  ? z.input<E["answer"]>
  :
      | SentFile
      | (E["answer"] extends { readonly instead: z.ZodMiniType } ? z.input<E["answer"]["instead"]> : never);
export type EndpointAnswer<E extends Endpoint> = E["answer"] extends z.ZodMiniType
  ? z.output<E["answer"]>
  : E["answer"] extends { readonly instead: z.ZodMiniType }
    ? z.output<E["answer"]["instead"]>
    : never;

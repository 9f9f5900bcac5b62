import type * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";
import type { FieldReason } from "./field-errors.texts.ts";
import type { Access } from "./permissions.ts";

/** One call of the API. `path` is relative to `/api`, with parameters as `:name`. */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** The response: data of this shape, or a file of one of these media types. */
  readonly answer: z.ZodMiniType | FileAnswer;
  /** Sent instead, with status 202, if the call must wait for an approval; its only field tells it from the answer. */
  readonly waiting?: WaitingAnswer;
  /** Status of a successful response; 200 by default. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Error codes of this call besides those of authorisation and validation. */
  readonly refusals?: readonly ErrorCode[];
  /**
   * Accepts an `Idempotency-Key`: the same key with the same body returns the first response again, to whoever still
   * sees the sites that it is about.
   */
  readonly idempotent?: { readonly sitesOf: (body: never, answer: never) => readonly number[] };
  /** Fields with an error code of their own when they are missing; the whole error response then has that code. */
  readonly missingFieldReasons?: Readonly<Record<string, FieldReason>>;
  /** Asks for a proof of who one is from the last 10 minutes, by signing in or since (docs/decisions.md 7.27). */
  readonly needsRecentIdentityProof?: true | ProofCondition;
  /** Sent with POST, but changes nothing: open to staff who view the portal as a person, too. */
  readonly readsOnly?: true;
  /** Maximum size of the body in bytes, where the default of one mebibyte is too small. */
  readonly maxBodyBytes?: number;
}

/** A proof that only some bodies of a call need. It is asked for after the body was checked. */
export interface ProofCondition {
  readonly isNeeded: (body: never) => boolean;
  /** In words, for the description of the API: "Needs a proof of the last 10 minutes to ...". */
  readonly purpose: string;
}

export interface WaitingAnswer {
  readonly field: string;
  readonly answer: z.ZodMiniType;
}

/** Accepts an `Idempotency-Key`, and is about the site that its body names. */
export const idempotentAtSite = {
  sitesOf: ({ serviceLocationId }: { readonly serviceLocationId: number }) => [serviceLocationId],
};

/** The response is a file, streamed whatever its size. */
export interface FileAnswer {
  readonly mediaTypes: readonly string[];
  /** Sent with status 202 instead of the file when creating it takes too long. */
  readonly deferred?: z.ZodMiniType;
}

/** What the server returns for such a response. */
export interface FileContent {
  readonly name: string;
  readonly mediaType: string;
  /** Size in bytes, if known in advance. */
  readonly size?: number;
  readonly content: AsyncIterable<Uint8Array>;
  /** Displayed by the client instead of being saved. */
  readonly inline?: true;
}

export const isFileAnswer = (answer: Endpoint["answer"]): answer is FileAnswer => "mediaTypes" in answer;

export type EndpointTable = Readonly<Record<string, Endpoint>>;

type Received<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** The validated input of a server verb. */
export interface EndpointInput<E extends Endpoint> {
  readonly params: Received<E["params"]>;
  readonly query: Received<E["query"]>;
  readonly body: Received<E["body"]>;
}

/** What a client sends; parts that the endpoint does not take are left out. */
export type EndpointRequest<E extends Endpoint> = {
  readonly [K in "params" | "query" | "body" as E[K] extends z.ZodMiniType ? K : never]: Sent<E[K]>;
};

type WaitingOf<E extends Endpoint> = E extends { readonly waiting: { readonly answer: infer S } } ? S : never;

/** What the server returns as response, and what the client reads from it. */
export type EndpointResult<E extends Endpoint> = E["answer"] extends z.ZodMiniType
  ? z.input<E["answer"]> | Sent<WaitingOf<E>>
  :
      | FileContent
      | (E["answer"] extends { readonly deferred: z.ZodMiniType } ? z.input<E["answer"]["deferred"]> : never);
export type EndpointAnswer<E extends Endpoint> = E["answer"] extends z.ZodMiniType
  ? z.output<E["answer"]> | Received<WaitingOf<E>>
  : E["answer"] extends { readonly deferred: z.ZodMiniType }
    ? z.output<E["answer"]["deferred"]>
    : never;

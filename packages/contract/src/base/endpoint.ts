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
  /**
   * The response instead of `answer`, with status 202, if the call must wait for an approval. Clients recognize it by
   * its only field.
   */
  readonly waiting?: WaitingAnswer;
  /** Status of a successful response; 200 by default. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Error codes that this call can have besides those of authorisation and validation. */
  readonly refusals?: readonly ErrorCode[];
  /**
   * Accepts an `Idempotency-Key`: the same key with the same body returns the first response again, if the caller still
   * sees the sites that `sitesOf` names.
   */
  readonly idempotent?: { readonly sitesOf: (body: never, answer: never) => readonly number[] };
  /**
   * Names of fields whose absence has a message of its own: if the field is missing, the error response has the message
   * of the reason given here.
   */
  readonly missingFieldReasons?: Readonly<Record<string, FieldReason>>;
  /**
   * The person must have proved their identity in the last 10 minutes, at sign-in or later (docs/decisions.md 7.27).
   */
  readonly needsRecentIdentityProof?: true | ProofCondition;
  /** The call is sent with POST but changes nothing, so staff who view the portal as a person may make it, too. */
  readonly readsOnly?: true;
  /** Maximum size of the body in bytes, if the default of one mebibyte is too small. */
  readonly maxBodyBytes?: number;
}

/** For calls that need a proof of identity with some bodies only. The proof is checked after the body was validated. */
export interface ProofCondition {
  readonly isNeeded: (body: never) => boolean;
  /** Completes the sentence in the API description: "Needs a proof of the last 10 minutes to ...". */
  readonly purpose: string;
}

export interface WaitingAnswer {
  readonly field: string;
  readonly answer: z.ZodMiniType;
}

/** For a call that accepts an `Idempotency-Key` and concerns the site that its body names. */
export const idempotentAtSite = {
  sitesOf: ({ serviceLocationId }: { readonly serviceLocationId: number }) => [serviceLocationId],
};

/** The response is a file, which is streamed whatever its size. */
export interface FileAnswer {
  readonly mediaTypes: readonly string[];
  /** Sent with status 202 instead of the file, if the file is so large that a job creates it. */
  readonly deferred?: z.ZodMiniType;
}

/** What the server's function for a call returns if the response is a file. */
export interface FileContent {
  readonly name: string;
  readonly mediaType: string;
  /** Size in bytes, if known in advance. */
  readonly size?: number;
  readonly content: AsyncIterable<Uint8Array>;
  /** If set, the client displays the file instead of saving it. */
  readonly inline?: true;
}

export const isFileAnswer = (answer: Endpoint["answer"]): answer is FileAnswer => "mediaTypes" in answer;

export type EndpointTable = Readonly<Record<string, Endpoint>>;

type Received<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** The validated input of the server's function for a call. */
export interface EndpointInput<E extends Endpoint> {
  readonly params: Received<E["params"]>;
  readonly query: Received<E["query"]>;
  readonly body: Received<E["body"]>;
}

/** The input that a client sends; parts that the endpoint does not take are missing. */
export type EndpointRequest<E extends Endpoint> = {
  readonly [K in "params" | "query" | "body" as E[K] extends z.ZodMiniType ? K : never]: Sent<E[K]>;
};

type WaitingOf<E extends Endpoint> = E extends { readonly waiting: { readonly answer: infer S } } ? S : never;

/** What the server's function for a call returns. */
export type EndpointResult<E extends Endpoint> = E["answer"] extends z.ZodMiniType
  ? z.input<E["answer"]> | Sent<WaitingOf<E>>
  :
      | FileContent
      | (E["answer"] extends { readonly deferred: z.ZodMiniType } ? z.input<E["answer"]["deferred"]> : never);
/** What a client reads from the response. */
export type EndpointAnswer<E extends Endpoint> = E["answer"] extends z.ZodMiniType
  ? z.output<E["answer"]> | Received<WaitingOf<E>>
  : E["answer"] extends { readonly deferred: z.ZodMiniType }
    ? z.output<E["answer"]["deferred"]>
    : never;

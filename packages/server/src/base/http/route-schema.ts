import { isFileAnswer, type Access, type Endpoint } from "@kreislauf/contract/base";
import type { FastifySchema } from "fastify";

/** The schemas of an endpoint from which Fastify validates requests, strips responses and documents the API. */
export function routeSchema(name: string, endpoint: Endpoint): FastifySchema {
  return {
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(isFileAnswer(endpoint.answer)
      ? {
          produces: [...endpoint.answer.mediaTypes],
          ...(endpoint.answer.deferred && { response: { 202: endpoint.answer.deferred } }),
        }
      : {
          response: {
            [endpoint.status ?? 200]: endpoint.answer,
            ...(endpoint.waiting && { 202: endpoint.waiting.answer }),
          },
        }),
    operationId: name,
    summary: endpoint.summary,
    description: describeAccess(endpoint),
    security: securityOf(endpoint.access),
  };
}

function securityOf(access: Access): NonNullable<FastifySchema["security"]> {
  if (access === "public") return [];
  if (typeof access === "object" && "staff" in access) return [{ desk: [] }];
  return [typeof access === "object" && "scope" in access ? { apiKey: [] } : { bearer: [] }];
}

function accessInWords(access: Access): string {
  if (access === "public") return "Open to everybody.";
  if (access === "account") return "Open to everybody signed in, also while the initial password is set.";
  if ("staff" in access) return `Needs one of the desk's roles ${access.staff.join(", ")}.`;
  if ("scope" in access) return `Needs an API key with the scope ${access.scope}.`;
  const flag = access.needsDocuments ? " and the company's documents flag" : "";
  return `Needs one of the permissions ${access.anyOf.join(", ")}${flag}.`;
}

function proofInWords(needed: Endpoint["needsRecentIdentityProof"]): string {
  if (needed === undefined) return "";
  const purpose = needed === true ? "" : ` to ${needed.purpose}`;
  return ` Needs a proof of the last 10 minutes${purpose}, else proof_required.`;
}

function describeAccess({ access, needsRecentIdentityProof, refusals = [] }: Endpoint): string {
  const who = `${accessInWords(access)}${proofInWords(needsRecentIdentityProof)}`;
  if (refusals.length === 0) return who;
  const changed = refusals.includes("order_changed")
    ? " With order_changed the answer has the order as it is now in `current`."
    : "";
  return `${who} Refusals: ${refusals.join(", ")}.${changed}`;
}

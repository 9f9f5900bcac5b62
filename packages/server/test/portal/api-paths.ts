import type { TestPortal } from "./portal.ts";

/** The operations in the API's OpenAPI description, by path and HTTP method. */
export async function readApiPaths<T = { readonly operationId: string }>({
  app,
}: TestPortal): Promise<Readonly<Record<string, Readonly<Record<string, T>>>>> {
  const answer = await app.inject({ url: "/api/openapi.json" });
  return answer.json<{ readonly paths: Readonly<Record<string, Readonly<Record<string, T>>>> }>().paths;
}

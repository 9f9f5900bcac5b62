import type { TestPortal } from "./portal.ts";

/** The paths of the API's description, each with its operations by method. */
export async function readApiPaths<T = { readonly operationId: string }>({
  app,
}: TestPortal): Promise<Readonly<Record<string, Readonly<Record<string, T>>>>> {
  const answer = await app.inject({ url: "/api/openapi.json" });
  return answer.json<{ readonly paths: Readonly<Record<string, Readonly<Record<string, T>>>> }>().paths;
}

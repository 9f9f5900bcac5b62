import { type DeskAgreement, deskOrderingApi } from "@kreislauf/contract/desk";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../base/call.ts";
import { rereadOptions } from "../../base/reread-options.ts";

/**
 * What agreements have in common that are ordered on together. Its key is apart from those of agreements, because a
 * change of any other agreement changes nothing here.
 */
export function useOrderChoices(agreements: readonly DeskAgreement[]) {
  const read = useQuery({
    queryKey: ["desk", "order-choices", agreements.map(({ id, version }) => [id, version])],
    queryFn: (context) =>
      call(
        deskOrderingApi.deskOrderChoices,
        { query: { agreementIds: agreements.map(({ id }) => id).join(",") } },
        rereadOptions(context),
      ),
    enabled: agreements.length > 0,
  });
  return { read, actions: read.data?.actions ?? [], people: read.data?.people ?? [] };
}

import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { type DeskAgreement, deskOrderingApi } from "@kreislauf/contract/desk";
import { useQueries } from "@tanstack/react-query";
import { agreementsKey } from "../agreements.queries.ts";
import { call } from "../../base/call.ts";

interface SharedChoices {
  readonly isPending: boolean;
  readonly isError: boolean;
  /** What can be ordered on each of the agreements, with the last of their earliest days. */
  readonly actions: readonly {
    readonly containerActionId: ContainerActionId;
    readonly earliestDate: string;
  }[];
  /** Who may order for each of their sites. */
  readonly people: readonly { readonly id: number; readonly name: string }[];
}

/** What agreements have in common that are ordered on together. */
export function useOrderChoices(agreements: readonly DeskAgreement[]): SharedChoices {
  return useQueries({
    queries: agreements.map(({ id: agreementId, version }) => ({
      queryKey: [...agreementsKey, "order-choices", agreementId, version],
      queryFn: () => call(deskOrderingApi.deskOrderChoices, { params: { agreementId } }),
    })),
    combine: (queries) => {
      const [first, ...others] = queries.flatMap(({ data }) => (data === undefined ? [] : [data]));
      const isComplete = queries.every(({ isSuccess }) => isSuccess);
      return {
        isPending: queries.some(({ isPending }) => isPending),
        isError: queries.some(({ isError }) => isError),
        actions:
          first === undefined || !isComplete
            ? []
            : first.actions.flatMap(({ containerActionId, earliestDate }) => {
                const same = others.map(({ actions }) =>
                  actions.find((each) => each.containerActionId === containerActionId),
                );
                if (same.includes(undefined)) return [];
                const days = [earliestDate, ...same.flatMap((each) => each?.earliestDate ?? [])];
                return [{ containerActionId, earliestDate: days.toSorted().at(-1) ?? earliestDate }];
              }),
        people:
          first === undefined || !isComplete
            ? []
            : first.people.filter(({ id }) =>
                others.every(({ people }) => people.some((person) => person.id === id)),
              ),
      };
    },
  });
}

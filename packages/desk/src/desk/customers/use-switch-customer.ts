import { type DeskCustomer, deskCustomersApi } from "@kreislauf/contract/desk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { call } from "../../base/call.ts";
import { customersKey } from "../customers.queries.ts";
import { customersTexts } from "../customers.texts.ts";

/** Deactivates a company, or activates it again. */
export function useSwitchCustomer({ id: companyId, name }: DeskCustomer, onDone: () => void) {
  const texts = useTexts(customersTexts);
  const client = useQueryClient();
  const show = useSnackbar();
  return useMutation({
    mutationFn: (active: boolean) =>
      call(deskCustomersApi.switchDeskCustomer, { params: { companyId }, body: { active } }),
    onSuccess: async (_, active) => {
      await client.invalidateQueries({ queryKey: customersKey });
      show({ message: active ? texts.activated(name) : texts.deactivated(name), variant: "success" });
      onDone();
    },
  });
}

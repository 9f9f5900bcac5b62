import { type DeskCustomer, deskCustomersApi } from "@kreislauf/contract/desk";
import { useQuery } from "@tanstack/react-query";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { call } from "../../base/call.ts";
import { formErrorOf } from "../../base/field-error.ts";
import { RecordDialog } from "../base/record-dialog.tsx";
import { customersKey } from "../customers.queries.ts";
import { customersTexts } from "../customers.texts.ts";
import { useSwitchCustomer } from "./use-switch-customer.ts";

interface DeactivateDialogProps {
  customer: DeskCustomer;
  onClose: () => void;
}

/** Asks before a company is deactivated, naming what ends with it and what stays. */
export function DeactivateDialog({ customer, onClose }: DeactivateDialogProps) {
  const texts = useTexts(customersTexts);
  const { number } = useFormats();
  const { id: companyId, name } = customer;
  const ending = useQuery({
    queryKey: [...customersKey, "deactivation", companyId],
    queryFn: () => call(deskCustomersApi.deskDeactivation, { params: { companyId } }),
    staleTime: 0,
    gcTime: 0,
  });
  const deactivate = useSwitchCustomer(customer, onClose);
  return (
    <RecordDialog
      danger
      title={texts.deactivateTitle(name)}
      description={texts.deactivationHint}
      found={ending}
      loadingText={texts.loadingDeactivation}
      failedTitle={texts.deactivationFailed}
      saveText={texts.deactivateNow}
      sentence={formErrorOf(deactivate.error)}
      busy={deactivate.isPending}
      onSave={() => deactivate.mutate(false)}
      onClose={onClose}
    >
      {ending.data && (
        <>
          <h3>{texts.ends}</h3>
          <ul>
            <li>{texts.endingPeople(ending.data.people)}</li>
            <li>{texts.endingAgreements(ending.data.agreements, number(ending.data.containers))}</li>
            <li>{texts.endingOrders(ending.data.orders)}</li>
          </ul>
          <h3>{texts.stays}</h3>
          <ul>
            {Object.values(texts.staying).map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </>
      )}
    </RecordDialog>
  );
}

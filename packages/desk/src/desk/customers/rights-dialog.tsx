import { permission, type Permission } from "@kreislauf/contract/base";
import { type DeskCustomerPerson, deskCustomersApi } from "@kreislauf/contract/desk";
import { permissionTexts } from "@kreislauf/contract/users";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { CheckRows } from "@kreislauf/ui/controls/check-rows.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { call, errorSentence, isRefusedBy } from "../../base/call.ts";
import { RecordDialog } from "../base/record-dialog.tsx";
import { customersKey } from "../customers.queries.ts";
import { customersTexts } from "../customers.texts.ts";

interface RightsDialogProps {
  companyId: number;
  person: DeskCustomerPerson;
  onClose: () => void;
}

/** All rights but the default one, which everybody has. */
const choices: readonly Permission[] = Object.values(permission).filter(
  (right) => right !== permission.defaultUser,
);

/** Changes the rights of a customer's person; the person and the company see the change in their log. */
export function RightsDialog({ companyId, person, onClose }: RightsDialogProps) {
  const texts = useTexts(customersTexts);
  const { names, explanations } = useTexts(permissionTexts);
  const client = useQueryClient();
  const show = useSnackbar();
  const params = { companyId, userId: person.userId };
  const name = `${person.firstName} ${person.lastName}`;
  const found = useQuery({
    queryKey: [...customersKey, "rights", companyId, person.userId],
    queryFn: () => call(deskCustomersApi.deskPersonRights, { params }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const [chosen, setChosen] = useState<readonly Permission[]>();
  const rights =
    chosen ??
    found.data?.permissions.filter((right): right is Permission => choices.includes(right as Permission)) ??
    [];
  const save = useMutation({
    mutationFn: () =>
      call(deskCustomersApi.changeDeskPersonRights, {
        params,
        body: { version: found.data?.version ?? "", permissions: [...rights] },
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: customersKey });
      show({ message: texts.rightsSaved(name), variant: "success" });
      onClose();
    },
    // After a conflict the form shows the rights that somebody else saved, instead of those chosen here.
    onError: async (error) => {
      if (!isRefusedBy(error, "person_changed")) return;
      await found.refetch();
      setChosen(undefined);
    },
  });
  return (
    <RecordDialog
      title={texts.rightsOf(name)}
      description={texts.rightsHint}
      found={found}
      loadingText={texts.loadingRights}
      failedTitle={texts.rightsFailed}
      sentence={save.isError ? errorSentence(save.error) : undefined}
      busy={save.isPending}
      isDirty={chosen !== undefined}
      onSave={() => save.mutate()}
      onClose={onClose}
    >
      {found.data && (
        <CheckRows
          label={texts.rights}
          paired
          options={choices.map((value) => ({ value, title: names[value], text: explanations[value] }))}
          values={rights}
          onChange={setChosen}
        />
      )}
    </RecordDialog>
  );
}

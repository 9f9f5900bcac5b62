import { permission, type Permission } from "@kreislauf/contract/base";
import { type DeskCustomerPerson, deskCustomersApi } from "@kreislauf/contract/desk";
import { permissionTexts } from "@kreislauf/contract/users";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { CheckRows } from "@kreislauf/ui/controls/check-rows.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { DialogFrame } from "@kreislauf/ui/overlays/dialog-frame.tsx";
import { call, errorSentence, isRefusedBy } from "../../base/call.ts";
import { LoadFailure } from "../base/load-failure.tsx";
import styles from "../base/page.module.css";
import { customersKey } from "../customers.queries.ts";
import { customersTexts } from "../customers.texts.ts";
import { formsTexts } from "../forms.texts.ts";

interface RightsDialogProps {
  companyId: number;
  person: DeskCustomerPerson;
  onClose: () => void;
}

/** Everybody has the standard access. */
const choices: readonly Permission[] = Object.values(permission).filter(
  (right) => right !== permission.defaultUser,
);

/** What a person of the customer may do, as they and their company see it in their log. */
export function RightsDialog({ companyId, person, onClose }: RightsDialogProps) {
  const texts = useTexts(customersTexts);
  const forms = useTexts(formsTexts);
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
    // The rights as they are now take the place of what was chosen.
    onError: async (error) => {
      if (!isRefusedBy(error, "person_changed")) return;
      await found.refetch();
      setChosen(undefined);
    },
  });
  return (
    <DialogFrame
      open
      onClose={onClose}
      title={texts.rightsOf(name)}
      description={texts.rightsHint}
      maxWidth={640}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
      actions={
        <>
          <Button onClick={onClose}>{forms.cancel}</Button>
          {found.data && (
            <Button variant="primary" type="submit" busy={save.isPending}>
              {forms.save}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        {found.isLoadingError && <LoadFailure title={texts.rightsFailed} query={found} />}
        {found.isPending && (
          <Delayed text={texts.loadingRights}>
            <SkeletonCard />
          </Delayed>
        )}
        {save.isError && (
          <Note variant="error" role="alert">
            {errorSentence(save.error)}
          </Note>
        )}
        {found.data && (
          <CheckRows
            label={texts.rights}
            paired
            options={choices.map((value) => ({ value, title: names[value], text: explanations[value] }))}
            values={rights}
            onChange={setChosen}
          />
        )}
      </div>
    </DialogFrame>
  );
}

import { deskCustomersApi } from "@kreislauf/contract/desk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { leadTo } from "../../base/hash-route.ts";
import { call, errorSentence } from "../../base/call.ts";
import { EntryForm } from "../base/entry-form.tsx";
import { fieldErrorOf } from "../../base/field-error.ts";
import styles from "../base/page.module.css";
import { customersKey } from "../customers.queries.ts";
import { customersTexts } from "../customers.texts.ts";
import { noPerson, PersonFields } from "./person-fields.tsx";

/** A form for a company and, optionally, its first person, who invites all others. */
export function CreateCustomerCard({ onClose }: { onClose: () => void }) {
  const texts = useTexts(customersTexts);
  const client = useQueryClient();
  const show = useSnackbar();
  const [name, setName] = useState("");
  const [customerNumber, setCustomerNumber] = useState("");
  const [documents, setDocuments] = useState(true);
  const [person, setPerson] = useState(noPerson);
  const hasPerson = Object.values(person).some((value) => value !== "");
  const create = useMutation({
    mutationFn: () =>
      call(deskCustomersApi.createDeskCustomer, { body: { name, customerNumber, documents } }),
    onSuccess: async ({ id }) => {
      // The company is kept even if its first person cannot be invited; that can be tried again on its page.
      const refusal = hasPerson
        ? await call(deskCustomersApi.inviteDeskPerson, { params: { companyId: id }, body: person }).then(
            () => null,
            (error: unknown) => errorSentence(error),
          )
        : null;
      show({
        message:
          refusal !== null
            ? texts.notInvited(name, refusal)
            : hasPerson
              ? `${texts.created(name)} ${texts.invited(person.email)}`
              : texts.created(name),
        variant: refusal === null ? "success" : "warning",
      });
      await client.invalidateQueries({ queryKey: customersKey });
      leadTo(`/customers/${id}`);
    },
  });
  return (
    <Card title={texts.create}>
      <EntryForm
        label={texts.create}
        saveText={hasPerson ? texts.createAndInvite : texts.createOnly}
        error={create.error}
        busy={create.isPending}
        onSave={() => create.mutate()}
        onCancel={onClose}
      >
        <div className={styles.fields}>
          <TextField
            label={texts.name}
            required
            autoFocus
            value={name}
            error={fieldErrorOf(create.error, "name")}
            onChange={(event) => setName(event.target.value)}
          />
          <TextField
            label={texts.number}
            required
            value={customerNumber}
            error={fieldErrorOf(create.error, "customerNumber")}
            onChange={(event) => setCustomerNumber(event.target.value)}
          />
        </div>
        <Checkbox
          label={texts.documents}
          checked={documents}
          onChange={(event) => setDocuments(event.target.checked)}
        />
        <div>
          <h3>{texts.firstPerson}</h3>
          <p className={styles.hint}>
            {texts.firstPersonHint} {texts.withoutPerson}
          </p>
        </div>
        <PersonFields person={person} onChange={setPerson} error={null} required={hasPerson} />
      </EntryForm>
    </Card>
  );
}

import { type DeskCustomer, deskCustomersApi } from "@kreislauf/contract/desk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { call, isRefusedBy } from "../../base/call.ts";
import { EntryForm } from "../base/entry-form.tsx";
import { fieldErrorOf } from "../../base/field-error.ts";
import { FieldSentence } from "../base/field-sentence.tsx";
import { customersKey } from "../customers.queries.ts";
import { customersTexts } from "../customers.texts.ts";

export function EditCustomerCard({ customer, onDone }: { customer: DeskCustomer; onDone: () => void }) {
  const texts = useTexts(customersTexts);
  const client = useQueryClient();
  const show = useSnackbar();
  const [name, setName] = useState(customer.name);
  const [documents, setDocuments] = useState(customer.documents);
  const [version, setVersion] = useState(customer.version);
  const save = useMutation({
    mutationFn: () =>
      call(deskCustomersApi.changeDeskCustomer, {
        params: { companyId: customer.id },
        body: { version, name, documents },
      }),
    // Takes over the version that somebody else saved, so that saving again overwrites it; the input stays.
    onError: async (error) => {
      if (!isRefusedBy(error, "company_changed")) return;
      const present = await call(deskCustomersApi.deskCustomer, { params: { companyId: customer.id } });
      setVersion(present.customer.version);
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: customersKey });
      show({ message: texts.saved, variant: "success" });
      onDone();
    },
  });
  return (
    <Card title={texts.editCustomer}>
      <EntryForm
        label={texts.editCustomer}
        error={save.error}
        busy={save.isPending}
        onSave={() => save.mutate()}
        onCancel={onDone}
      >
        <TextField
          label={texts.name}
          required
          autoFocus
          value={name}
          error={fieldErrorOf(save.error, "name")}
          onChange={(event) => setName(event.target.value)}
        />
        <Checkbox
          label={texts.documents}
          checked={documents}
          onChange={(event) => setDocuments(event.target.checked)}
        />
        <FieldSentence sentence={fieldErrorOf(save.error, "documents")} />
      </EntryForm>
    </Card>
  );
}

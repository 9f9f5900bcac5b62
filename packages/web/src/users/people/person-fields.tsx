import { type PersonForm, peopleApi } from "@kreislauf/contract/users";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { call } from "../../base/api.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { type LevelAndGroup, LevelAndGroupFields } from "./level-and-group-fields.tsx";
import { userFormTexts } from "../base/user-form.texts.ts";
import styles from "../base/user-form.module.css";

export type PersonFormMethods = UseFormReturn<PersonForm, unknown, PersonForm>;

interface PersonFieldsCardProps {
  form: PersonFormMethods;
  /** Whether a new person is invited. The e-mail address of an existing account cannot be changed. */
  isNew: boolean;
  levelAndGroup: LevelAndGroup;
  onLevelAndGroupChange: (labels: LevelAndGroup) => void;
}

/** The fields for the person's data. Leaving the e-mail field of a new person checks whether the address is taken. */
export function PersonFieldsCard({
  form,
  isNew,
  levelAndGroup,
  onLevelAndGroupChange,
}: PersonFieldsCardProps) {
  const texts = useTexts(userFormTexts);
  const { errors } = form.formState;
  const [emailToCheck, setEmailToCheck] = useState("");
  const isTaken = useIsTaken(isNew ? emailToCheck : "");
  return (
    <Card title={texts.person}>
      <div className={styles.fields}>
        <TextField
          label={texts.firstName}
          aria-required
          autoComplete="off"
          error={errors.firstName?.message}
          {...form.register("firstName")}
        />
        <TextField
          label={texts.lastName}
          aria-required
          autoComplete="off"
          error={errors.lastName?.message}
          {...form.register("lastName")}
        />
        <TextField
          type="email"
          label={texts.email}
          aria-required
          autoComplete="off"
          readOnly={!isNew}
          labelNote={isNew ? undefined : texts.emailFixed}
          hint={isNew ? texts.emailHint : undefined}
          error={errors.email?.message ?? (isTaken ? texts.emailTaken : undefined)}
          // Registered in the sequence of the fields, because the first invalid field of that sequence gets the focus.
          {...form.register("email", { onBlur: () => setEmailToCheck(form.getValues("email").trim()) })}
        />
        <TextField
          type="tel"
          label={texts.phone}
          aria-required
          autoComplete="off"
          hint={texts.phoneHint}
          error={errors.phone?.message}
          {...form.register("phone")}
        />
        <LevelAndGroupFields value={levelAndGroup} onChange={onLevelAndGroupChange} />
      </div>
    </Card>
  );
}

/**
 * Whether the e-mail address is taken. A failed check counts as no: the server checks again when the form is submitted.
 */
function useIsTaken(email: string): boolean {
  const { data } = useQuery({
    queryKey: ["users", "address", email],
    queryFn: ({ signal }) => call(peopleApi.checkDuplicateEmail, { query: { email } }, { signal }),
    enabled: /.@./.test(email),
    retry: false,
  });
  return data?.taken === true;
}

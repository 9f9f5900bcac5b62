import { siteFieldLabels } from "@kreislauf/contract/sites";
import { useQuery } from "@tanstack/react-query";
import { Controller, useWatch } from "react-hook-form";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Combobox } from "@kreislauf/ui/controls/combobox.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { groupsQuery } from "../../users/index.ts";
import { siteFormTexts } from "./site-form.texts.ts";
import { siteNumbersQuery } from "../sites.queries.ts";
import { type SiteFormMethods, expectedGlnCheckDigit } from "./use-site-form.ts";
import formStyles from "./site-form.module.css";
import styles from "./site-address-fields.module.css";

/** The value of the option "no number". */
const none = "";

/** The customer's own numbers, the GLN, and the numbers that the disposer has assigned to the company. */
export function SiteNumberFields({ form }: { form: SiteFormMethods }) {
  const texts = useTexts(siteFormTexts).numbers;
  const labels = useTexts(siteFieldLabels);
  const { register, control, formState } = form;
  const { errors } = formState;
  const gln = useWatch({ control, name: "glnNumber" });
  const digit = expectedGlnCheckDigit(gln);
  const { data: groups = [] } = useQuery(groupsQuery);
  const { data: numbers } = useQuery(siteNumbersQuery);
  return (
    <Card title={texts.title}>
      <div className={styles.grid}>
        {([0, 1, 2] as const).map((index) => (
          <div key={index} className={styles.narrow}>
            <TextField
              label={labels.orderNumber(index + 1)}
              optional
              error={errors.orderNumbers?.[index]?.message}
              {...register(`orderNumbers.${index}`)}
            />
          </div>
        ))}
        <div className={styles.half}>
          <TextField
            label={labels.glnNumber}
            optional
            inputMode="numeric"
            error={errors.glnNumber && (digit === null ? errors.glnNumber.message : texts.glnDigit(digit))}
            {...register("glnNumber")}
          />
        </div>
        {groups.length > 0 && (
          <div className={styles.half}>
            <Controller
              control={control}
              name="groupId"
              render={({ field }) => (
                <Combobox
                  label={labels.group}
                  optional
                  placeholder={texts.noGroup}
                  searchLabel={labels.group}
                  options={[
                    { value: 0, label: texts.noGroup },
                    ...groups.map(({ groupId, name }) => ({ value: groupId, label: name })),
                  ]}
                  value={field.value ?? 0}
                  onChange={(value) => field.onChange(value || null)}
                  onBlur={field.onBlur}
                />
              )}
            />
          </div>
        )}
        {(["contractNumber", "partnerNumber", "branch"] as const).map((name) => (
          <div key={name} className={name === "contractNumber" ? styles.newRow : styles.narrow}>
            <Controller
              control={control}
              name={name}
              render={({ field, fieldState: { error } }) => (
                <Combobox
                  label={labels[name]}
                  optional
                  placeholder={texts.noNumber}
                  searchLabel={texts.searchNumber}
                  options={[
                    { value: none, label: texts.noNumber },
                    ...(numbers?.[name] ?? (field.value === null ? [] : [field.value])).map((value) => ({
                      value,
                      label: value,
                    })),
                  ]}
                  value={field.value ?? none}
                  onChange={(value) => field.onChange(value || null)}
                  onBlur={field.onBlur}
                  error={error?.message}
                />
              )}
            />
          </div>
        ))}
      </div>
      <p className={formStyles.placedHint}>{texts.hint}</p>
    </Card>
  );
}

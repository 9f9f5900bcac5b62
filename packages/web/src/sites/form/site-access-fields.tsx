import { siteFieldLabels } from "@kreislauf/contract/sites";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { siteFormTexts } from "./site-form.texts.ts";
import type { SiteFormMethods } from "./use-site-form.ts";
import formStyles from "./site-form.module.css";
import styles from "./site-address-fields.module.css";

/** The fields for what a driver has to know to get onto the site. */
export function SiteAccessFields({ form: { register, formState } }: { form: SiteFormMethods }) {
  const texts = useTexts(siteFormTexts).access;
  const labels = useTexts(siteFieldLabels);
  const errors = formState.errors.access;
  return (
    <Card title={texts.title}>
      <p className={formStyles.unplacedHint}>{texts.hint}</p>
      <div className={styles.grid}>
        <div className={styles.full}>
          <TextField
            label={labels.openingHours}
            optional
            hint={texts.hours}
            error={errors?.openingHours?.message}
            {...register("access.openingHours")}
          />
        </div>
        <div className={styles.half}>
          <TextField
            label={labels.gateWidth}
            optional
            hint={texts.metres}
            error={errors?.gateWidth?.message}
            {...register("access.gateWidth")}
          />
        </div>
        <div className={styles.half}>
          <TextField
            label={labels.gateHeight}
            optional
            hint={texts.metres}
            error={errors?.gateHeight?.message}
            {...register("access.gateHeight")}
          />
        </div>
        <div className={styles.full}>
          <TextArea
            label={labels.driverHints}
            optional
            rows={3}
            error={errors?.driverHints?.message}
            {...register("access.driverHints")}
          />
        </div>
      </div>
    </Card>
  );
}

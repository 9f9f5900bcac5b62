import { useTexts } from "../base/language.tsx";
import { Card } from "../ui/card.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { TextField } from "../ui/text-field.tsx";
import { siteFormTexts } from "./site-form.texts.ts";
import type { SiteForm } from "./use-site-form.ts";
import formStyles from "./site-form.module.css";
import styles from "./site-address-fields.module.css";

/** How a driver gets in. */
export function SiteAccessFields({ form: { register, formState } }: { form: SiteForm }) {
  const texts = useTexts(siteFormTexts).access;
  const errors = formState.errors.access;
  return (
    <Card title={texts.title}>
      <p className={formStyles.before}>{texts.hint}</p>
      <div className={styles.grid}>
        <div className={styles.full}>
          <TextField
            label={texts.openingHours}
            optional
            hint={texts.hours}
            error={errors?.openingHours?.message}
            {...register("access.openingHours")}
          />
        </div>
        <div className={styles.half}>
          <TextField
            label={texts.gateWidth}
            optional
            hint={texts.metres}
            error={errors?.gateWidth?.message}
            {...register("access.gateWidth")}
          />
        </div>
        <div className={styles.half}>
          <TextField
            label={texts.gateHeight}
            optional
            hint={texts.metres}
            error={errors?.gateHeight?.message}
            {...register("access.gateHeight")}
          />
        </div>
        <div className={styles.full}>
          <TextArea
            label={texts.driverHints}
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

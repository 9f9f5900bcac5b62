import { addressLine, siteFieldLabels } from "@kreislauf/contract/sites";
import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { CoordinatesPicker } from "../map/coordinates-picker.tsx";
import { useHasStreets } from "../map/use-has-streets.ts";
import { siteFormTexts } from "./site-form.texts.ts";
import type { SiteFormMethods } from "./use-site-form.ts";
import styles from "./site-form.module.css";

/** The coordinates of a site: as numbers that can be edited, and on a map if the operator has map tiles. */
export function SiteCoordinatesCard({ form }: { form: SiteFormMethods }) {
  const texts = useTexts(siteFormTexts).place;
  const labels = useTexts(siteFieldLabels);
  const [street, houseNumber, zip, city, lat, lon] = useWatch({
    control: form.control,
    name: ["street", "houseNumber", "zip", "city", "lat", "lon"],
  });
  const isPlaced = isDegrees(lat, 90) && isDegrees(lon, 180);
  const isOnMap = useHasStreets() && isPlaced;
  return (
    <Card title={texts.title}>
      {isOnMap && (
        <CoordinatesPicker
          place={{ lat, lon }}
          address={addressLine({ street, houseNumber, zip, city })}
          onMove={(place) => {
            const set = { shouldDirty: true, shouldValidate: true } as const;
            form.setValue("lat", place.lat, set);
            form.setValue("lon", place.lon, set);
          }}
        />
      )}
      <p className={isOnMap ? styles.placedHint : styles.unplacedHint}>
        {isOnMap ? texts.drag : isPlaced ? texts.estimated : texts.none}
      </p>
      <div className={styles.pair}>
        <DegreesField form={form} name="lat" label={labels.lat} />
        <DegreesField form={form} name="lon" label={labels.lon} />
      </div>
    </Card>
  );
}

const isDegrees = (value: number | null, max: number): value is number =>
  value !== null && Math.abs(value) <= max;

interface DegreesFieldProps {
  form: SiteFormMethods;
  name: "lat" | "lon";
  label: string;
}

/** A number in degrees, with a decimal comma or point. Other texts become NaN, which the schema refuses. */
function DegreesField({ form, name, label }: DegreesFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <TextField
          ref={field.ref}
          name={field.name}
          label={label}
          optional
          inputMode="decimal"
          autoComplete="off"
          error={error?.message}
          value={typed ?? (field.value === null ? "" : String(field.value))}
          onChange={({ target }) => {
            setTyped(target.value);
            const text = target.value.trim().replace(",", ".");
            field.onChange(text === "" ? null : /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN);
          }}
          onBlur={() => {
            // From now on shows the form's value again, which a change of other fields may replace later.
            if (!Number.isNaN(field.value)) setTyped(null);
            field.onBlur();
          }}
        />
      )}
    />
  );
}

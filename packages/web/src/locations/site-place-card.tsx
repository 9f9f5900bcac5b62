import { addressLine } from "@kreislauf/contract/locations";
import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { useTexts } from "../base/language.tsx";
import { Card } from "../ui/card.tsx";
import { TextField } from "../ui/text-field.tsx";
import { PlaceMap } from "./place-map.tsx";
import { siteFormTexts } from "./site-form.texts.ts";
import type { SiteForm } from "./use-site-form.ts";
import styles from "./site-form.module.css";

/** Where the site lies: on a map, and in degrees that somebody may know better. */
export function SitePlaceCard({ form }: { form: SiteForm }) {
  const texts = useTexts(siteFormTexts).place;
  const [street, houseNumber, zip, city, lat, lon] = useWatch({
    control: form.control,
    name: ["street", "houseNumber", "zip", "city", "lat", "lon"],
  });
  const isPlaced = isDegrees(lat, 90) && isDegrees(lon, 180);
  return (
    <Card title={texts.title}>
      {isPlaced && (
        <PlaceMap
          place={{ lat, lon }}
          address={addressLine({ street, houseNumber, zip, city })}
          onMove={(place) => {
            const set = { shouldDirty: true, shouldValidate: true } as const;
            form.setValue("lat", place.lat, set);
            form.setValue("lon", place.lon, set);
          }}
        />
      )}
      <p className={isPlaced ? styles.after : styles.before}>{isPlaced ? texts.estimated : texts.none}</p>
      <div className={styles.pair}>
        <DegreesField form={form} name="lat" label={texts.lat} />
        <DegreesField form={form} name="lon" label={texts.lon} />
      </div>
    </Card>
  );
}

const isDegrees = (value: number | null, most: number): value is number =>
  value !== null && Math.abs(value) <= most;

interface DegreesFieldProps {
  form: SiteForm;
  name: "lat" | "lon";
  label: string;
}

/** A number of degrees, typed with comma or point; NaN is what the schema refuses. */
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
            // What another choice fills in later shows again.
            if (!Number.isNaN(field.value)) setTyped(null);
            field.onBlur();
          }}
        />
      )}
    />
  );
}

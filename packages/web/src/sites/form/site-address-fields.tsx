import { laenderTexts, laender, type AddressPrediction } from "@kreislauf/contract/catalog";
import { maxSiteTextLengths as longest, localHolidayOf, siteFieldLabels } from "@kreislauf/contract/sites";
import { useQuery } from "@tanstack/react-query";
import { MapPin, Search, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Checkbox } from "@kreislauf/ui/controls/checkbox.tsx";
import { Combobox } from "@kreislauf/ui/controls/combobox.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { SuggestField, type Suggestion } from "@kreislauf/ui/controls/suggest-field.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { siteFormTexts } from "./site-form.texts.ts";
import { zipPlacesQuery, useAddressSearch } from "./use-address-search.ts";
import { useZipAutofill } from "./use-zip-autofill.ts";
import type { SiteFormMethods } from "./use-site-form.ts";
import styles from "./site-address-fields.module.css";

type Kind = "street" | "zip" | "city";

interface AddressSuggestion extends Suggestion {
  readonly prediction: AddressPrediction;
}

const toSuggestion = (prediction: AddressPrediction, kind: Kind): AddressSuggestion => {
  const { street, houseNumber, zip, city, label } = prediction;
  const place = `${zip} ${city}`.trim();
  return {
    key: label,
    ...(kind === "street" ? { title: `${street} ${houseNumber}`.trim(), text: place } : { title: place }),
    prediction,
  };
};

/** Name and address of a site, with suggestions for street, postal code and town. */
export function SiteAddressFields({ form, hasSketch }: { form: SiteFormMethods; hasSketch: boolean }) {
  const texts = useTexts(siteFormTexts).address;
  const labels = useTexts(siteFieldLabels);
  const laenderNames = useTexts(laenderTexts);
  const { register, control, setValue, formState } = form;
  const { errors } = formState;
  const [street, houseNumber, zip, city, land] = useWatch({
    control,
    name: ["street", "houseNumber", "zip", "city", "land"],
  });
  const [typing, setTyping] = useState<Kind | null>(null);
  const addressText = [`${street} ${houseNumber}`.trim(), `${zip} ${city}`.trim()].filter(Boolean).join(", ");
  const streets = useAddressSearch("address", addressText, typing === "street" && street.length > 1);
  const places = useAddressSearch(
    "place",
    typing === "zip" ? zip : city,
    typing === "zip" || typing === "city",
  );
  const { data: ofCode } = useQuery(zipPlacesQuery(zip.trim()));
  const severalLaender = new Set(ofCode?.map((place) => place.land)).size > 1;
  const holiday = localHolidayOf(land);

  const applyPrediction = (prediction: AddressPrediction, kind: Kind) => {
    const set = { shouldDirty: true, shouldValidate: true } as const;
    if (kind === "street") setValue("street", prediction.street, set);
    if (prediction.houseNumber !== "") setValue("houseNumber", prediction.houseNumber, set);
    if (prediction.zip !== "") setValue("zip", prediction.zip, set);
    setValue("city", prediction.city, set);
    setValue("land", prediction.land, set);
    setValue("lat", prediction.lat, set);
    setValue("lon", prediction.lon, set);
    setTyping(null);
  };

  useZipAutofill(form, ofCode);

  const suggestField = (name: Kind, label: string, extra: { icon?: typeof Search; digits?: true }) => {
    const search = name === "street" ? streets : places;
    const isTyping = typing === name;
    return (
      <Controller
        control={control}
        name={name}
        render={({ field, fieldState: { error } }) => (
          <SuggestField
            ref={field.ref}
            name={field.name}
            label={label}
            {...(extra.icon && { icon: extra.icon })}
            suggestionIcon={MapPin}
            {...(extra.digits && { inputMode: "numeric" as const })}
            maxLength={name === "zip" ? 5 : longest[name]}
            value={field.value}
            onChange={(text) => {
              setTyping(name);
              field.onChange(text);
            }}
            onBlur={field.onBlur}
            suggestions={isTyping ? search.predictions.map((each) => toSuggestion(each, name)) : []}
            onPick={({ prediction }) => applyPrediction(prediction, name)}
            status={
              !isTyping
                ? undefined
                : search.isSearching && search.predictions.length === 0
                  ? texts.searching
                  : search.isNothing
                    ? texts.notFound
                    : texts.pick
            }
            error={error?.message ?? (name === "zip" && ofCode?.length === 0 ? texts.zipUnknown : undefined)}
          />
        )}
      />
    );
  };

  const isHouseNumberMissing = houseNumber.trim() === "" && street.trim() !== "" && !hasSketch;
  return (
    <Card title={texts.title}>
      <div className={styles.grid}>
        <div className={styles.wide}>
          <TextField
            label={labels.alias}
            hint={texts.nameHint}
            error={errors.alias?.message}
            {...register("alias")}
          />
        </div>
        <div className={styles.narrow}>
          <TextField
            label={labels.locationOrderNumber}
            optional
            error={errors.locationOrderNumber?.message}
            {...register("locationOrderNumber")}
          />
        </div>
        <div className={styles.wide}>{suggestField("street", labels.street, { icon: Search })}</div>
        <div className={styles.narrow}>
          <TextField
            label={labels.houseNumber}
            error={errors.houseNumber?.message}
            hint={
              isHouseNumberMissing ? (
                <span className={styles.hint}>
                  <Icon of={TriangleAlert} size={16} />
                  {texts.noHouseNumber}
                </span>
              ) : undefined
            }
            {...register("houseNumber")}
          />
        </div>
        <div className={styles.narrow}>{suggestField("zip", labels.zip, { digits: true })}</div>
        <div className={styles.wide}>{suggestField("city", labels.city, {})}</div>
        <div className={styles.half}>
          <Controller
            control={control}
            name="land"
            render={({ field, fieldState: { error } }) => (
              <Combobox
                label={labels.land}
                placeholder={texts.chooseLand}
                searchLabel={texts.chooseLand}
                hint={severalLaender ? texts.severalLaender : texts.landHint}
                options={laender
                  .map((each) => ({ value: each, label: laenderNames[each] }))
                  .toSorted((one, other) => one.label.localeCompare(other.label))}
                value={field.value}
                onChange={(next) => next !== null && field.onChange(next)}
                onBlur={field.onBlur}
                error={error?.message}
              />
            )}
          />
        </div>
        {holiday !== null && (
          <div className={styles.full}>
            <Controller
              control={control}
              name={holiday}
              render={({ field }) => (
                <Checkbox
                  label={holiday === "assumptionDayHoliday" ? texts.assumptionDay : texts.corpusChristi}
                  checked={field.value}
                  onChange={(event) => field.onChange(event.target.checked)}
                />
              )}
            />
          </div>
        )}
      </div>
    </Card>
  );
}

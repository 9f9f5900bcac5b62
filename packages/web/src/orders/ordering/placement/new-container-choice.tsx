import { catalogTexts, type ServiceCatalog } from "@kreislauf/contract/catalog";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { matchesSearch, wasteTypeSearchTexts } from "../../../base/matches-search.ts";
import { ContainerChoice } from "../../../catalog/index.ts";
import { HazardMark } from "@kreislauf/ui/feedback/hazard-mark.tsx";
import { InlineCombobox } from "@kreislauf/ui/controls/inline-combobox.tsx";
import { compositeFieldRef } from "../../base/composite-field-ref.ts";
import { newContainerTexts } from "./new-container.texts.ts";
import { placeableWasteTypes } from "./placeable-offers.ts";
import type { NewContainerDialogModel } from "./use-new-container-dialog.ts";
import styles from "./new-container.module.css";

interface NewContainerChoiceProps {
  model: NewContainerDialogModel;
  catalog: ServiceCatalog;
  choices: NonNullable<NewContainerDialogModel["choices"]>;
}

/** Chooses the waste type, and then one of the containers that are offered for it. */
export function NewContainerChoice({ model, catalog, choices }: NewContainerChoiceProps) {
  const texts = useTexts(newContainerTexts);
  const amounts = useTexts(catalogTexts).amount;
  const [search, setSearch] = useState("");
  const wastes = placeableWasteTypes(catalog);
  const found = wastes.filter((waste) => matchesSearch(search, wasteTypeSearchTexts(waste)));
  const { control } = model.form;
  const noteOf = (containerTypeId: number) => {
    const offer = choices.offers.find((each) => each.containerTypeId === containerTypeId);
    const most = offer?.mostAmount ?? null;
    if (offer === undefined || most === null) return undefined;
    return texts.atMost(amounts[offer.unit](most));
  };
  return (
    <>
      <Controller
        control={control}
        name="wasteTypeId"
        render={({ field, fieldState: { error } }) => (
          <InlineCombobox
            ref={field.ref}
            label={texts.waste}
            placeholder={texts.wasteSearch}
            hint={texts.wasteHint(found.length, wastes.length)}
            error={error && (field.value === null ? texts.wasteMissing : error.message)}
            options={found.map(({ id, description, avvCode, hazardous }) => ({
              value: id,
              label: description,
              text: texts.avv(avvCode),
              mark: hazardous && <HazardMark />,
            }))}
            empty={texts.wasteEmpty}
            search={search}
            onSearch={setSearch}
            value={field.value}
            onChange={model.chooseWaste}
          />
        )}
      />
      <Controller
        control={control}
        name="containerTypeId"
        render={({ field, fieldState: { error } }) =>
          choices.containers.length === 0 ? (
            <p className={styles.first}>{texts.containerFirst}</p>
          ) : (
            <div ref={compositeFieldRef(field, "input")}>
              <ContainerChoice
                label={texts.container}
                error={error && (field.value === null ? texts.containerMissing : error.message)}
                options={choices.containers.map((container) => ({ container, note: noteOf(container.id) }))}
                value={field.value}
                onChange={model.chooseContainer}
              />
            </div>
          )
        }
      />
    </>
  );
}

import { sortByWords } from "@kreislauf/contract/base";
import { catalogTexts, type ContainerActionId } from "@kreislauf/contract/catalog";
import {
  orderFieldLabels,
  ordersTexts,
  sharedLineFields,
  sharedParagraphFields,
  timeWindows,
  type TimeWindow,
  type sharedTextFields,
} from "@kreislauf/contract/orders";
import type { OrderReferences } from "@kreislauf/contract/purchasing";
import { Controller, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { ChoiceRows } from "@kreislauf/ui/controls/choice-rows.tsx";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { Stepper } from "@kreislauf/ui/controls/stepper.tsx";
import { TextArea } from "@kreislauf/ui/controls/text-area.tsx";
import { TextField } from "@kreislauf/ui/controls/text-field.tsx";
import { isShownReference, ReferenceField } from "../../../purchasing/index.ts";
import { containerActionIcons } from "./container-action-icons.ts";
import type { AmountBounds } from "./amount-bounds.ts";
import { compositeFieldRef } from "../../base/composite-field-ref.ts";
import type { OrderDraft } from "./order-draft.ts";
import { orderingFormTexts } from "./ordering-form.texts.ts";
import type { OrderForm } from "./use-order-form.ts";
import styles from "./ordering-form.module.css";

interface ActionFieldProps {
  form: OrderForm;
  offered: readonly ContainerActionId[];
}

export function ActionField({ form, offered }: ActionFieldProps) {
  const texts = useTexts(orderingFormTexts);
  const language = useLanguage();
  const { containerAction, containerActionHint } = useTexts(catalogTexts);
  return (
    <Controller
      control={form.control}
      name="containerActionId"
      render={({ field, fieldState }) => (
        <div ref={compositeFieldRef(field, "input")}>
          <ChoiceRows
            label={texts.action}
            error={fieldState.error?.message}
            options={sortByWords(offered, containerAction, language).map((id) => ({
              value: id,
              title: containerAction[id],
              text: containerActionHint[id],
              icon: containerActionIcons[id],
            }))}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        </div>
      )}
    />
  );
}

interface AmountFieldProps {
  form: OrderForm;
  bounds: AmountBounds;
  hint: string | undefined;
}

export function AmountField({ form, bounds, hint }: AmountFieldProps) {
  const texts = useTexts(orderingFormTexts);
  return (
    <Controller
      control={form.control}
      name="amount"
      render={({ field, fieldState }) => (
        <Stepper
          ref={field.ref}
          label={texts.amount}
          hint={hint}
          error={fieldState.error?.message}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          min={bounds.least}
          {...(bounds.most === null ? {} : { max: bounds.most })}
        />
      )}
    />
  );
}

/** Props of fields that are used in several forms. */
interface SharedFieldProps<Values extends FieldValues, Body> {
  form: UseFormReturn<Values, unknown, Body>;
}

export function TimeWindowField<Values extends Pick<OrderDraft, "timeWindow">, Body>({
  form,
}: SharedFieldProps<Values, Body>) {
  const texts = useTexts(orderingFormTexts);
  const { timeWindow } = useTexts(ordersTexts);
  return (
    <Controller
      control={form.control}
      name={"timeWindow" as Path<Values>}
      render={({ field, fieldState }) => (
        <SegmentedControl<TimeWindow>
          label={texts.timeWindow}
          error={fieldState.error?.message}
          fill
          options={timeWindows.map((value) => ({ value, label: timeWindow[value] }))}
          value={field.value}
          onChange={field.onChange}
        />
      )}
    />
  );
}

type SharedTexts = Pick<OrderDraft, (typeof sharedTextFields)[number]>;

interface LineFieldsProps<Values extends FieldValues, Body> extends SharedFieldProps<Values, Body> {
  /**
   * The company's rules and entries for these fields; until they are loaded (undefined), the fields are plain text
   * fields.
   */
  references: OrderReferences | undefined;
}

/** The single-line texts of an order: what it is charged to, according to the company's rules. */
export function OrderLineFields<Values extends SharedTexts, Body>({
  form,
  references,
}: LineFieldsProps<Values, Body>) {
  const labels = useTexts(orderFieldLabels);
  const values = form.watch(sharedLineFields.map((name) => name as Path<Values>));
  return (
    <div className={styles.lines}>
      {sharedLineFields.map((name, index) => {
        const error = form.getFieldState(name as Path<Values>, form.formState).error?.message;
        if (!isShownReference(references, name, values[index] ?? "")) return null;
        return references?.entries.some((entry) => entry.field === name && !entry.closed) ? (
          <Controller
            key={name}
            control={form.control}
            name={name as Path<Values>}
            render={({ field: { onChange, onBlur, ref, value } }) => (
              <ReferenceField
                name={name}
                label={labels[name]}
                references={references}
                error={error}
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                ref={ref}
              />
            )}
          />
        ) : (
          <TextField
            key={name}
            label={labels[name]}
            optional={references?.rules[name].mode !== "required"}
            autoComplete="off"
            error={error}
            {...form.register(name as Path<Values>)}
          />
        );
      })}
    </div>
  );
}

/** The optional multi-line texts of an order. */
export function OrderParagraphFields<Values extends SharedTexts, Body>({
  form,
}: SharedFieldProps<Values, Body>) {
  const labels = useTexts(orderFieldLabels);
  return sharedParagraphFields.map((name) => (
    <TextArea
      key={name}
      label={labels[name]}
      optional
      error={form.getFieldState(name as Path<Values>, form.formState).error?.message}
      {...form.register(name as Path<Values>)}
    />
  ));
}

export function PartsField({ form }: { form: OrderForm }) {
  const texts = useTexts(orderingFormTexts);
  return (
    <TextArea
      label={texts.parts}
      hint={texts.partsHint}
      rows={4}
      error={form.formState.errors.details?.message}
      {...form.register("details")}
    />
  );
}

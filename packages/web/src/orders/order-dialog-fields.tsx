import { catalogTexts } from "@kreislauf/contract/catalog";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import type { TimeWindow } from "@kreislauf/contract/orders";
import { timeWindows, ordersTexts } from "@kreislauf/contract/orders";
import { Controller } from "react-hook-form";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useTexts } from "../base/language.tsx";
import { ChoiceRows } from "../ui/choice-rows.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Stepper } from "../ui/stepper.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { TextField } from "../ui/text-field.tsx";
import { actionIcons } from "./action-icons.ts";
import type { AmountBounds } from "./amount-bounds.ts";
import { focusInside } from "./focus-inside.ts";
import type { OrderDraft } from "./order-issues.ts";
import { orderDialogTexts } from "./order-dialog.texts.ts";
import type { OrderForm } from "./use-order-form.ts";

interface ActionFieldProps {
  form: OrderForm;
  offered: readonly ContainerActionId[];
}

export function ActionField({ form, offered }: ActionFieldProps) {
  const texts = useTexts(orderDialogTexts);
  const { containerAction, containerActionHint } = useTexts(catalogTexts);
  return (
    <Controller
      control={form.control}
      name="containerActionId"
      render={({ field, fieldState }) => (
        <div ref={focusInside(field, "input")}>
          <ChoiceRows
            label={texts.action}
            error={fieldState.error?.message}
            options={offered.map((id) => ({
              value: id,
              title: containerAction[id],
              text: containerActionHint[id],
              icon: actionIcons[id],
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
  const texts = useTexts(orderDialogTexts);
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

/** The fields that several forms have. */
interface SharedFieldProps<Values extends FieldValues, Body> {
  form: UseFormReturn<Values, unknown, Body>;
}

export function TimeWindowField<Values extends Pick<OrderDraft, "timeWindow">, Body>({
  form,
}: SharedFieldProps<Values, Body>) {
  const texts = useTexts(orderDialogTexts);
  const { timeWindow } = useTexts(ordersTexts);
  return (
    <Controller
      control={form.control}
      name={"timeWindow" as Path<Values>}
      render={({ field }) => (
        <SegmentedControl<TimeWindow>
          label={texts.timeWindow}
          fill
          options={timeWindows.map((value) => ({ value, label: timeWindow[value] }))}
          value={field.value}
          onChange={field.onChange}
        />
      )}
    />
  );
}

export function CustomerOrderNumberField<Values extends Pick<OrderDraft, "customerOrderNumber">, Body>({
  form,
}: SharedFieldProps<Values, Body>) {
  const texts = useTexts(orderDialogTexts);
  const name = "customerOrderNumber" as Path<Values>;
  return (
    <TextField
      label={texts.customerOrderNumber}
      optional
      autoComplete="off"
      error={form.getFieldState(name, form.formState).error?.message}
      {...form.register(name)}
    />
  );
}

export function NoteField<Values extends Pick<OrderDraft, "noteToDisposer">, Body>({
  form,
}: SharedFieldProps<Values, Body>) {
  const texts = useTexts(orderDialogTexts);
  const name = "noteToDisposer" as Path<Values>;
  return (
    <TextArea
      label={texts.noteToDisposer}
      optional
      error={form.getFieldState(name, form.formState).error?.message}
      {...form.register(name)}
    />
  );
}

export function PartsField({ form }: { form: OrderForm }) {
  const texts = useTexts(orderDialogTexts);
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

import { useLayoutEffect, useRef, useState } from "react";

/**
 * The chosen values, and the keys of those changes that the owner (the component that passes `given`) has not yet
 * passed back.
 */
export interface MultiChoice<Value> {
  readonly values: readonly Value[];
  readonly given: readonly Value[];
  readonly givenKey: string;
  readonly pendingKeys: readonly string[];
}

const keyOf = (values: readonly (string | number)[]) =>
  values
    .map(String)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join(" ");

export const startMultiChoice = <Value extends string | number>(
  given: readonly Value[],
): MultiChoice<Value> => ({ values: given, given, givenKey: keyOf(given), pendingKeys: [] });

/**
 * Takes over new values from the owner. Values that only confirm an earlier change do not undo a later change; any
 * other values replace the choice.
 */
export function syncMultiChoice<Value extends string | number>(
  choice: MultiChoice<Value>,
  given: readonly Value[],
): MultiChoice<Value> {
  if (given === choice.given) return choice;
  const givenKey = keyOf(given);
  if (givenKey === choice.givenKey) return choice;
  const confirmedIndex = choice.pendingKeys.lastIndexOf(givenKey);
  const pendingKeys = confirmedIndex === -1 ? [] : choice.pendingKeys.slice(confirmedIndex + 1);
  return { values: pendingKeys.length === 0 ? given : choice.values, given, givenKey, pendingKeys };
}

export function changeMultiChoice<Value extends string | number>(
  choice: MultiChoice<Value>,
  change: (before: readonly Value[]) => readonly Value[],
): MultiChoice<Value> {
  const values = change(choice.values);
  const key = keyOf(values);
  // If the choice equals the given values again, no change is pending, because the owner may not render again.
  const pendingKeys = key === choice.givenKey ? [] : [...choice.pendingKeys, key];
  return { ...choice, values, pendingKeys };
}

/**
 * A multiple choice whose values are kept elsewhere, for example in the address. Each change builds on the one before,
 * even if the owner has not returned that yet.
 */
export function useMultiChoice<Value extends string | number>(
  given: readonly Value[],
  onChange: (values: Value[]) => void,
) {
  const [state, setState] = useState(() => startMultiChoice(given));
  const choice = syncMultiChoice(state, given);
  if (choice !== state) setState(choice);
  const latest = useRef(choice);
  useLayoutEffect(() => {
    latest.current = choice;
  }, [choice]);
  return {
    values: choice.values,
    choose: (change: (before: readonly Value[]) => readonly Value[]) => {
      latest.current = changeMultiChoice(latest.current, change);
      setState((before) => changeMultiChoice(before, change));
      onChange([...latest.current.values]);
    },
  };
}

/**
 * The options that the user just chose or cleared. Base UI computes `next` from the selection of the last rendering, so
 * only the difference to that selection is the user's doing.
 */
export const differingOptions = <Option>(
  chosen: readonly Option[],
  next: readonly Option[],
): readonly Option[] => [
  ...next.filter((option) => !chosen.includes(option)),
  ...chosen.filter((option) => !next.includes(option)),
];

export const toggleValue = <Value>(values: readonly Value[], value: Value): readonly Value[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

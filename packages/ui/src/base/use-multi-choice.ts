import { useLayoutEffect, useRef, useState } from "react";

/** What is chosen, and what the owner was asked for but has not brought back yet. */
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

/** The owner gives other values: an earlier choice that was waited for undoes no later one, anything else counts. */
export function followGiven<Value extends string | number>(
  choice: MultiChoice<Value>,
  given: readonly Value[],
): MultiChoice<Value> {
  if (given === choice.given) return choice;
  const givenKey = keyOf(given);
  if (givenKey === choice.givenKey) return choice;
  const arrived = choice.pendingKeys.lastIndexOf(givenKey);
  const pendingKeys = arrived === -1 ? [] : choice.pendingKeys.slice(arrived + 1);
  return { values: pendingKeys.length === 0 ? given : choice.values, given, givenKey, pendingKeys };
}

export function changeMultiChoice<Value extends string | number>(
  choice: MultiChoice<Value>,
  change: (before: readonly Value[]) => readonly Value[],
): MultiChoice<Value> {
  const values = change(choice.values);
  const key = keyOf(values);
  // Back at what is given there may be nothing to wait for.
  const pendingKeys = key === choice.givenKey ? [] : [...choice.pendingKeys, key];
  return { ...choice, values, pendingKeys };
}

/**
 * Any number of values that somebody else holds, for example the address. Each change builds on the one before it,
 * also where the owner brings that one back only later.
 */
export function useMultiChoice<Value extends string | number>(
  given: readonly Value[],
  onChange: (values: Value[]) => void,
) {
  const [held, setHeld] = useState(() => startMultiChoice(given));
  const choice = followGiven(held, given);
  if (choice !== held) setHeld(choice);
  const latest = useRef(choice);
  useLayoutEffect(() => {
    latest.current = choice;
  }, [choice]);
  return {
    values: choice.values,
    choose: (change: (before: readonly Value[]) => readonly Value[]) => {
      latest.current = changeMultiChoice(latest.current, change);
      setHeld((before) => changeMultiChoice(before, change));
      onChange([...latest.current.values]);
    },
  };
}

import { type BerlinDate, berlinDate } from "@kreislauf/contract/base";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { lazyElement, useLazyElement } from "@kreislauf/ui/base/use-lazy-element.ts";
import { queryClient } from "../../base/query-client.ts";
import { useSession } from "../../base/session.ts";
import type { SecondFactorMissingProps } from "../../session/security/second-factor-missing.tsx";
import { accountSettingsQuery } from "../../users/index.ts";

interface DueProps {
  due: BerlinDate;
}

const reminder = lazyElement(async () => {
  const { SecondFactorReminder } = await import("../../session/security/second-factor-reminder.tsx");
  return (props: DueProps) => <SecondFactorReminder {...props} />;
});
const missing = lazyElement(async () => {
  const { SecondFactorMissing } = await import("../../session/security/second-factor-missing.tsx");
  return (props: SecondFactorMissingProps) => <SecondFactorMissing {...props} />;
});
const atOnce = {};

export const LazySecondFactorReminder = (props: DueProps) => useLazyElement(reminder)?.(props) ?? null;
export const LazySecondFactorMissing = (props: SecondFactorMissingProps) =>
  useLazyElement(missing, { press: atOnce })?.(props) ?? null;

/**
 * The company's demand that a user without a second factor set one up. An empty object if there is no such demand;
 * otherwise `due` before the first day of the demand and `missing` from that day on.
 */
export function useSecondFactorDue(): {
  /** The first day on which the user needs a second factor; set until that day, for the reminder. */
  readonly due?: BerlinDate;
  /**
   * Set from that day on: the props of the page that replaces all screens. They stay until the user leaves that page,
   * even after they have set up a second factor, because the page then shows recovery codes.
   */
  readonly missing?: SecondFactorMissingProps;
} {
  const { user } = useSession() ?? {};
  const who = user && `${user.userId} ${user.companyId}`;
  const { data } = useQuery({ ...accountSettingsQuery, enabled: who !== undefined }, queryClient);
  const due = (who !== undefined && data?.secondFactorDue) || undefined;
  const [locked, setLocked] = useState<{ readonly who: string; readonly due: BerlinDate }>();
  const isOverdue = due !== undefined && due <= berlinDate(now());
  if (isOverdue && who !== undefined && locked?.who !== who) setLocked({ who, due });
  if (locked === undefined || locked.who !== who) return due === undefined ? {} : { due };
  return { missing: { due: locked.due, isSetUp: !isOverdue, onLeave: () => setLocked(undefined) } };
}

import type { LocationLabelFields } from "@kreislauf/contract/locations";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useUrlSearch } from "../base/navigation.ts";
import type { LocationChoice } from "./choose-location.ts";
import { chooseLocation } from "./choose-location.ts";
import { activeLocationsQuery } from "./locations.queries.ts";
import { rememberedLocation, rememberLocation } from "./remembered-location.ts";

/** Which site a screen is about, and what the switcher needs to change it. */
export interface ChosenLocation<Choice extends LocationChoice = LocationChoice> {
  readonly choice: Choice;
  /** The chosen site, once the sites are known. */
  readonly location: LocationLabelFields | undefined;
  /** The address names a site that is not among those assigned. */
  readonly isUnknown: boolean;
  readonly locations: readonly LocationLabelFields[];
  readonly state: "ready" | "loading" | "error";
  readonly allowAll: boolean;
  readonly choose: (choice: number | "all") => void;
  readonly retry: () => void;
}

/** The choice stands in the address as `site`, where links and other screens find it. */
export function useChosenLocation(options: { readonly allowAll: true }): ChosenLocation;
export function useChosenLocation(): ChosenLocation<number | null>;
export function useChosenLocation({ allowAll = false } = {}): ChosenLocation {
  const [{ site: named }, changeSearch] = useUrlSearch();
  const { data: locations, isError, isFetching, refetch } = useQuery(activeLocationsQuery);
  const choice = chooseLocation({ named, remembered: rememberedLocation(), locations, allowAll });
  const location = locations?.find(({ id }) => id === choice);

  useEffect(() => {
    if (choice !== null && named !== String(choice)) changeSearch({ site: choice });
  }, [choice, named, changeSearch]);
  useEffect(() => {
    if (location !== undefined) rememberLocation(location.id);
  }, [location]);

  return {
    choice,
    location,
    isUnknown: locations !== undefined && locations.length > 0 && choice === null && /^\d/.test(named ?? ""),
    locations: locations ?? [],
    state: locations !== undefined ? "ready" : isError && !isFetching ? "error" : "loading",
    allowAll,
    choose: (next) => changeSearch({ site: next }),
    retry: () => void refetch(),
  };
}

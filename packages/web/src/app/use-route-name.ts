import { useMatches } from "@tanstack/react-router";
import type { RouteName } from "../base/paths.ts";

/** The name of the current route; undefined only while the first route is loading. */
export const useRouteName = (): RouteName | undefined =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData.name });

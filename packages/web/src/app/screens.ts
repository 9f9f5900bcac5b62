import type { ComponentType } from "react";
import type { RouteName } from "../base/paths.ts";
import { routes } from "./routes.ts";

type ScreenModule = Readonly<Record<string, ComponentType>>;

/**
 * The screens of all rooms, each a chunk of its own, found by their file names. The sign-in screen is in router.tsx.
 */
const modules = import.meta.glob<ScreenModule>([
  "./**/*-screen.tsx",
  "../*/**/*-screen.tsx",
  "!../session/sign-in/sign-in-screen.tsx",
]);

const fileOf = (name: RouteName): string => {
  const { screen } = routes[name];
  return screen.startsWith("app/") ? `.${screen.slice(3)}-screen.tsx` : `../${screen}-screen.tsx`;
};

const screenComponent = (file: string): string =>
  file.replace(/^.*\/(.+)\.tsx$/, (_, name: string) =>
    name.replaceAll(/(?:^|-)(\w)/g, (__, first: string) => first.toUpperCase()),
  );

/** Loads a route's screen; for example, `order-history-screen.tsx` exports `OrderHistoryScreen`. */
export async function loadScreen(name: RouteName): Promise<ComponentType> {
  const file = fileOf(name);
  const exported = await modules[file]?.();
  const screen = exported?.[screenComponent(file)];
  if (screen === undefined) throw new Error(`${file} does not export ${screenComponent(file)}.`);
  return screen;
}

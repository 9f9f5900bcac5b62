import type { AsyncRouteComponent } from "@tanstack/react-router";
import { use, type ComponentType } from "react";

/** Thrown if code of the app could not be loaded: the network is down, or a newer version has replaced the files. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super("A part of the app could not be loaded.", { cause });
    this.name = "ChunkLoadError";
  }
}

/** Makes a component whose code is loaded with its route. If loading fails, the next attempt loads the code again. */
export function lazyComponent(load: () => Promise<ComponentType>): AsyncRouteComponent<object> {
  let loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;

  const fetchOnce = async () => {
    try {
      loaded = await load();
    } catch (error) {
      loading = undefined;
      throw new ChunkLoadError(error);
    }
  };
  const preload = () => (loading ??= fetchOnce());

  function LazyComponent() {
    if (loaded === undefined) use(preload());
    const Component = loaded;
    return Component && <Component />;
  }
  return Object.assign(LazyComponent, { preload });
}

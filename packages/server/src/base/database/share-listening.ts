import type { Database } from "./database.ts";
import type { ChangeListener, ChangeSubscription } from "./listen-on-postgres.ts";

/** All listeners of this process share one connection, which is closed when the last of them stops. */
export function shareListening(
  open: (listener: ChangeListener) => Promise<ChangeSubscription>,
): Database["listen"] {
  const listeners = new Set<ChangeListener>();
  let opened: Promise<ChangeSubscription> | undefined;
  const everybody: ChangeListener = {
    onChange: (payload) => listeners.forEach((each) => each.onChange(payload)),
    onMissedChanges: () => listeners.forEach((each) => each.onMissedChanges()),
  };

  async function leave(listener: ChangeListener): Promise<void> {
    if (!listeners.delete(listener) || listeners.size > 0) return;
    const last = opened;
    opened = undefined;
    await (await last)?.stop();
  }

  return async ({ onChange, onMissedChanges }) => {
    const listener = { onChange, onMissedChanges };
    listeners.add(listener);
    const opening = (opened ??= open(everybody));
    try {
      await opening;
    } catch (error) {
      listeners.delete(listener);
      if (opened === opening) opened = undefined;
      throw error;
    }
    return { stop: () => leave(listener) };
  };
}

import type { RouterHistory } from "@tanstack/react-router";
import { loadBranding } from "../base/branding.ts";
import { paths } from "../base/paths.ts";
import { onRefusal } from "../base/refusal-listeners.ts";
import { hasUnsavedInput } from "@kreislauf/ui/base/unsaved-input.ts";
import {
  checkMaintenance,
  currentMaintenance,
  onMaintenanceChecked,
} from "../session/maintenance/maintenance.ts";

/** The key under which sessionStorage keeps where the user was when maintenance began. */
const storageKey = "kreislauf.afterMaintenance";

/**
 * Sends users to the maintenance page when maintenance begins, and back to where they were when it ends. Users whose
 * form has unsaved input stay where they are. `replace` is the history's own function, which does not keep the query.
 */
export function redirectDuringMaintenance(history: RouterHistory, replace: RouterHistory["replace"]): void {
  onMaintenanceChecked(() => {
    const isOnMaintenancePage = history.location.pathname === paths.maintenance;
    const { isOn } = currentMaintenance();
    if (isOn && !isOnMaintenancePage && !hasUnsavedInput()) {
      sessionStorage.setItem(storageKey, history.location.href);
      replace(paths.maintenance);
    } else if (!isOn && isOnMaintenancePage) {
      const wanted = sessionStorage.getItem(storageKey) ?? "/";
      sessionStorage.removeItem(storageKey);
      // The branding could not be loaded during maintenance.
      void loadBranding();
      replace(wanted);
    }
  });
  onRefusal("maintenance", () => void checkMaintenance());
  window.addEventListener("online", () => void checkMaintenance());
  void checkMaintenance();
}

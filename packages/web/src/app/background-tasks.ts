import type { RouterHistory } from "@tanstack/react-router";
import { deleteBrowserDatabases } from "./delete-browser-databases.ts";
import { redirectDuringMaintenance } from "./redirect-during-maintenance.ts";
import { redirectToNewerSite } from "./redirect-to-newer-site.ts";

/** Starts the tasks that run beside the first screen and whose code need not be loaded before it. */
export function startBackgroundTasks(history: RouterHistory, replace: RouterHistory["replace"]): void {
  redirectDuringMaintenance(history, replace);
  void deleteBrowserDatabases();
  void redirectToNewerSite();
}

import type { OpenedCustomerView } from "@kreislauf/contract/desk";
import { now } from "@kreislauf/ui/base/clock.ts";
import { onUserChange } from "../../base/session.ts";
import { setViewNotice } from "../notices/notices.tsx";
import { endView } from "./open-view.ts";
import { ViewBanner } from "./view-banner.tsx";

/**
 * Shows the portal as a user sees it, with a banner on every page that cannot be closed. Ends the view when its time is
 * up.
 */
export function prepareImpersonation(view: OpenedCustomerView): void {
  const end = () => endView(view);
  setViewNotice(() => <ViewBanner view={view} onEnd={end} />);
  // The view also ends if staff sign out in it, or if the server answers that it has ended.
  onUserChange(({ left }) => {
    if (left) end();
  });
  setTimeout(end, Date.parse(view.endsOn) - now().epochMilliseconds);
}

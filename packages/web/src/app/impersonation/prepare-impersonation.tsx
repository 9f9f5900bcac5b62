import type { OpenedCustomerView } from "@kreislauf/contract/desk";
import { now } from "@kreislauf/ui/base/clock.ts";
import { onUserChange } from "../../base/session.ts";
import { setViewNotice } from "../notices/notices.tsx";
import { endView } from "./open-view.ts";
import { ViewBanner } from "./view-banner.tsx";

/** Shows the portal as the person sees it, with a strip on every page that cannot be closed. */
export function prepareImpersonation(view: OpenedCustomerView): void {
  const end = () => endView(view);
  setViewNotice(() => <ViewBanner view={view} onEnd={end} />);
  // Signing out in the portal, or an answer that the view is over, ends it too.
  onUserChange(({ left }) => {
    if (left) end();
  });
  setTimeout(end, Date.parse(view.endsOn) - now().epochMilliseconds);
}

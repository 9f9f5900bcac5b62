import { DeactivationNotice, useSiteActions } from "../../sites/index.ts";

/** Tells site managers which sites the portal has deactivated by itself; renders nothing once all notices are read. */
export function DeactivatedSites() {
  const actions = useSiteActions();
  return (
    <>
      <DeactivationNotice actions={actions} />
      {actions.element}
    </>
  );
}

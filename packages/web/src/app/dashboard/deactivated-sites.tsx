import { DeactivationNotice, useSiteActions } from "../../sites/index.ts";

/** Sites that the portal deactivated by itself, for site managers; empty once all of them have been read. */
export function DeactivatedSites() {
  const actions = useSiteActions();
  return (
    <>
      <DeactivationNotice actions={actions} />
      {actions.element}
    </>
  );
}

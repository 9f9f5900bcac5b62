import { DeactivationNotice, useSiteActions } from "../../sites/index.ts";

/** Sites that the portal took out of use by itself, for whoever manages them; nothing where all is read. */
export function DeactivatedSites() {
  const actions = useSiteActions();
  return (
    <>
      <DeactivationNotice actions={actions} />
      {actions.element}
    </>
  );
}

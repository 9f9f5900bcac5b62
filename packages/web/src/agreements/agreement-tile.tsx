import type { Agreement } from "@kreislauf/contract/agreements";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import { containerShapes } from "../catalog/index.ts";

/** The drawing of an agreement's container in the header of a dialog; drawn empty if no container is on site. */
export const AgreementTile = ({ agreement }: { agreement: Agreement }) => (
  <ContainerDrawing
    shape={containerShapes[agreement.containerType.drawing]}
    size="tile"
    empty={agreement.containersOnSite === 0}
  />
);

import type { Agreement } from "@kreislauf/contract/agreements";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import { containerShapes } from "../catalog/index.ts";

/** The container of an agreement in the head of a dialog; empty where none is on site. */
export const AgreementTile = ({ agreement }: { agreement: Agreement }) => (
  <ContainerDrawing
    shape={containerShapes[agreement.containerType.drawing]}
    size="tile"
    empty={agreement.containersOnSite === 0}
  />
);

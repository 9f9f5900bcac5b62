import type { ContainerDrawing } from "@kreislauf/contract/catalog";
import type { ContainerShape } from "@kreislauf/ui/drawings/basic-container-layers.ts";

/** Which shape of the `ui` package is drawn for each drawing that the catalog can choose. */
export const containerShapes: Readonly<Record<ContainerDrawing, ContainerShape>> = {
  absetzcontainer: "skip",
  abrollcontainer: "rollOff",
  umleerbehaelter: "wheeledBin",
  gitterbox: "meshBox",
  "big-bag": "bigBag",
  fass: "drum",
  palette: "pallet",
  presscontainer: "press",
};

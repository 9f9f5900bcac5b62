import type { ContainerDrawing } from "@kreislauf/contract/catalog";
import type { ContainerShape } from "@kreislauf/ui/drawings/basic-container-layers.ts";

/** Which of our drawings shows what the catalog calls so. */
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

import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { isPlacement } from "@kreislauf/contract/catalog";

/** What is mostly wanted: the first action that takes waste. */
export const defaultContainerAction = (
  offered: readonly ContainerActionId[],
): ContainerActionId | undefined => offered.find((id) => !isPlacement(id)) ?? offered[0];

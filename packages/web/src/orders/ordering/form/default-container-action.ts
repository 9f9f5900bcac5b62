import { isPlacement, type ContainerActionId } from "@kreislauf/contract/catalog";

/** The most likely one: the first action that collects waste. */
export const defaultContainerAction = (
  offered: readonly ContainerActionId[],
): ContainerActionId | undefined => offered.find((id) => !isPlacement(id)) ?? offered[0];

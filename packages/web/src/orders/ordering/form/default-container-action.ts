import { isPlacement, type ContainerActionId } from "@kreislauf/contract/catalog";

/**
 * The action that is preselected: the first one that does not place a container, otherwise the first; undefined if none
 * is offered.
 */
export const defaultContainerAction = (
  offered: readonly ContainerActionId[],
): ContainerActionId | undefined => offered.find((id) => !isPlacement(id)) ?? offered[0];

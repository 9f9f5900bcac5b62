type Ids = ReadonlySet<number>;

export const isSameSet = (one: Ids, other: Ids): boolean =>
  one.size === other.size && [...one].every((each) => other.has(each));

/** Applies to `current` the additions and removals that turned `before` into `draft`. */
export const rebaseSet = (before: Ids, draft: Ids, current: Ids): Ids =>
  new Set([
    ...[...current].filter((id) => draft.has(id) || !before.has(id)),
    ...[...draft].filter((id) => !before.has(id)),
  ]);

type Ids = ReadonlySet<number>;

export const isSameSet = (one: Ids, other: Ids): boolean =>
  one.size === other.size && [...one].every((each) => other.has(each));

/** What was added to and removed from `before` in `draft`, done to `current` instead. */
export const rebaseSet = (before: Ids, draft: Ids, current: Ids): Ids =>
  new Set([
    ...[...current].filter((id) => draft.has(id) || !before.has(id)),
    ...[...draft].filter((id) => !before.has(id)),
  ]);

import { permission, type Language } from "@kreislauf/contract/base";
import { levelTexts, type LevelId, permissionTexts } from "@kreislauf/contract/users";
import { sitePeopleTexts } from "./site-people.texts.ts";

interface DescribedPerson {
  readonly ebeneId: LevelId | null;
  readonly permissions: readonly number[];
  readonly invited?: boolean;
}

/**
 * The person's level, if they have one, their rights, and whether they are only invited yet. People without rights of
 * their own are said to read only.
 */
export function describePerson(
  { ebeneId, permissions, invited }: DescribedPerson,
  language: Language,
): string {
  const texts = sitePeopleTexts[language];
  const { names } = permissionTexts[language];
  const rights = Object.values(permission).flatMap((id) =>
    id !== permission.defaultUser && permissions.includes(id) ? [names[id]] : [],
  );
  return [
    ...(ebeneId === null ? [] : [levelTexts[language][ebeneId]]),
    rights.length === 0 ? texts.reads : rights.join(", "),
    ...(invited === true ? [texts.invited] : []),
  ].join(" · ");
}

import { companyPermissions, permission, userPermissions } from "@kreislauf/contract/base";
import type { PersonForm } from "@kreislauf/contract/users";
import { ApiError, errorSentence } from "../../base/api-error.ts";
import type { UserFormTexts } from "../base/user-form.texts.ts";

/** The rights, in the two lists in which requests send them. */
export const splitRights = (rights: ReadonlySet<number>) => ({
  permissions: userPermissions.filter((right) => right === permission.defaultUser || rights.has(right)),
  companyEbeneRoles: companyPermissions.filter((right) => rights.has(right)),
});

/** The text fields of a person, from the form's first field to its last. */
export const personFieldNames = ["firstName", "lastName", "email", "phone"] as const;
export type PersonFieldName = (typeof personFieldNames)[number];

/** Shows the server's errors at the fields that they name. */
export function setPersonServerErrors(
  error: unknown,
  setError: (field: PersonFieldName, message: string) => void,
): void {
  if (!(error instanceof ApiError)) return;
  for (const field of personFieldNames) {
    const complaint = error.details.find((each) => each.field === `userDetails.${field}`);
    if (complaint !== undefined) setError(field, complaint.message);
  }
}

/**
 * The text fields that the user has changed. The e-mail address of an account cannot be changed, so it is never among
 * them.
 */
export const touchedFields = (
  { firstName, lastName, phone }: PersonForm,
  dirty: Readonly<Partial<Record<PersonFieldName, boolean>>>,
) => ({
  ...(dirty.firstName === true && { firstName }),
  ...(dirty.lastName === true && { lastName }),
  ...(dirty.phone === true && { phone }),
});

/** The form's label for the name of a field in a request. */
export function userDetailLabel(texts: UserFormTexts, field: string): string {
  if (field === "permissions" || field === "companyEbeneRoles") return texts.rights;
  if (field === "ebeneId") return texts.ebene;
  if (field === "groupId") return texts.group;
  if (field === "locationIds") return texts.sites;
  if (field === "status") return texts.status;
  return personFieldNames.includes(field as PersonFieldName) ? texts[field as PersonFieldName] : field;
}

/** The sentence of a refusal that concerns the rights, which is shown beside them; undefined for other errors. */
export const rightsServerError = (error: unknown): string | undefined =>
  error instanceof ApiError && ["permission_not_held", "last_user_manager"].includes(error.code)
    ? errorSentence(error)
    : undefined;

import { companyPermissions, permission, userPermissions } from "@kreislauf/contract/base";
import type { PersonForm } from "@kreislauf/contract/users";
import { ApiError, errorSentence } from "../../base/api-error.ts";
import type { UserFormTexts } from "../base/user-form.texts.ts";

/** The rights, as requests send them. */
export const splitRights = (rights: ReadonlySet<number>) => ({
  permissions: userPermissions.filter((right) => right === permission.defaultUser || rights.has(right)),
  companyEbeneRoles: companyPermissions.filter((right) => rights.has(right)),
});

/** The text fields, in the order of the form. */
export const personFieldNames = ["firstName", "lastName", "email", "phone"] as const;
export type PersonFieldName = (typeof personFieldNames)[number];

/** Shows the server's errors at their fields. */
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

/** The text fields that were touched; the address of an account stays. */
export const touchedFields = (
  { firstName, lastName, phone }: PersonForm,
  dirty: Readonly<Partial<Record<PersonFieldName, boolean>>>,
) => ({
  ...(dirty.firstName === true && { firstName }),
  ...(dirty.lastName === true && { lastName }),
  ...(dirty.phone === true && { phone }),
});

/** The label of a field of a request in the form. */
export function userDetailLabel(texts: UserFormTexts, field: string): string {
  if (field === "permissions" || field === "companyEbeneRoles") return texts.rights;
  if (field === "ebeneId") return texts.ebene;
  if (field === "groupId") return texts.group;
  if (field === "locationIds") return texts.sites;
  if (field === "status") return texts.status;
  return personFieldNames.includes(field as PersonFieldName) ? texts[field as PersonFieldName] : field;
}

/** The server's error about the rights, which is shown beside them. */
export const rightsServerError = (error: unknown): string | undefined =>
  error instanceof ApiError && ["permission_not_held", "last_user_manager"].includes(error.code)
    ? errorSentence(error)
    : undefined;

import { companyPermissions, permission, userPermissions } from "@kreislauf/contract/base";
import { ApiError, errorSentence } from "../../base/api-error.ts";

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

/** The server's error about the rights, which is shown beside them. */
export const rightsServerError = (error: unknown): string | undefined =>
  error instanceof ApiError && ["permission_not_held", "last_user_manager"].includes(error.code)
    ? errorSentence(error)
    : undefined;

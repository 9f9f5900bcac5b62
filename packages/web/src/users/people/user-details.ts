import { companyPermissions, permission, userPermissions } from "@kreislauf/contract/base";
import { ApiError, errorSentence } from "../../base/api-error.ts";

/** What a person may do, as calls take it. */
export const splitRights = (rights: ReadonlySet<number>) => ({
  permissions: userPermissions.filter((right) => right === permission.defaultUser || rights.has(right)),
  companyEbeneRoles: companyPermissions.filter((right) => rights.has(right)),
});

/** The typed fields, in the order in which they stand. */
export const personFieldNames = ["firstName", "lastName", "email", "phone"] as const;
export type PersonFieldName = (typeof personFieldNames)[number];

/** Puts what the server objects to beside its field. */
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

/** What the server has against the rights is said beside them. */
export const rightsServerError = (error: unknown): string | undefined =>
  error instanceof ApiError && ["permission_not_held", "last_user_manager"].includes(error.code)
    ? errorSentence(error)
    : undefined;

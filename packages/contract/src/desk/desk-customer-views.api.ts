import * as z from "zod/mini";
import { type EndpointTable, idParam, instant, needsRole, requiredText } from "../base/index.ts";
import { signedInUser } from "../users/index.ts";

/** For how many minutes a member of staff may view the portal as a person of a customer. */
export const customerViewMinutes = 30;

export const customerViewRequest = z.strictObject({
  /** Why the person's portal is viewed; the customer reads the reason in their log. */
  reason: requiredText(200).check(z.minLength(10)),
});

export const openedCustomerView = z.object({
  /** An access token with which the portal is read as this person until the view ends; it cannot be renewed. */
  token: z.string(),
  staffName: z.string(),
  endsOn: instant,
  initialPassword: z.boolean(),
  user: signedInUser,
});
export type OpenedCustomerView = z.output<typeof openedCustomerView>;

/** Calls with which staff view the portal as a person of a customer, without changing anything. */
export const customerViewsApi = {
  viewAsPerson: {
    method: "POST",
    path: "/desk/v1/customers/:companyId/people/:userId/view",
    summary: "Look at the portal as a person of a customer, reading only; both logs keep who looked and why",
    access: needsRole("master_data"),
    params: z.object({ companyId: idParam, userId: idParam }),
    body: customerViewRequest,
    answer: z.object({
      /** The token with which the portal can open the view, only once and within a minute. */
      ticket: z.string(),
      endsOn: instant,
    }),
    status: 201,
    refusals: ["not_found", "customer_deactivated"],
  },
  openCustomerView: {
    method: "POST",
    path: "/desk/v1/customer-views/open",
    summary: "Open a view with its ticket",
    access: "public",
    body: z.strictObject({ ticket: z.string().check(z.minLength(1), z.maxLength(200)) }),
    answer: openedCustomerView,
    refusals: ["view_ended"],
  },
  endCustomerView: {
    method: "POST",
    path: "/desk/v1/customer-views/end",
    summary: "End the view whose token is sent as bearer; any other token changes nothing",
    access: "public",
    answer: z.object({}),
  },
} as const satisfies EndpointTable;

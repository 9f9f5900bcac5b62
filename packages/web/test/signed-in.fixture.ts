import type { SignedIn } from "@kreislauf/contract/session";

/** The answer to a successful sign-in. */
export const signedInFixture: SignedIn = {
  multicompany: false,
  initialPassword: false,
  accessToken: "access",
  refreshToken: "refresh",
  user: {
    userId: 7,
    companyId: 1,
    companyName: "Holzbau Petersen",
    firstName: "Jana",
    lastName: "Petersen",
    email: "jana@holzbau.example",
    permissions: [],
    documentsEnabled: true,
    keptReferences: [],
    nextOrdersFirst: false,
  },
};

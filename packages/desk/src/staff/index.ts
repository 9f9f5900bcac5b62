export { ownAccountKey } from "./account.queries.ts";
export { ForgotPasswordScreen } from "./forgot-password-screen.tsx";
export { PasswordLinkScreen } from "./password-link-screen.tsx";
export { IdentityProofDialog } from "./identity-proof-dialog.tsx";
export { SignInAgainDialog } from "./sign-in-again-dialog.tsx";
export { SignInScreen } from "./sign-in-screen.tsx";

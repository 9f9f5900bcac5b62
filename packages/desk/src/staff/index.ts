export { InvitationScreen } from "./invitation-screen.tsx";
export { ProofDialog } from "./proof-dialog.tsx";
export { SignInScreen } from "./sign-in-screen.tsx";

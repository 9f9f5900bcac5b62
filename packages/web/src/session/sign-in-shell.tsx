import { SignInForm } from "./sign-in-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

/** The sign-in page as it is prerendered into the document; the app takes over before anybody can submit it. */
export function SignInShell() {
  return (
    <SignInFrame>
      <SignInForm onSubmit={() => Promise.resolve(undefined)} />
    </SignInFrame>
  );
}

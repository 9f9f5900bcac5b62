import { useNavigation } from "../../base/navigation.ts";
import { pathTo } from "../../base/paths.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignInFrame } from "../base/sign-in-frame.tsx";
import { signIn, type SignInFailure } from "../base/sign-in.ts";

export function SignInScreen() {
  const { go, preload } = useNavigation();
  const submit = async (email: string, password: string): Promise<SignInFailure | undefined> => {
    preload(pathTo("dashboard"));
    const result = await signIn(email, password);
    switch (result.kind) {
      case "signedIn":
        // The guard redirects as soon as the session is stored.
        return undefined;
      case "chooseCompany":
        go(pathTo("selectCompany"));
        return undefined;
      case "failed":
      case "unchecked":
      case "tooMany":
        return result;
    }
  };
  return (
    <SignInFrame>
      <SignInForm onSubmit={submit} />
    </SignInFrame>
  );
}

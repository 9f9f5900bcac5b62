import { useState, type ComponentType } from "react";
import { errorSentence } from "../../base/api-error.ts";
import { useNavigation } from "../../base/navigation.ts";
import { pathTo } from "../../base/paths.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignInFrame } from "../base/sign-in-frame.tsx";
import { signIn, type SecondFactorStep, type SignInFailure } from "../base/sign-in.ts";
import type { SecondFactorForm } from "./second-factor-form.tsx";
import type { PasswordlessMethod } from "./sign-in-without-password.ts";

interface SecondStep {
  readonly step: SecondFactorStep;
  /** The form of the second step; its code is not loaded with the sign-in page. */
  readonly Form: ComponentType<Parameters<typeof SecondFactorForm>[0]>;
}

export function SignInScreen() {
  const { go, preload } = useNavigation();
  const [second, setSecond] = useState<SecondStep>();
  const [expired, setExpired] = useState<string>();
  const openSecondStep = async (step: SecondFactorStep): Promise<SignInFailure | undefined> => {
    try {
      const { SecondFactorForm: Form } = await import("./second-factor-form.tsx");
      setSecond({ step, Form });
      return undefined;
    } catch (error) {
      return { kind: "unchecked", message: errorSentence(error) };
    }
  };
  const submit = async (email: string, password: string): Promise<SignInFailure | undefined> => {
    preload(pathTo("dashboard"));
    setExpired(undefined);
    const result = await signIn(email, password);
    switch (result.kind) {
      case "signedIn":
        // As soon as the session is stored, the guard leads the user away from this screen.
        return undefined;
      case "chooseCompany":
        go(pathTo("selectCompany"));
        return undefined;
      case "secondFactor":
        return await openSecondStep(result.step);
      case "failed":
      case "unchecked":
      case "tooMany":
        return result;
    }
  };
  const enterOtherwise = async (
    way: PasswordlessMethod,
    email: string,
  ): Promise<SignInFailure | undefined> => {
    preload(pathTo("dashboard"));
    setExpired(undefined);
    try {
      const { signInWithoutPassword } = await import("./sign-in-without-password.ts");
      const result = await signInWithoutPassword(way, email);
      if (result?.kind === "chooseCompany") go(pathTo("selectCompany"));
      return result?.kind === "signedIn" || result?.kind === "chooseCompany" ? undefined : result;
    } catch (error) {
      return { kind: "unchecked", message: errorSentence(error) };
    }
  };
  return (
    <SignInFrame>
      {second ? (
        <second.Form
          step={second.step}
          onEntered={({ kind }) => {
            if (kind === "chooseCompany") go(pathTo("selectCompany"));
          }}
          onBack={(reason) => {
            setExpired(reason);
            setSecond(undefined);
          }}
        />
      ) : (
        <SignInForm onSubmit={submit} onOtherWay={enterOtherwise} expired={expired} />
      )}
    </SignInFrame>
  );
}

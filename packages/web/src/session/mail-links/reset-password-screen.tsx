import { mailLinksApi } from "@kreislauf/contract/session";
import { call } from "../../base/api.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useNavigation, usePathParam } from "../../base/navigation.ts";
import { pathTo } from "../../base/paths.ts";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { InvalidLink } from "./invalid-link.tsx";
import { ForgotPasswordLink } from "../password/forgot-password-link.tsx";
import { LinkPage } from "./link-page.tsx";
import { passwordTexts } from "../password/password.texts.ts";
import { SetPasswordForm } from "../password/set-password-form.tsx";
import { toLinkProblem, useLinkCheck } from "./use-link-check.ts";

const check = (token: string) => call(mailLinksApi.checkResetToken, { body: { token } });

/** The page behind the link for a new password: sets the password, with which the user then signs in. */
export function ResetPasswordScreen() {
  const token = usePathParam("token");
  const { newPassword: texts, link: linkTexts, reset } = useTexts(passwordTexts);
  const { replace } = useNavigation();
  const showSnack = useSnackbar();
  const link = useLinkCheck(token, "reset_link_expired", check);

  const save = async (password: string) => {
    try {
      await call(mailLinksApi.resetPassword, { body: { token, password } });
    } catch (error) {
      const problem = toLinkProblem(error);
      if (problem === undefined) throw error;
      link.setProblem(problem);
      return;
    }
    showSnack({ message: texts.saved, variant: "success" });
    replace(pathTo("login"));
  };

  return (
    <LinkPage link={link}>
      {link.state === "checking" || link.state === "failed" ? null : link.state === "valid" ? (
        <SetPasswordForm title={texts.title} failedTitle={texts.notSaved} onSubmit={save} />
      ) : (
        <InvalidLink
          title={reset.title}
          problem={link.state}
          text={link.state === "link_used" ? linkTexts.resetUsedText : undefined}
        >
          <ForgotPasswordLink variant="primary" text={linkTexts.renew} />
        </InvalidLink>
      )}
    </LinkPage>
  );
}

import { mailLinksApi } from "@kreislauf/contract/session";
import { call } from "../../base/api.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useNavigation, usePathParam } from "../../base/navigation.ts";
import { pathTo } from "../../base/paths.ts";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { InvalidLink } from "./invalid-link.tsx";
import { LinkPage } from "./link-page.tsx";
import { RenewInvitation } from "./renew-invitation.tsx";
import { passwordTexts } from "../password/password.texts.ts";
import { SetPasswordForm } from "../password/set-password-form.tsx";
import { toLinkProblem, useLinkCheck } from "./use-link-check.ts";
import { usePhoneField } from "./use-phone-field.tsx";

const check = (signupToken: string) => call(mailLinksApi.checkInvitationToken, { body: { signupToken } });

/** The page behind the link of an invitation: sets the first password, with which the user then signs in. */
export function JoinScreen() {
  const signupToken = usePathParam("token");
  const { newPassword: texts, link: linkTexts } = useTexts(passwordTexts);
  const { replace } = useNavigation();
  const showSnack = useSnackbar();
  const link = useLinkCheck(signupToken, "invitation_link_expired", check);
  const phoneField = usePhoneField();
  const field = link.answer?.phoneMissing === true ? phoneField : undefined;

  const activate = async (password: string) => {
    try {
      const { message } = await call(mailLinksApi.activate, {
        body: { signupToken, password, ...(field && { phone: field.phone }) },
      });
      const isNew = message === "activated";
      showSnack({
        message: isNew ? texts.activated : texts.alreadyActive,
        variant: isNew ? "success" : "info",
      });
      replace(pathTo("login"));
    } catch (error) {
      const problem = toLinkProblem(error);
      if (problem === undefined) throw error;
      link.setProblem(problem);
    }
  };

  return (
    <LinkPage link={link}>
      {link.state === "checking" || link.state === "failed" ? null : link.state === "valid" ? (
        <SetPasswordForm
          title={texts.join}
          lead={texts.joinText}
          failedTitle={texts.refused}
          field={field}
          onSubmit={activate}
        />
      ) : link.state === "link_used" ? (
        <InvalidLink title={texts.join} problem={link.state} text={linkTexts.usedText} />
      ) : (
        <InvalidLink title={texts.join} problem={link.state} text={linkTexts.renewText}>
          <RenewInvitation signupToken={signupToken} />
        </InvalidLink>
      )}
    </LinkPage>
  );
}

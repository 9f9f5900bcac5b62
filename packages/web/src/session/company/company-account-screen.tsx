import { companySignInApi, sessionErrorTexts } from "@kreislauf/contract/session";
import { CircleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { errorSentence } from "../../base/api-error.ts";
import { call } from "../../base/api.ts";
import { useNavigation, useUrlSearch } from "../../base/navigation.ts";
import { hrefTo, pathTo } from "../../base/paths.ts";
import { browserSecret } from "../base/browser-secret.ts";
import { handOverTicket } from "../base/company-account-channel.ts";
import { SignInFrame } from "../base/sign-in-frame.tsx";
import { completeSignIn } from "../base/sign-in.ts";
import { companyTexts } from "./company.texts.ts";
import styles from "../base/session-form.module.css";

const failures = ["sign_in_expired", "company_account_refused", "company_sign_in_away"] as const;

/**
 * The page to which the company's identity provider sends the browser back. It opens the session, or hands the ticket
 * to the tab that opened this window, or says why signing in has failed.
 */
export function CompanyAccountScreen() {
  const texts = useTexts(companyTexts).account;
  const language = useLanguage();
  const { replace } = useNavigation();
  const [address, changeAddress] = useUrlSearch();
  const [{ ticket, failure: code }] = useState(address);
  const [secret] = useState(browserSecret.get);
  const [refusal, setRefusal] = useState<string>();
  const isBegun = useRef(false);
  useEffect(() => {
    browserSecret.remove();
    if (ticket === undefined || isBegun.current) return;
    isBegun.current = true;
    // The ticket can be used only once, so a reload must not find it in the address.
    changeAddress({ ticket: undefined });
    if (secret === null) {
      void handOverTicket(ticket).then((isTaken) =>
        isTaken ? window.close() : setRefusal(sessionErrorTexts[language].sign_in_expired),
      );
      return;
    }
    const finish = async () => {
      const body = { ticket, browserSecret: secret };
      const answer = await call(companySignInApi.finishCompanySignIn, { body });
      const { kind } = await completeSignIn(answer.signIn, answer.email, undefined);
      replace(kind === "chooseCompany" ? pathTo("selectCompany") : "/");
    };
    finish().catch((error: unknown) => setRefusal(errorSentence(error)));
  }, [ticket, secret, language, replace, changeAddress]);
  const known = failures.find((each) => each === code) ?? "sign_in_expired";
  const failure = ticket === undefined ? sessionErrorTexts[language][known] : refusal;
  return (
    <SignInFrame>
      {failure === undefined ? (
        <Delayed text={texts.finishing}>
          <div className={styles.form}>
            <Skeleton width="70%" height={28} />
            <Skeleton height={48} />
          </div>
        </Delayed>
      ) : (
        <div className={styles.form}>
          <h1>{texts.failed}</h1>
          <Note variant="error" icon={CircleAlert} role="alert" title={failure} />
          <LinkButton block variant="primary" href={hrefTo("login")}>
            {texts.again}
          </LinkButton>
        </div>
      )}
    </SignInFrame>
  );
}

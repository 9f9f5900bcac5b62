import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useHashRoute } from "../base/hash-route.ts";
import { GuardedPage } from "../base/leave-guard.tsx";
import {
  type DeskStaff,
  hasRole,
  useIsSessionOver,
  useLockSentence,
  useStaff,
} from "../base/desk-session.ts";
import {
  ForgotPasswordScreen,
  PasswordLinkScreen,
  IdentityProofDialog,
  SignInAgainDialog,
  SignInScreen,
} from "../staff/index.ts";
import { appTexts } from "./app.texts.ts";
import { DeskFrame } from "./desk-frame.tsx";
import { LockedPage } from "./locked-page.tsx";
import { isOpenTo, menu, morePath } from "./menu.ts";
import { MoreScreen } from "./more-screen.tsx";
import { useLiveDesk } from "./use-live-desk.ts";
import { useLockedReason } from "./use-locked-reason.ts";
import { useOwnAccount } from "./use-own-account.ts";

const InboxScreen = lazy(async () => ({ default: (await import("../desk/index.ts")).InboxScreen }));
const ClaimsScreen = lazy(async () => ({
  default: (await import("../desk/claims/claims-screen.tsx")).ClaimsScreen,
}));
const AgreementsScreen = lazy(async () => ({
  default: (await import("../desk/agreements/agreements-screen.tsx")).AgreementsScreen,
}));
const DocumentsArea = lazy(async () => ({
  default: (await import("../desk/documents-area.tsx")).DocumentsArea,
}));
const CustomersArea = lazy(async () => ({
  default: (await import("../desk/customers-area.tsx")).CustomersArea,
}));
const OperationsScreen = lazy(async () => ({
  default: (await import("../desk/operations/operations-screen.tsx")).OperationsScreen,
}));
const AdministrationScreen = lazy(async () => ({
  default: (await import("../staff/administration-screen.tsx")).AdministrationScreen,
}));

const AccountScreen = lazy(async () => ({
  default: (await import("../staff/account-screen.tsx")).AccountScreen,
}));

/**
 * Renders the page that the address names. Without a session these are only signing in, a forgotten password and the
 * links in mails.
 */
export function DeskApp() {
  const texts = useTexts(appTexts);
  const staff = useStaff();
  const isOver = useIsSessionOver();
  const lockSentence = useLockSentence();
  const { path, parameters } = useHashRoute();
  const queryClient = useQueryClient();
  const staffId = staff?.id;
  useEffect(() => {
    document.title = texts.product;
  }, [texts]);
  useLiveDesk(staff);
  useOwnAccount(isOver ? undefined : staffId);
  // Clears the cache when the person changes, so that nobody sees what another person loaded.
  useEffect(() => () => queryClient.clear(), [staffId, queryClient]);

  const [, page, token] = /^\/(invitation|reset-password)\/(.+)$/.exec(path) ?? [];
  if (token !== undefined)
    return <PasswordLinkScreen kind={page === "invitation" ? "invitation" : "reset"} token={token} />;
  if (staff === null)
    return path === "/forgot-password" ? <ForgotPasswordScreen /> : <SignInScreen reason={lockSentence} />;
  const isAccount = path === "/account";
  const isMore = path === morePath;
  return (
    <DeskFrame
      key={staff.id}
      staff={staff}
      current={isAccount || isMore ? undefined : entryOf(path, staff)?.name}
      isAccount={isAccount}
    >
      <Suspense fallback={null}>
        {isAccount && <AccountScreen />}
        {isMore && <MoreScreen staff={staff} />}
        {!isAccount && !isMore && (
          <GuardedPage>
            <Area staff={staff} path={path} parameters={parameters} />
          </GuardedPage>
        )}
      </Suspense>
      {isOver ? <SignInAgainDialog staff={staff} /> : <IdentityProofDialog staff={staff} />}
    </DeskFrame>
  );
}

const entryOf = (path: string, staff: DeskStaff) =>
  menu.find((each) => path === each.path || path.startsWith(`${each.path}/`)) ??
  menu.find((each) => isOpenTo(each, staff));

interface AreaProps {
  staff: DeskStaff;
  path: string;
  parameters: URLSearchParams;
}

/** The area of the menu that the path names; the first area open to the person where the path names none. */
function Area({ staff, path, parameters }: AreaProps) {
  const texts = useTexts(appTexts);
  const lockedReason = useLockedReason(staff);
  const entry = entryOf(path, staff);
  const reason = entry && lockedReason(entry);
  const isAdministration = entry?.name === "administration" && hasRole(staff, "administration");
  return (
    <>
      {entry?.name === "orders" && isOpenTo(entry, staff) && <InboxScreen staff={staff} />}
      {entry?.name === "claims" && isOpenTo(entry, staff) && <ClaimsScreen staff={staff} />}
      {entry?.name === "agreements" && isOpenTo(entry, staff) && <AgreementsScreen />}
      {entry?.name === "documents" && isOpenTo(entry, staff) && <DocumentsArea path={path} />}
      {entry?.name === "customers" && isOpenTo(entry, staff) && <CustomersArea staff={staff} path={path} />}
      {isAdministration &&
        (path === "/administration/operations" ? (
          <OperationsScreen />
        ) : (
          <AdministrationScreen self={staff} parameters={parameters} />
        ))}
      {entry !== undefined && reason !== undefined && (
        <LockedPage title={texts.menu[entry.name]} reason={reason} />
      )}
      {entry === undefined && <p>{texts.nothingOpen}</p>}
    </>
  );
}

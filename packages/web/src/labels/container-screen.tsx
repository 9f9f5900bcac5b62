import type { ScannedContainer } from "@kreislauf/contract/labels";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { QrCode } from "lucide-react";
import { useEffect } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { SkeletonCard } from "@kreislauf/ui/feedback/skeleton-card.tsx";
import { ApiError, errorSentence } from "../base/api-error.ts";
import { useNavigation, usePathParam } from "../base/navigation.ts";
import { hrefTo, pathTo } from "../base/paths.ts";
import { queryClient } from "../base/query-client.ts";
import { useSession } from "../base/session.ts";
import { containerTexts } from "./container.texts.ts";
import { ownContainerQuery, scannedContainerQuery } from "./labels.queries.ts";
import { ReportForm } from "./report-form.tsx";
import { ScanFrame, ScanMessage } from "./scan-frame.tsx";

/** Whether the code is unknown, renewed, ended or of another company. Nobody learns which of these it is. */
const isGone = (error: unknown) =>
  error instanceof ApiError && (error.code === "not_found" || error.code === "validation");

/**
 * The page behind the QR code of a label. It leads users who may order to the order, and everybody else to a report.
 */
export const ContainerScreen = () => (
  // The page is outside the frame, which otherwise provides the query client.
  <QueryClientProvider client={queryClient}>
    <Container />
  </QueryClientProvider>
);

function Container() {
  const token = usePathParam("token");
  const session = useSession();
  return session === null || session.initialPassword ? (
    <Scanned token={token} name="" />
  ) : (
    <OwnContainer token={token} name={`${session.user.firstName} ${session.user.lastName}`} />
  );
}

function OwnContainer({ token, name }: { token: string; name: string }) {
  const { replace } = useNavigation();
  const { data, error, isFetching, refetch } = useQuery(ownContainerQuery(token));
  useEffect(() => {
    if (data?.mayOrder === true)
      replace(pathTo("agreements", {}, { site: data.serviceLocationId, order: data.agreementId }));
  }, [data, replace]);
  if (data?.mayOrder === false) return <Scanned token={token} name={name} />;
  if (isGone(error)) return <Gone />;
  return <Waiting error={error} onRetry={() => void refetch()} retrying={isFetching} />;
}

function Scanned({ token, name }: { token: string; name: string }) {
  const { data, error, isFetching, refetch } = useQuery(scannedContainerQuery(token));
  if (data !== undefined)
    return <ContainerPage token={token} container={data} name={name} onReload={() => void refetch()} />;
  if (isGone(error)) return <Gone />;
  return <Waiting error={error} onRetry={() => void refetch()} retrying={isFetching} />;
}

interface ContainerPageProps {
  token: string;
  container: ScannedContainer;
  name: string;
  onReload: () => void;
}

const ContainerPage = ({ container, ...rest }: ContainerPageProps) => (
  <ScanFrame company={container.company}>
    <ReportForm container={container} {...rest} />
  </ScanFrame>
);

function Gone() {
  const texts = useTexts(containerTexts).gone;
  const isSignedIn = useSession() !== null;
  return (
    <ScanFrame>
      <ScanMessage
        icon={QrCode}
        title={texts.title}
        action={
          <LinkButton href={hrefTo(isSignedIn ? "dashboard" : "login")}>
            {isSignedIn ? texts.start : texts.signIn}
          </LinkButton>
        }
      >
        <p>{texts.text}</p>
        <p>{texts.hint}</p>
      </ScanMessage>
    </ScanFrame>
  );
}

function Waiting({
  error,
  onRetry,
  retrying,
}: {
  error: Error | null;
  onRetry: () => void;
  retrying: boolean;
}) {
  const texts = useTexts(containerTexts);
  return (
    <ScanFrame>
      {error === null ? (
        <Delayed text={texts.loading}>
          <SkeletonCard />
        </Delayed>
      ) : (
        <ErrorState title={texts.failed} text={errorSentence(error)} onRetry={onRetry} retrying={retrying} />
      )}
    </ScanFrame>
  );
}

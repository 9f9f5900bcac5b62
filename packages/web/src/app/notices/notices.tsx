import { type ReactNode, useEffect, useRef } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useOfflineSince } from "../../base/online.ts";
import { MaintenanceNotice } from "../../session/maintenance/maintenance-notice.tsx";
import { useSnackbar } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { useRouteName } from "../use-route-name.ts";
import { useNewVersion } from "./new-version.ts";
import { noticesTexts } from "./notices.texts.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { UnsupportedVersionNotice } from "./unsupported-version-notice.tsx";
import { UpdateNotice } from "./update-notice.tsx";
import { reloadShownData } from "./use-loaded-data.ts";

let viewNotice: () => ReactNode = () => null;

/** Sets a banner that all pages show above the notices while staff look at the portal as one of its users. */
export function setViewNotice(notice: typeof viewNotice): void {
  viewNotice = notice;
}

/** Notices about the whole app: maintenance, an unsupported version, a lost connection, a newer version. */
export function Notices() {
  const offlineSince = useOfflineSince();
  const name = useRouteName();
  const isNewVersionReady = useNewVersion();
  useReconnectedSnack(offlineSince === null);
  return (
    <>
      {viewNotice()}
      {name !== "maintenance" && <MaintenanceNotice />}
      <UnsupportedVersionNotice />
      {offlineSince !== null && <OfflineNotice since={offlineSince} />}
      {/* Without a connection the newer version cannot be loaded completely. */}
      {isNewVersionReady && offlineSince === null && <UpdateNotice />}
    </>
  );
}

function useReconnectedSnack(isOnline: boolean): void {
  const texts = useTexts(noticesTexts);
  const { time } = useFormats();
  const showSnack = useSnackbar();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) {
      void reloadShownData().then((isLoaded) =>
        showSnack({
          message: isLoaded ? texts.reconnectedAsOf(time(now())) : texts.reconnected,
          variant: "success",
        }),
      );
    }
    wasOnline.current = isOnline;
  }, [isOnline, showSnack, texts, time]);
}

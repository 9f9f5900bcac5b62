import { Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { useBranding } from "../base/branding.ts";
import { useTexts } from "../base/language.tsx";
import { useCloserTitle } from "../base/page-title.ts";
import { SignInOver } from "../session/sign-in-over.tsx";
import { SnackbarProvider } from "../ui/snackbar.tsx";
import { appTexts } from "./app.texts.ts";
import { LateNotices } from "./notices/late-notices.tsx";
import { useRouteName } from "./route-name.ts";
import { routes } from "./routes.ts";

/** Everything on the page; names the document. */
export function Root() {
  const texts = useTexts(appTexts);
  const name = useRouteName();
  const closerTitle = useCloserTitle();
  const { productName } = useBranding();
  const title = closerTitle ?? (name && texts.titles[name]);

  useEffect(() => {
    document.title = title === undefined ? productName : texts.documentTitle(title, productName);
  }, [title, productName, texts]);

  return (
    <SnackbarProvider>
      {/* In the frame they stand below the header. */}
      {name !== undefined && routes[name].layout === "bare" && <LateNotices />}
      <Outlet />
      <SignInOver />
    </SnackbarProvider>
  );
}

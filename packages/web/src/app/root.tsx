import { Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { useBranding } from "../base/branding.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useCurrentPageTitle } from "../base/page-title.ts";
import { SignInAgain } from "../session/sign-in/sign-in-again.tsx";
import { SnackbarProvider } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { appTexts } from "./app.texts.ts";
import { LazyNotices } from "./notices/lazy-notices.tsx";
import { useRouteName } from "./use-route-name.ts";
import { routes } from "./routes.ts";

/** The root of every page; sets the document's title. */
export function Root() {
  const texts = useTexts(appTexts);
  const name = useRouteName();
  const pageTitle = useCurrentPageTitle();
  const { productName } = useBranding();
  const title = pageTitle ?? (name && texts.titles[name]);

  useEffect(() => {
    document.title = title === undefined ? productName : texts.documentTitle(title, productName);
  }, [title, productName, texts]);

  return (
    <SnackbarProvider>
      {/* Pages with the frame have the notices below their header instead. */}
      {name !== undefined && routes[name].layout === "bare" && <LazyNotices />}
      <Outlet />
      <SignInAgain />
    </SnackbarProvider>
  );
}

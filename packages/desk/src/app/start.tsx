import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { syncDocumentLanguage } from "@kreislauf/ui/base/language.ts";
import { SnackbarProvider } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import { isRefusal } from "../base/call.ts";
import { DeskApp } from "./desk-app.tsx";

const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: (failures, error) => failures < 1 && !isRefusal(error) },
  },
});

export function startDesk(element: HTMLElement): void {
  syncDocumentLanguage();
  createRoot(element).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <SnackbarProvider>
          <DeskApp />
        </SnackbarProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}

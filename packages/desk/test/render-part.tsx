import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { SnackbarProvider } from "@kreislauf/ui/feedback/snackbar-provider.tsx";
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";

/** Renders a part of the desk inside what the app puts around it. No automatic retries, so that a test sees every failure. */
export async function renderPart(element: ReactNode): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <QueryClientProvider client={client}>
      <SnackbarProvider>{element}</SnackbarProvider>
    </QueryClientProvider>,
  );
}

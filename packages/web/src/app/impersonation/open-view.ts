import { customerViewsApi, type OpenedCustomerView } from "@kreislauf/contract/desk";
import { languageStorageKey } from "@kreislauf/ui/base/language.ts";

const viewKey = "kreislauf.view";
const sessionKey = "kreislauf.session";
const consentKey = "kreislauf.consent";

/**
 * What the portal stores stays in this tab: a person who is signed in in the same browser keeps their session and
 * settings, and the view ends with its tab.
 */
export function keepInThisTab(): void {
  const language = localStorage.getItem(languageStorageKey);
  Object.defineProperty(window, "localStorage", { value: sessionStorage });
  if (language !== null) sessionStorage.setItem(languageStorageKey, language);
}

/** Whatever has read the stored values before reads them again. */
export const readStorageAgain = () => window.dispatchEvent(new StorageEvent("storage", { key: null }));

/** Opens the view of the ticket in the address, or goes on with the one of this tab; null if there is none. */
export async function openView(): Promise<OpenedCustomerView | null> {
  const ticket = /^#ticket=([\w-]+)$/.exec(location.hash)?.[1];
  if (ticket === undefined) return storedView();
  // The tab was opened by the desk, and got a copy of what the desk keeps in its own.
  window.opener = null;
  const language = sessionStorage.getItem(languageStorageKey);
  sessionStorage.clear();
  if (language !== null) sessionStorage.setItem(languageStorageKey, language);
  history.replaceState(null, "", `${location.pathname}#/`);
  const { method, path } = customerViewsApi.openCustomerView;
  const answer = await fetch(`/api${path}`, {
    method,
    cache: "no-store",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ticket }),
  }).catch(() => null);
  if (answer?.ok !== true) return null;
  const view = (await answer.json()) as OpenedCustomerView;
  const { token: accessToken, user, initialPassword } = view;
  sessionStorage.setItem(viewKey, JSON.stringify(view));
  // There is nothing to renew it with.
  sessionStorage.setItem(
    sessionKey,
    JSON.stringify({ accessToken, refreshToken: "", user, initialPassword }),
  );
  // Nothing of it is analysed, and nobody has to be asked.
  sessionStorage.setItem(consentKey, JSON.stringify({ answer: "denied", answeredOn: view.endsOn }));
  return view;
}

function storedView(): OpenedCustomerView | null {
  if (sessionStorage.getItem(sessionKey) === null) return null;
  return JSON.parse(sessionStorage.getItem(viewKey) ?? "null") as OpenedCustomerView | null;
}

/** Ends the view on the server and in this tab. */
export function endView({ token }: OpenedCustomerView): void {
  const { method, path } = customerViewsApi.endCustomerView;
  const ended = fetch(`/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  });
  const language = sessionStorage.getItem(languageStorageKey);
  sessionStorage.clear();
  if (language !== null) sessionStorage.setItem(languageStorageKey, language);
  void ended
    .catch(() => null)
    .finally(() => {
      location.replace(`${location.pathname}?ended`);
    });
}

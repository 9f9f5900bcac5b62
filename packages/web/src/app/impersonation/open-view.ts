import { customerViewsApi, type OpenedCustomerView } from "@kreislauf/contract/desk";
import { languageStorageKey } from "@kreislauf/ui/base/language.ts";

const viewKey = "kreislauf.view";
const sessionKey = "kreislauf.session";
const consentKey = "kreislauf.consent";

/**
 * Makes `localStorage` mean the tab's sessionStorage. So a user who is signed in in the same browser keeps their
 * session and settings, and what the view stores ends with its tab.
 */
export function keepInThisTab(): void {
  const language = localStorage.getItem(languageStorageKey);
  Object.defineProperty(window, "localStorage", { value: sessionStorage });
  if (language !== null) sessionStorage.setItem(languageStorageKey, language);
}

/** Makes all code that caches stored values read them again. */
export const readStorageAgain = () => window.dispatchEvent(new StorageEvent("storage", { key: null }));

/**
 * Opens the view in which staff see the portal as one of its users: by the ticket in the address or, without a ticket,
 * the view that this tab has stored. Null if there is no stored view either, or if the server does not accept the
 * ticket.
 */
export async function openView(): Promise<OpenedCustomerView | null> {
  const ticket = /^#ticket=([\w-]+)$/.exec(location.hash)?.[1];
  if (ticket === undefined) return storedView();
  // The desk opened this tab, so its sessionStorage began as a copy of the desk's.
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
  // A view has no refresh token, so its session cannot be renewed.
  sessionStorage.setItem(
    sessionKey,
    JSON.stringify({ accessToken, refreshToken: "", user, initialPassword }),
  );
  // Refuses analytics, so that the view sends none and the consent banner does not appear.
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

import { brandingApi, type PublicConfig } from "@kreislauf/contract/base";
import { useSyncExternalStore } from "react";
import { call } from "./api.ts";

/** The branding until the server has answered. It has the product's name, which does not depend on the operator. */
export const unbranded: PublicConfig = {
  productName: "Kreislauf",
  operatorName: "",
  operatorUrl: "",
  operatorAddress: "",
  supportPhone: "",
  supportEmail: "",
  supportHours: { from: "", to: "" },
  logoUrl: null,
  editCutoff: "noon",
  devPages: false,
  outside: { legacyUrl: null, connectUrl: null, analyticsUrl: null, tiles: null, testBackends: [] },
};

let branding = unbranded;
const listeners = new Set<() => void>();

const currentBranding = (): PublicConfig => branding;

export const useBranding = (): PublicConfig =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentBranding,
    () => unbranded,
  );

let loading: Promise<PublicConfig> | undefined;

/**
 * Loads the operator's branding once. If that fails, the app works without the branding, and the next caller tries
 * again.
 */
export function loadBranding(): Promise<PublicConfig> {
  return (loading ??= call(brandingApi.branding).then(applyBranding, () => {
    loading = undefined;
    return branding;
  }));
}

/** Shows the app under the operator's name and in their colours. */
export function applyBranding(answer: PublicConfig): PublicConfig {
  branding = answer;
  const { primary, primaryHover, primaryActive, menu } = answer.colors ?? {};
  const colors = {
    "--color-primary": primary,
    // Operators choose a primary colour on which white text is readable, in the light and in the dark theme.
    "--color-on-primary": primary && "#fff",
    "--color-primary-hover": primaryHover,
    "--color-primary-active": primaryActive,
    "--color-menu-bg": menu,
  };
  for (const [property, color] of Object.entries(colors)) {
    if (color !== undefined) document.documentElement.style.setProperty(property, color);
  }
  listeners.forEach((listener) => listener());
  return answer;
}

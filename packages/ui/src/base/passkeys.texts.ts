import { defineTexts } from "@kreislauf/contract/base";

export const passkeyTexts = defineTexts({
  de: {
    unusable: "Ihr Browser konnte den Passkey nicht verwenden. Bitte versuchen Sie es noch einmal.",
    known: "Auf diesem Gerät liegt schon ein Passkey für Ihren Zugang.",
    unsupported: "Dieser Browser unterstützt keine Passkeys.",
  },
  en: {
    unusable: "Your browser could not use the passkey. Please try again.",
    known: "This device already holds a passkey for your account.",
    unsupported: "This browser does not support passkeys.",
  },
});

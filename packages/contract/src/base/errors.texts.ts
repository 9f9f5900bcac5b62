import type { RoomErrorCode } from "./errors.ts";
import { defineTexts } from "./language.ts";

/**
 * The messages of the error codes that belong to no room. In English responses, the internal message of the call can
 * come before them (docs/coverage.md 8.17).
 */
export const baseErrorTexts = defineTexts<Record<RoomErrorCode<"base">, string>>({
  de: {
    unauthenticated: "Bitte melden Sie sich an.",
    forbidden: "Für diesen Bereich fehlt Ihnen die Berechtigung.",
    validation: "Bitte prüfen Sie Ihre Angaben.",
    not_found: "Das gibt es nicht oder nicht mehr.",
    unsupported_version:
      "Diese Version des Portals wird nicht mehr unterstützt. Bitte laden Sie die Seite neu.",
    too_many_uploads:
      "Sie haben viele Dateien hochgeladen, ohne sie zu verwenden. Bitte speichern Sie zuerst Ihre Eingaben oder versuchen Sie es morgen erneut.",
    too_large: "Das sind zu viele Daten auf einmal. Bitte senden Sie weniger.",
    unsupported_media_type: "Dieses Format nimmt das Portal nicht an.",
    too_many_requests: "Das waren zu viele Anfragen. Bitte versuchen Sie es in Kürze erneut.",
    idempotency_mismatch: "Diese Anfrage wurde schon mit anderen Angaben gesendet.",
    internal: "Ein Fehler ist aufgetreten. Bitte versuchen Sie es zu einem späteren Zeitpunkt erneut.",
    unavailable: "Das Portal ist gerade nicht erreichbar. Bitte versuchen Sie es in Kürze erneut.",
    maintenance: "Wir warten das Portal. Bitte versuchen Sie es später erneut.",
  },
  en: {
    unauthenticated: "Please sign in.",
    forbidden: "You do not have permission to do this.",
    validation: "Please check your entries.",
    not_found: "This does not exist or has been removed.",
    unsupported_version: "This version of the portal is no longer supported. Please reload the page.",
    too_many_uploads:
      "You have uploaded many files without using them. Please save your entries first, or try again tomorrow.",
    too_large: "The request is too large.",
    unsupported_media_type: "The portal does not accept this format.",
    too_many_requests: "Too many requests. Please try again shortly.",
    idempotency_mismatch: "This request has already been sent with different content.",
    internal: "An error occurred. Please try again later.",
    unavailable: "The portal cannot be reached right now. Please try again shortly.",
    maintenance: "The portal is under maintenance. Please try again later.",
  },
});

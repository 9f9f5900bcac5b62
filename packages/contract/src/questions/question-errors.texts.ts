import { defineTexts, type RoomErrorCode } from "../base/index.ts";

export const questionsErrorTexts = defineTexts<Record<RoomErrorCode<"questions">, string>>({
  de: {
    attachment_unusable: "Diese Datei ist weder ein lesbares Foto noch ein PDF.",
    attachment_too_large: "Diese Datei ist größer als 10 MB.",
    messages_changed: "Inzwischen ist eine weitere Nachricht eingegangen. Bitte lesen Sie sie zuerst.",
  },
  en: {
    attachment_unusable: "This file is neither a readable photo nor a PDF.",
    attachment_too_large: "This file is larger than 10 MB.",
    messages_changed: "Another message has arrived in the meantime. Please read it first.",
  },
});

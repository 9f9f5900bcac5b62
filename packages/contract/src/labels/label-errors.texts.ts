import { defineTexts, type RoomErrorCode } from "../base/index.ts";

export const labelsErrorTexts = defineTexts<Record<RoomErrorCode<"labels">, string>>({
  de: {
    label_changed: "Das Schild wurde inzwischen geändert. Es ist neu geladen.",
    too_many_labels: "Das sind zu viele Schilder für eine Datei. Bitte wählen Sie höchstens 100.",
    code_unprintable:
      "Nach einer Wiederherstellung der Daten lässt sich ein Code nicht noch einmal drucken. Gedruckte Schilder gelten weiter; für neue erneuern Sie den Code.",
    reports_limited: "Gerade kommen zu viele Meldungen. Bitte versuchen Sie es später noch einmal.",
    report_closed: "Die Meldung hat inzwischen jemand erledigt.",
  },
  en: {
    label_changed: "The label has been changed in the meantime. It has been reloaded.",
    too_many_labels: "That is too many labels for one file. Please choose at most 100.",
    code_unprintable:
      "After the data was restored, a code cannot be printed again. Printed labels keep working; renew the code for new ones.",
    reports_limited: "Too many reports are arriving right now. Please try again later.",
    report_closed: "Somebody has closed the report in the meantime.",
  },
});

import { defineTexts } from "@kreislauf/contract/base";

export const attachmentsFieldTexts = defineTexts({
  de: {
    attach: "Fotos oder PDFs anhängen",
    kinds: (most: number, largest: string) =>
      `Höchstens ${most} Dateien zu je ${largest}. Ortsangaben in Fotos werden entfernt.`,
    choose: "Datei auswählen",
    take: "Foto aufnehmen",
    tooLarge: (name: string, largest: string) => `${name} ist größer als ${largest}.`,
    tooMany: (most: number) => `Es lassen sich höchstens ${most} Dateien anhängen.`,
    remove: (name: string) => `${name} entfernen`,
  },
  en: {
    attach: "Attach photos or PDFs",
    kinds: (most, largest) => `Up to ${most} files of ${largest} each. Location data in photos is removed.`,
    choose: "Choose file",
    take: "Take photo",
    tooLarge: (name, largest) => `${name} is larger than ${largest}.`,
    tooMany: (most) => `At most ${most} files can be attached.`,
    remove: (name) => `Remove ${name}`,
  },
});

import { defineTexts } from "@kreislauf/contract/base";

export const recoveryCodeListTexts = defineTexts({
  de: {
    list: "Wiederherstellungscodes",
    copy: "Kopieren",
    copied: "Die Codes sind kopiert.",
    notCopied: "Ihr Browser lässt das Kopieren nicht zu. Bitte markieren und kopieren Sie die Codes.",
    download: "Als Datei speichern",
    fileName: "wiederherstellungscodes.txt",
    fileTitle: (product: string) => `${product}: Wiederherstellungscodes`,
  },
  en: {
    list: "Recovery codes",
    copy: "Copy",
    copied: "The codes have been copied.",
    notCopied: "Your browser does not allow copying. Please select the codes and copy them.",
    download: "Save as a file",
    fileName: "recovery-codes.txt",
    fileTitle: (product: string) => `${product}: recovery codes`,
  },
});

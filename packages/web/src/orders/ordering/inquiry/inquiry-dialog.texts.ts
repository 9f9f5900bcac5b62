import { defineTexts } from "@kreislauf/contract/base";
import { orderFieldLabels as labels } from "@kreislauf/contract/orders";

export const inquiryDialogTexts = defineTexts({
  de: {
    title: "Angebot anfragen",
    waste: labels.de.wasteType,
    wasteSearch: "Abfallart oder AVV-Nummer suchen",
    otherWaste: "Andere",
    customWaste: "Welche Abfallart?",
    customWasteHint: "Mit AVV-Nummer, wenn Sie sie kennen.",
    avv: (code: string) => `AVV ${code}`,
    container: labels.de.containerType,
    containerSearch: "Behälter suchen",
    otherContainer: "Anderer",
    customContainer: "Welcher Behälter?",
    size: "Größe",
    choose: "Bitte wählen",
    missing: {
      wasteTypeId: "Bitte wählen Sie eine Abfallart.",
      customWasteType: "Bitte beschreiben Sie die Abfallart.",
      containerTypeId: "Bitte wählen Sie einen Behälter.",
      customContainerType: "Bitte beschreiben Sie den Behälter.",
      customContainerSize: "Bitte geben Sie die Größe an.",
    },
    amount: "Geschätzte Menge",
    amountHint: "Zum Beispiel „bis 1 t im Monat“.",
    note: "Was sollten wir wissen?",
    free: "Eine Anfrage kostet nichts und bindet Sie nicht. Die Antwort kommt per E-Mail und steht unter „Beauftragung“.",
    usualReply: (workingDays: number) =>
      `Meist dauert es ${workingDays === 1 ? "einen Arbeitstag" : `${workingDays} Arbeitstage`}.`,
    submit: "Angebot anfragen",
    submitting: "Wird angefragt …",
    done: "Ihre Anfrage ist gesendet.",
    failed: "Der Katalog konnte nicht geladen werden",
    failure: {
      refused: "Die Anfrage wurde nicht gesendet",
      lostText:
        "Ob die Anfrage angekommen ist, steht noch nicht fest. Senden Sie sie noch einmal ab: Sie kommt nur einmal an.",
      arrived: "Die Anfrage ist schon gesendet",
      arrivedText:
        "Ihr voriger Versuch ist angekommen, mit den Angaben von vorhin. Für eine weitere Anfrage öffnen Sie diesen Dialog neu.",
    },
  },
  en: {
    title: "Request a quote",
    waste: labels.en.wasteType,
    wasteSearch: "Search by waste type or AVV code",
    otherWaste: "Other",
    customWaste: "Which waste type?",
    customWasteHint: "Include the AVV code if you know it.",
    avv: (code) => `AVV ${code}`,
    container: labels.en.containerType,
    containerSearch: "Search containers",
    otherContainer: "Other",
    customContainer: "Which container?",
    size: "Size",
    choose: "Please choose",
    missing: {
      wasteTypeId: "Please choose a waste type.",
      customWasteType: "Please describe the waste type.",
      containerTypeId: "Please choose a container.",
      customContainerType: "Please describe the container.",
      customContainerSize: "Please enter the size.",
    },
    amount: "Estimated quantity",
    amountHint: "e.g. “up to 1 t per month”",
    note: "Anything else we should know?",
    free: "Requests are free and non-binding. You will receive the reply by e-mail and find it under “Ordering”.",
    usualReply: (workingDays) =>
      `It usually takes ${workingDays === 1 ? "one working day" : `${workingDays} working days`}.`,
    submit: "Request quote",
    submitting: "Sending the request…",
    done: "Your request has been sent.",
    failed: "The catalogue could not be loaded",
    failure: {
      refused: "The request was not sent",
      lostText:
        "We don't know yet whether the request arrived. Send it again: it will only be processed once.",
      arrived: "The request has already been sent",
      arrivedText:
        "Your earlier attempt was received, with the details you entered then. For another request, open this dialog again.",
    },
  },
});

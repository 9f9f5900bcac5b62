import { defineTexts } from "@kreislauf/contract/base";

export const maintenanceTexts = defineTexts({
  de: {
    title: "Wir warten das Portal",
    until: "Voraussichtlich bis",
    text: "Bereits erteilte Aufträge führen wir wie geplant aus.",
    opens: "Die Seite öffnet sich von selbst, sobald es weitergeht.",
    announced: "Wartung angekündigt.",
    announcedText: (time: string) =>
      `Sie dauert voraussichtlich bis ${time}. In dieser Zeit lassen sich keine Aufträge erteilen.`,
    on: "Das Portal wird gerade gewartet.",
    onText: "Was Sie eingegeben haben, bleibt stehen. Senden können Sie es, sobald es weitergeht.",
  },
  en: {
    title: "The portal is under maintenance",
    until: "Probably until",
    text: "We carry out orders already given as planned.",
    opens: "The page opens by itself as soon as we go on.",
    announced: "Maintenance announced.",
    announcedText: (time: string) =>
      `It will probably last until ${time}. During that time no orders can be given.`,
    on: "The portal is under maintenance right now.",
    onText: "What you have typed stays. You can send it as soon as we go on.",
  },
});

import { defineTexts } from "@kreislauf/contract/base";

export const maintenanceTexts = defineTexts({
  de: {
    title: "Wir warten das Portal",
    until: "Voraussichtlich bis",
    text: "Bereits erteilte Aufträge führen wir wie geplant aus.",
    opens: "Die Seite öffnet sich von selbst, sobald es weitergeht.",
    announced: "Wartung angekündigt.",
    announcedText: (from: string | null, until: string) =>
      `Sie dauert voraussichtlich ${from === null ? "" : `vom ${from} `}bis ${until}. In dieser Zeit lassen sich keine Aufträge erteilen.`,
    on: "Das Portal wird gerade gewartet.",
    onText: "Was Sie eingegeben haben, bleibt stehen. Senden können Sie es, sobald es weitergeht.",
  },
  en: {
    title: "The portal is under maintenance",
    until: "Expected until",
    text: "Orders already placed will be carried out as planned.",
    opens: "This page will open automatically as soon as we are back.",
    announced: "Scheduled maintenance.",
    announcedText: (from: string | null, until: string) =>
      `It is expected to last ${from === null ? "" : `from ${from} `}until ${until}. No orders can be placed during this time.`,
    on: "The portal is currently under maintenance.",
    onText: "Your entries are kept. You can send them as soon as we are back.",
  },
});

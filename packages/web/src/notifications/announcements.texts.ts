import { defineTexts } from "@kreislauf/contract/base";

const de = {
  dismiss: (title: string) => `Hinweis „${title}“ schließen`,
};

const en: typeof de = {
  dismiss: (title: string) => `Dismiss announcement “${title}”`,
};

/** Separate from the bell's texts, because the announcements are shown with the first paint, and the bell later. */
export const announcementsTexts = defineTexts({ de, en });

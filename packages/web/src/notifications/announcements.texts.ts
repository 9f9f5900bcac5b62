import { defineTexts } from "@kreislauf/contract/base";

const de = {
  dismiss: (title: string) => `Hinweis „${title}“ schließen`,
};

const en: typeof de = {
  dismiss: (title: string) => `Dismiss notice “${title}”`,
};

/** Apart from the bell's words, because they are there with the first picture. */
export const announcementsTexts = defineTexts({ de, en });

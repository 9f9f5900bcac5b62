import { defineTexts } from "@kreislauf/contract/base";
import { maxSavedViews } from "@kreislauf/contract/orders";

export const savedViewsTexts = defineTexts({
  de: {
    taken: "Eine Ansicht mit diesem Namen haben Sie schon.",
    tooMany: `Sie können bis zu ${maxSavedViews} Ansichten speichern.`,
  },
  en: {
    taken: "You already have a view with this name.",
    tooMany: `You can save up to ${maxSavedViews} views.`,
  },
});

export { kindIcons } from "./kind-icons.ts";
export { cycleOf } from "./agreement-words.ts";
export { agreementsQuery, containerActionsQuery } from "./agreements.queries.ts";
export { RhythmFields } from "./rhythm-fields.tsx";
export { rhythmTexts } from "./rhythm.texts.ts";
export type { Rhythm } from "./rhythm.ts";
export { missingInRhythm, withType } from "./rhythm.ts";

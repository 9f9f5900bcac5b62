export const maxQuestionLengths = { text: 2_000 } as const;

/** The most questions to answer that the dashboard shows. */
export const maxShownQuestions = 10;

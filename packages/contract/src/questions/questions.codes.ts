export const maxQuestionLengths = { text: 2_000 } as const;

/** The dashboard's page of questions to answer. */
export const maxShownQuestions = 10;

export { QuestionRow } from "./question-row.tsx";
export { questionsToAnswerQuery } from "./questions.queries.ts";

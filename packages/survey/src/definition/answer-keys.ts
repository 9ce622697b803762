/** Name of the answer that is `true` when the respondent chose 「不想回答」 for a question. */
export const declinedKey = (question: string): string => `${question}-Declined`;

/** Names of all answers that a question can have: its own, the text beside its choices, and 「不想回答」. */
export const answerKeys = (question: string): readonly string[] => [
  question,
  `${question}-Comment`,
  declinedKey(question),
];

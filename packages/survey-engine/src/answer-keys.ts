/** Name under which survey-core stores the text next to a choice. */
export const commentKey = (question: string): string => `${question}-Comment`;

/** The key that holds `true` when the respondent declined a question (「不想回答」). Such a question has no answer. */
export const declinedKey = (question: string): string => `${question}-Declined`;

/** Every key under which the answers may hold something for this question. */
export const keysOf = (question: string): readonly string[] => [
  question,
  commentKey(question),
  declinedKey(question),
];

/** The name of the question that an answer key belongs to. */
export const questionOf = (key: string): string => key.replace(/-(?:Comment|Declined)$/u, '');

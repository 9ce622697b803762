/** Name under which survey-core keeps the text beside a choice. */
export const commentKey = (question: string): string => `${question}-Comment`;

/** Name under which the answers say `true` when 「不想回答」 was said to a question; no answer stands beside it. */
export const declinedKey = (question: string): string => `${question}-Declined`;

/** Every key that the answers may hold of one question. */
export const keysOf = (question: string): readonly string[] => [
  question,
  commentKey(question),
  declinedKey(question),
];

/** The question a key of the answers belongs to. */
export const questionOf = (key: string): string => key.replace(/-(?:Comment|Declined)$/u, '');

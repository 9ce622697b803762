const UNCOUNTED = /[\p{White_Space}\p{Default_Ignorable_Code_Point}]/gu;

/** Characters of an answer without spaces and invisible marks, as its minimum length counts them. */
export const answerLength = (content: string): number => Array.from(content.replaceAll(UNCOUNTED, '')).length;

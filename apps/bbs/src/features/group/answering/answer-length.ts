const uncounted = /[\p{White_Space}\p{Default_Ignorable_Code_Point}]/gu;

/** Characters of an answer without spaces and invisible marks, as the server counts its minimum length. */
export const answerLength = (content: string): number => Array.from(content.replaceAll(uncounted, '')).length;

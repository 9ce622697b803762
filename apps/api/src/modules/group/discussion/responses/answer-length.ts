const UNCOUNTED = /[\p{White_Space}\p{Default_Ignorable_Code_Point}]/gu;

/** Counts an answer's characters for its minimum length: without spaces and invisible characters. */
export const answerLength = (content: string): number => Array.from(content.replaceAll(UNCOUNTED, '')).length;

/** Where the draft of the answer to a section is kept. */
export const answerDraft = (sectionId: string): string => `section.${sectionId}`;

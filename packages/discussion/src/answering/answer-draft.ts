/** The key of the draft of a section's answer. */
export const answerDraft = (sectionId: string): string => `section.${sectionId}`;

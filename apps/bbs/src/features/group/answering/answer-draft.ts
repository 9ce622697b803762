/** Where the draft of the answer to a section is kept. */
export const sectionPlace = (sectionId: string): string => `section.${sectionId}`;

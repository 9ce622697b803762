/** A description without the line breaks of its file, so that two of them can be compared. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

const LONGEST = 14;

/** The end of an id that is too long to read, as lists show it. */
export const shortened = (id: string): string => (id.length > LONGEST ? `…${id.slice(-8)}` : id);

const key = 'taskHashId';

/** The discussion group this browser was last sent to, where one is held (spec §2). */
export const heldGroupHash = (): string | undefined => localStorage.getItem(key) ?? undefined;

const key = 'bbs.taskHashId';

/** The group this browser was last at; its login page is where a signed-out participant goes. */
export const heldGroupHash = (): string | undefined => localStorage.getItem(key) ?? undefined;

export const holdGroupHash = (hash: string): void => localStorage.setItem(key, hash);

/** Survives a logout, which leads back to that group's login page (spec §2). */
export const keptAtLogout = key;

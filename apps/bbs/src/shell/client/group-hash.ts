import { deviceStorage } from '@yayan/site';
import { draftKeys } from './drafts.ts';

const key = 'bbs.taskHashId';

/** The group this browser was last at; its login page is where a signed-out participant goes. */
export const heldGroupHash = (): string | undefined => deviceStorage.read(key);

export const holdGroupHash = (hash: string): void => void deviceStorage.write(key, hash);

/**
 * What survives a logout: the group, to whose login page it leads back (spec §2), and drafts, which are never lost
 * and only ever shown to whoever wrote them.
 */
export const keptAtLogout = (): string[] => [key, ...draftKeys()];

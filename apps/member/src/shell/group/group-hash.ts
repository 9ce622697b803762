import { deviceStorage } from '@yayan/site';
const key = 'taskHashId';

/** The discussion group that this browser was last sent to, if any (rule 10.5). */
export const storedGroupHash = (): string | undefined => deviceStorage.read(key);

/** Stores it, so that the topic pages of this site lead back there. */
export const storeGroupHash = (hash: string): void => void deviceStorage.write(key, hash);

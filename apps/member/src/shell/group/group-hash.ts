import { deviceStorage } from '@yayan/site';
const key = 'taskHashId';

/** The discussion group this browser was last sent to, where one is held (rule 10.5). */
export const heldGroupHash = (): string | undefined => deviceStorage.read(key);

/** Remembers it, so that the topic pages of this site lead back there. */
export const holdGroupHash = (hash: string): void => void deviceStorage.write(key, hash);

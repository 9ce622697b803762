import { createHmac, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Platform } from '../../platform/platform.ts';
import type { ObjectStore } from './object-store.ts';
import type { StoreAccount } from './store-account.ts';

/** The API's own store, a folder of the data folder. */
export interface LocalStore extends ObjectStore {
  /** A new file to receive something in, outside of what can be read. */
  incoming(): Promise<string>;
  /** Gives a received file its key, whole or not at all. False when the key is taken: nothing is overwritten. */
  keep(key: string, received: string): Promise<boolean>;
  /** Where a file is on disk. */
  pathOf(key: string): string;
  /** Whether an address was signed here and still holds. */
  isSigned(key: string, query: { Expires: string; Signature: string }, now: Date): boolean;
}

/** Keys are of the form that `readFileKey` accepts, so none can leave the folder. */
export function localStore(
  { config, random }: Pick<Platform, 'config' | 'random'>,
  account: StoreAccount,
): LocalStore {
  const folder = join(config.dataDir, 'files');
  const pathOf = (key: string): string => join(folder, 'kept', ...key.split('/'));
  const sign = (key: string, expires: string): string =>
    createHmac('sha256', account.accessKeySecret).update(`GET\n${expires}\n/${key}`).digest('hex');

  const incoming = async (): Promise<string> => {
    await mkdir(join(folder, 'incoming'), { recursive: true, mode: 0o700 });
    return join(folder, 'incoming', random.uuid());
  };
  const keep = async (key: string, received: string): Promise<boolean> => {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await link(received, path);
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(received, { force: true });
    }
  };

  return {
    uploadUrl: config.files.url,
    addressOf: (key) => `${config.files.url}/${key}`,
    signedUrl: (key, { at, seconds }) => {
      const expires = String(Math.floor(at.getTime() / 1000) + seconds);
      return `${config.files.url}/${key}?Expires=${expires}&Signature=${sign(key, expires)}`;
    },
    read: async (key, maxBytes) => {
      const found = await stat(pathOf(key)).catch(() => undefined);
      return found && found.size <= maxBytes ? await readFile(pathOf(key)) : undefined;
    },
    write: async (key, content) => {
      const path = await incoming();
      await writeFile(path, content, { mode: 0o600 });
      await keep(key, path);
    },
    remove: async (key) => await rm(pathOf(key), { force: true }),
    incoming,
    keep,
    pathOf,
    isSigned: (key, { Expires, Signature }, now) => {
      const expected = Buffer.from(sign(key, Expires));
      const given = Buffer.from(Signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      return Number(Expires) * 1000 > now.getTime();
    },
  };
}

import { link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Platform } from '../../../platform/platform.ts';
import { type AddressSigning, addressSigning } from './address-signing.ts';
import { type DiskParts, diskParts } from './disk-parts.ts';
import { HEAD_BYTES } from './magic-bytes.ts';
import type { ObjectStorage, Upload } from './object-storage.ts';
import type { StorageAccount } from './storage-account.ts';

/** The API's own store, a folder of the data folder. */
export interface DiskStorage extends ObjectStorage {
  readonly signing: AddressSigning;
  readonly parts: DiskParts;
  /** The path of a new temporary file for an upload. It has no key yet. */
  receiving(): Promise<string>;
  /** Atomically stores a received file under its key. False if the key is taken; nothing is overwritten. */
  accept(key: string, received: string): Promise<boolean>;
  /** Deletes received files from before then without a key: parts of uploads whose server was killed. */
  clearReceived(before: Date): Promise<void>;
  /** The place of a file: a folder, and the path in it. */
  placeOf(key: string): { root: string; path: string };
}

/** Stores files in a folder. `readFileKey` has checked all keys, so no key can lead out of the folder. */
export function diskStorage(
  { config, random }: Pick<Platform, 'config' | 'random'>,
  account: StorageAccount,
): DiskStorage {
  const folder = join(config.dataDir, 'files');
  const pathOf = (key: string): string => join(folder, 'kept', ...key.split('/'));
  const uploadOf = (key: string): string => join(folder, 'uploads', ...key.split('/'));
  const signing = addressSigning(account.accessKeySecret);
  const receiving = async (): Promise<string> => {
    await mkdir(join(folder, 'receiving'), { recursive: true, mode: 0o700 });
    return join(folder, 'receiving', random.uuid());
  };
  const writeNew = async (content: Uint8Array): Promise<string> => {
    const path = await receiving();
    await writeFile(path, content, { mode: 0o600 });
    return path;
  };
  const accept = async (key: string, received: string): Promise<boolean> =>
    await linkOnce(received, uploadOf(key));
  const parts = diskParts({ random }, signing, {
    folder: join(folder, 'parts'),
    url: config.files.url,
    receiving,
    accept,
  });

  return {
    signing,
    parts,
    uploadUrl: config.files.url,
    addressOf: (key) => `${config.files.url}/${key}`,
    signedUrl: (key, { at, seconds }) => {
      const { Expires, Signature } = signing.sign(key, new Date(at.getTime() + seconds * 1000));
      return `${config.files.url}/${key}?Expires=${Expires}&Signature=${Signature}`;
    },
    inspectUpload: async (key) => await inspectUpload(uploadOf(key)),
    readUpload: async (key, maxBytes) => {
      const found = await stat(uploadOf(key)).catch(() => undefined);
      return found && found.size > 0 && found.size <= maxBytes ? await readFile(uploadOf(key)) : undefined;
    },
    keep: async (key, content) => {
      const path = await writeNew(content);
      await linkOnce(path, pathOf(key));
      await rm(path);
    },
    adopt: async (key) => {
      await linkOnce(uploadOf(key), pathOf(key));
    },
    // Write a new file in its place, because an adopted video is the same file under two names.
    blankUpload: async (key) => {
      const path = await writeNew(new Uint8Array());
      if (await stat(uploadOf(key)).catch(() => undefined)) await rename(path, uploadOf(key));
      else await rm(path);
    },
    removeUpload: async (key) => {
      await parts.drop(key);
      await rm(uploadOf(key), { force: true });
    },
    remove: async (key) => await rm(pathOf(key), { force: true }),
    receiving,
    accept,
    clearReceived: async (before) => {
      const received = join(folder, 'receiving');
      for (const name of await readdir(received).catch(() => [])) {
        const path = join(received, name);
        const left = await stat(path).catch(() => undefined);
        if (left && left.mtime < before) await rm(path, { force: true });
      }
    },
    holds: async (key) => (await stat(pathOf(key)).catch(() => undefined)) !== undefined,
    placeOf: (key) => ({ root: join(folder, 'kept'), path: key }),
    read: async (key) => {
      const file = await open(pathOf(key)).catch(() => undefined);
      return file?.createReadStream();
    },
  };
}

/** Links a file under a second name; false if that name is taken. */
async function linkOnce(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function inspectUpload(path: string): Promise<Upload | undefined> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return undefined;
  try {
    const { size, mtimeMs } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return size > 0
      ? { bytes: size, head: buffer.subarray(0, bytesRead), version: String(mtimeMs) }
      : undefined;
  } finally {
    await file.close();
  }
}

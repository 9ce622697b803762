import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Platform } from '../../../platform/platform.ts';
import type { AddressSigning } from './address-signing.ts';
import type { PartStorage, PermittedPart } from './part-storage.ts';

/** Parts in the API's own store: a folder for each upload, with a file for each part. */
export interface DiskParts extends PartStorage {
  /** Atomically stores a received part. False if its upload was finished or removed meanwhile. */
  acceptPart(key: string, part: PermittedPart, received: string): Promise<boolean>;
}

interface DiskPlaces {
  /** The folder of all parts. */
  folder: string;
  /** The address of the store. */
  url: string;
  receiving: () => Promise<string>;
  accept: (key: string, received: string) => Promise<boolean>;
}

/** What is signed of a part's address. */
export const partResource = (key: string, { upload, number, bytes }: PermittedPart): string =>
  `${key}?${new URLSearchParams({ uploadId: upload, partNumber: String(number), bytes: String(bytes) }).toString()}`;

export function diskParts(
  { random }: Pick<Platform, 'random'>,
  signing: AddressSigning,
  { folder, url, receiving, accept }: DiskPlaces,
): DiskParts {
  const partsOf = (key: string, upload = ''): string => join(folder, ...key.split('/'), upload);
  return {
    begin: async (key) => {
      const upload = random.uuid();
      await mkdir(partsOf(key, upload), { recursive: true, mode: 0o700 });
      return upload;
    },
    partUrl: (key, part, { at, seconds }) => {
      const resource = partResource(key, part);
      const end = new Date(at.getTime() + seconds * 1000);
      const { Expires, Signature } = signing.sign(resource, end, 'PUT');
      return `${url}/${resource}&Expires=${Expires}&Signature=${Signature}`;
    },
    received: async (key, upload) => {
      const names = await readdir(partsOf(key, upload)).catch(() => undefined);
      if (!names) return undefined;
      return await Promise.all(
        names.map(async (name) => {
          const { size } = await stat(join(partsOf(key, upload), name));
          return { number: Number(name), bytes: size, tag: name };
        }),
      );
    },
    join: async (key, upload, parts) => {
      const path = await receiving();
      try {
        for (const { number } of parts)
          await pipeline(
            createReadStream(join(partsOf(key, upload), String(number))),
            createWriteStream(path, { flags: 'a', mode: 0o600 }),
          );
        await accept(key, path);
      } catch (error) {
        // Another call has joined the parts and removed them.
        if (!isMissing(error)) throw error;
      } finally {
        await rm(path, { force: true });
      }
      await rm(partsOf(key), { recursive: true, force: true });
    },
    drop: async (key) => await rm(partsOf(key), { recursive: true, force: true }),
    acceptPart: async (key, { upload, number }, received) => {
      try {
        await rename(received, join(partsOf(key, upload), String(number)));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

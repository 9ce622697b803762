import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PreparedFile } from './prepare-file.ts';

/** A file that somebody added to something they are writing. */
export interface KeptFile extends PreparedFile {
  id: string;
  /** The group member and the place they write at. No other person on this browser sees the file. */
  place: string;
  addedAt: number;
  /** Set once the file was sent. */
  attachmentId: string | null;
}

/** Stores the files of a text until it is sent. */
export interface FileKeeping {
  /** The files added at a place, in their order. */
  read: (place: string) => Promise<KeptFile[]>;
  keep: (file: KeptFile) => Promise<void>;
  forget: (ids: readonly string[]) => Promise<void>;
}

interface Schema extends DBSchema {
  files: { key: string; value: KeptFile; indexes: { place: string } };
}

const KEPT_MS = 7 * 24 * 3_600_000;
/** The server deletes an attachment that isn't used within a day. */
const SENT_MS = 23 * 3_600_000;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

const database = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('yayan-group-files', 1, {
    upgrade: (made) => void made.createObjectStore('files', { keyPath: 'id' }).createIndex('place', 'place'),
  }).catch((error: unknown) => {
    // Try again next time, because the person may have allowed storage meanwhile.
    opened = undefined;
    throw error;
  });
  return opened;
};

/** Reads the files added at a place, in their order, and deletes old ones. Returns none when the browser stores nothing. */
const readFiles = async (place: string, now = Date.now()): Promise<KeptFile[]> => {
  try {
    const files = await (await database()).getAllFromIndex('files', 'place', place);
    const fresh = files.filter(({ addedAt }) => now - addedAt < KEPT_MS);
    await forgetFiles(files.filter((file) => !fresh.includes(file)).map(({ id }) => id));
    return fresh
      .map((file) => (now - file.addedAt < SENT_MS ? file : { ...file, attachmentId: null }))
      .toSorted((one, other) => one.addedAt - other.addedAt);
  } catch {
    return [];
  }
};

/** Stores a file so that it survives a reload, if the browser can. */
const keepFile = async (file: KeptFile): Promise<void> => {
  try {
    await (await database()).put('files', file);
  } catch {
    // The file stays on this page only.
  }
};

const forgetFiles = async (ids: readonly string[]): Promise<void> => {
  try {
    const store = await database();
    await Promise.all(ids.map((id) => store.delete('files', id)));
  } catch {
    // The file was only on this page.
  }
};

/** Files survive a reload, if the browser can store them. */
export const onThisDevice: FileKeeping = { read: readFiles, keep: keepFile, forget: forgetFiles };

/** Files don't survive a reload: for forms that don't keep their text either. */
export const onThisPage: FileKeeping = {
  read: () => Promise.resolve([]),
  keep: () => Promise.resolve(),
  forget: () => Promise.resolve(),
};

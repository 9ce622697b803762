import { groupFilesDatabase, groupFilesKeptMs, lastingConnection, noteGroupFile } from '@yayan/site';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PreparedFile } from './prepare-file.ts';

/** A file that somebody added to something they are writing. */
export interface StoredFile extends PreparedFile {
  id: string;
  /** The server knows the upload by this id. It changes when the file has to be uploaded once more. */
  uploadId: string;
  /** The group member and the place they write at. No other person on this browser sees the file. */
  place: string;
  addedAt: number;
  /** Set once the file was sent. */
  attachmentId: string | null;
}

/** Stores the files of a text until it is sent. */
export interface FileKeeping {
  /** The files added at a place, in their order. */
  read: (place: string) => Promise<StoredFile[]>;
  keep: (file: StoredFile) => Promise<void>;
  forget: (ids: readonly string[]) => Promise<void>;
}

interface Schema extends DBSchema {
  files: { key: string; value: StoredFile; indexes: { place: string } };
}

/** The server deletes an attachment that isn't used within a day. */
const SENT_MS = 23 * 3_600_000;
/** Some browsers never answer after a restart. Then the files are on this page only. */
const PATIENCE_MS = 10_000;

const use = lastingConnection<IDBPDatabase<Schema>>(
  (lost) =>
    openDB<Schema>(groupFilesDatabase, 1, {
      upgrade: (made) =>
        void made.createObjectStore('files', { keyPath: 'id' }).createIndex('place', 'place'),
      blocking: lost,
      terminated: lost,
    }),
  PATIENCE_MS,
);

/** Returns `otherwise` when the browser stores nothing. */
const tryTo = async <T>(work: (store: IDBPDatabase<Schema>) => Promise<T>, otherwise: T): Promise<T> =>
  await use(work).catch(() => otherwise);

/** Deletes old files of every place, because nobody may ever return to their place. */
const sweep = async (store: IDBPDatabase<Schema>, now: number): Promise<void> => {
  const transaction = store.transaction('files', 'readwrite');
  for await (const cursor of transaction.store)
    if (now - cursor.value.addedAt >= groupFilesKeptMs) await cursor.delete();
  await transaction.done;
};

/** An attachment that the server has deleted, or soon will, is uploaded once more. */
const unsent = (file: StoredFile, now: number): StoredFile =>
  file.attachmentId === null
    ? file
    : {
        ...file,
        attachmentId: null,
        uploadId: `${file.id}-${Math.floor((now - file.addedAt) / SENT_MS)}`,
      };

/** Reads the files added at a place, in their order, and deletes old ones. Returns none when the browser stores nothing. */
const readFiles = async (place: string, now = Date.now()): Promise<StoredFile[]> =>
  await tryTo(async (store) => {
    await sweep(store, now);
    const files = await store.getAllFromIndex('files', 'place', place);
    return files
      .map((file) => (now - file.addedAt < SENT_MS ? file : unsent(file, now)))
      .toSorted((one, other) => one.addedAt - other.addedAt);
  }, []);

/** Stores a file so that it survives a reload. If the browser can't, it stays on this page. */
const storeFile = async (file: StoredFile): Promise<void> => {
  const isStored = await tryTo(async (store) => await store.put('files', file).then(() => true), false);
  if (isStored) noteGroupFile(file.addedAt);
};

const deleteFiles = async (ids: readonly string[]): Promise<void> => {
  await tryTo(async (store) => {
    await Promise.all(ids.map((id) => store.delete('files', id)));
  }, undefined);
};

/** How many unsent files this device has, of everybody who used it. */
export const countFiles = async (): Promise<number> => await tryTo((store) => store.count('files'), 0);

/** Deletes the files added at a place, such as a form that is closed. */
export const forgetPlace = async (place: string): Promise<void> =>
  await deleteFiles((await readFiles(place)).map(({ id }) => id));

/** Files survive a reload, if the browser can store them. */
export const onThisDevice: FileKeeping = { read: readFiles, keep: storeFile, forget: deleteFiles };

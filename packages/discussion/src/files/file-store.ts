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

/** A picture that somebody chose and that isn't prepared yet. */
export interface ChosenPicture extends Pick<StoredFile, 'id' | 'place' | 'addedAt'> {
  chosen: File;
}

type Row = StoredFile | ChosenPicture;

const isChosen = (row: Row): row is ChosenPicture => 'chosen' in row;

/** Stores the files of a text until it is sent. */
export interface FileKeeping {
  /** The files added at a place, in their order. */
  read: (place: string) => Promise<{ files: StoredFile[]; chosen: ChosenPicture[] }>;
  /** Stores a file, also instead of the picture from which it was made. */
  keep: (file: Row) => Promise<void>;
  forget: (ids: readonly string[]) => Promise<void>;
}

interface Schema extends DBSchema {
  files: { key: string; value: Row; indexes: { place: string } };
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

/** Reads what was added at a place, in its order, and deletes old files. Returns none when the browser stores nothing. */
const readRows = async (place: string, now: number): Promise<Row[]> =>
  await tryTo(async (store) => {
    await sweep(store, now);
    const rows = await store.getAllFromIndex('files', 'place', place);
    return rows.toSorted((one, other) => one.addedAt - other.addedAt);
  }, []);

const readFiles: FileKeeping['read'] = async (place) => {
  const now = Date.now();
  const rows = await readRows(place, now);
  return {
    files: rows.flatMap((row) => (isChosen(row) ? [] : now - row.addedAt < SENT_MS ? row : unsent(row, now))),
    chosen: rows.filter((row) => isChosen(row)),
  };
};

/** Stores a file so that it survives a reload. If the browser can't, it stays on this page. */
const storeFile = async (file: Row): Promise<void> => {
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
  await deleteFiles((await readRows(place, Date.now())).map(({ id }) => id));

/** Files survive a reload, if the browser can store them. */
export const onThisDevice: FileKeeping = { read: readFiles, keep: storeFile, forget: deleteFiles };

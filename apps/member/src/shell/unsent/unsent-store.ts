import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { lastingConnection } from '@yayan/site';
import type { AheadChange, WriteAhead } from './write-ahead.ts';

/** The owner of a row: a member by their id, or a visitor with the key of a survey that needs no account. */
export type UnsentOwner = { readonly memberId: string } | 'visitor';

/** Work that the server does not have yet. */
interface Row {
  readonly owner: string;
  readonly id: string;
  readonly data: unknown;
  /** When the row expires, ms since 1970; null while its member is signed in. */
  readonly until: number | null;
  /** When it was changed, ms since 1970. Rows of earlier versions have none. */
  readonly at?: number;
}

/**
 * Combines the stored data of a row with a change that was written ahead. A row with a `Join` loses no change: even the last
 * letter typed before a reload is kept.
 */
export type Join = (stored: unknown, ahead: unknown) => unknown;

interface Schema extends DBSchema {
  rows: { key: [string, string]; value: Row };
}

/** Answers and hand-ins that are not sent yet. */
export interface UnsentStore {
  /** The data stored under this id for this owner; undefined for other owners. */
  readonly read: (owner: UnsentOwner, id: string, join?: Join) => Promise<unknown>;
  /**
   * Replaces the stored data by the result of `change`, in one step across all tabs; `undefined` deletes it. Returns whether
   * the browser stored it. With `join` the change survives even if the page closes right after this call.
   */
  readonly update: (
    owner: UnsentOwner,
    id: string,
    change: (stored: unknown) => unknown,
    join?: Join,
  ) => Promise<boolean>;
  /** The ids of an owner's stored rows. Rejects if the browser can't read them. */
  readonly idsOf: (owner: UnsentOwner) => Promise<readonly string[]>;
  /** The ids of an owner's work that the browser refused to store. It exists until the page closes. */
  readonly unkeptOf: (owner: UnsentOwner) => readonly string[];
  /** Keeps the signed-in member's rows without expiry, gives all other rows an expiry, and deletes expired rows. */
  readonly settle: (signedIn: string | undefined) => Promise<void>;
}

/** How long unsent work stays on this device after its member signed out. */
const keptAfterLogoutMs = 24 * 60 * 60 * 1000;

/**
 * Milliseconds to wait for IndexedDB, which hangs in some browsers after a restart. A busy phone may need seconds, and after
 * the timeout a page shows none of the stored work.
 */
const usualPatienceMs = 10_000;

const visitorOwner = 'visitor';
const nameOf = (owner: UnsentOwner): string =>
  owner === 'visitor' ? visitorOwner : `member ${owner.memberId}`;

interface Change {
  owner: string;
  id: string;
  key: string;
  /** When it was made. */
  at: number;
  change: (stored: unknown) => unknown;
  join: Join | undefined;
}

interface UnsentStoreOptions {
  /** Name of the database. */
  name?: string;
  now?: () => number;
  /** The write-ahead entries of a page. A worker needs none: it lives until IndexedDB has answered. */
  ahead?: WriteAhead;
  /** Milliseconds to wait for IndexedDB. */
  patienceMs?: number;
}

/**
 * Stores unsent work in IndexedDB, because every logout empties local storage and answers must survive it. A row is found only
 * under its owner, so another member on this device never sees it. Changes of rows with a `Join` are also written to local
 * storage until IndexedDB confirms them, because a closing page drops its transactions. A browser without IndexedDB (private
 * windows, blocked storage) or without space keeps the work for this page only, and `update` returns false.
 *
 * The rows aren't encrypted: anybody who can read this browser's files can also read the session and every page.
 */
export const createUnsentStore = ({
  name = 'yayan-unsent',
  now = Date.now,
  ahead,
  patienceMs = usualPatienceMs,
}: UnsentStoreOptions = {}): UnsentStore => {
  const use = lastingConnection<IDBPDatabase<Schema>>(
    (lost) =>
      openDB<Schema>(name, 1, {
        upgrade: (database) => void database.createObjectStore('rows', { keyPath: ['owner', 'id'] }),
        blocking: lost,
        terminated: lost,
      }),
    patienceMs,
  );

  /** A visitor is never signed in, so their work always expires. */
  const endOf = (owner: string): number | null => (owner === visitorOwner ? now() + keptAfterLogoutMs : null);
  const isOver = ({ until }: Row): boolean => until !== null && until <= now();

  /** Work that the browser refused to store. It exists until the page closes. */
  const unkept = new Map<string, { owner: string; id: string; data: unknown }>();
  const keyOf = (owner: string, id: string): string => JSON.stringify([owner, id]);

  /** The newest data and time of each row that this tab has read or changed. */
  const latest = new Map<string, Pick<Row, 'data' | 'at'>>();

  const joined = (row: Row | undefined, changes: readonly AheadChange[], join: Join): unknown =>
    changes
      .filter(({ at }) => at >= (row?.at ?? 0))
      .reduce((data, change) => join(data, change.data), row?.data);

  const readRow = async (owner: string, id: string): Promise<Row | undefined> =>
    await use((database) => database.get('rows', [owner, id]));

  const read = async (owner: string, id: string, join: Join | undefined): Promise<unknown> => {
    const key = keyOf(owner, id);
    const row = await readRow(owner, id).catch(() => undefined);
    const held = row && !isOver(row) ? row : undefined;
    const data = join && ahead ? joined(held, ahead.of(key), join) : held?.data;
    latest.set(key, { data, ...(held?.at !== undefined && { at: held.at }) });
    return data;
  };

  /** Writes a change ahead, before the first await. Returns its time, which is later than that of all earlier changes. */
  const writeAhead = (key: string, change: (stored: unknown) => unknown): number => {
    const before = latest.get(key);
    const at = Math.max(now(), (before?.at ?? 0) + 1);
    const data = change(unkept.get(key)?.data ?? before?.data);
    latest.set(key, { data, at });
    ahead?.write(key, at, data);
    return at;
  };

  const update = async (
    owner: string,
    id: string,
    change: (stored: unknown) => unknown,
    join: Join | undefined,
  ): Promise<void> => {
    const key = keyOf(owner, id);
    const at = join && ahead ? writeAhead(key, change) : now();
    await use((database) => store(database, { owner, id, key, at, change, join }));
    ahead?.confirm(key, at);
  };

  /**
   * The row with the work that the browser refused to store. If it could not even be read, the row may have earlier work that
   * this page doesn't know.
   */
  const withUnkept = (key: string, stored: unknown, join: Join | undefined): unknown => {
    const work = unkept.get(key);
    if (!work) return stored;
    return join ? join(stored, work.data) : work.data;
  };

  /** Applies a change to the stored row, in one transaction. */
  const store = async (
    database: IDBPDatabase<Schema>,
    { owner, id, key, at, change, join }: Change,
  ): Promise<void> => {
    const transaction = database.transaction('rows', 'readwrite');
    const row = await transaction.store.get([owner, id]);
    const held = row && !isOver(row) ? row : undefined;
    const others = join && ahead ? ahead.of(key).filter((entry) => !ahead.isOwn(entry)) : [];
    const stored = join ? joined(held, others, join) : held?.data;
    const data = change(withUnkept(key, stored, join));
    if (data === undefined) await transaction.store.delete([owner, id]);
    else
      await transaction.store.put({
        owner,
        id,
        data,
        until: endOf(owner),
        at: Math.max(at, held?.at ?? 0),
      });
    await transaction.done;
    unkept.delete(key);
    // The member may have typed on meanwhile.
    if ((latest.get(key)?.at ?? 0) <= at) latest.set(key, { data, at: Math.max(at, held?.at ?? 0) });
    ahead?.remove(others);
  };

  const settle = async (signedIn: string | undefined): Promise<void> => {
    await use(settleRows(signedIn));
  };
  const settleRows = (signedIn: string | undefined) => async (database: IDBPDatabase<Schema>) => {
    const transaction = database.transaction('rows', 'readwrite');
    for await (const cursor of transaction.store) {
      const row = cursor.value;
      const isOwn = signedIn !== undefined && row.owner === nameOf({ memberId: signedIn });
      if (isOver(row)) await cursor.delete();
      else if (isOwn && row.until !== null) await cursor.update({ ...row, until: null });
      else if (!isOwn && row.until === null)
        await cursor.update({ ...row, until: now() + keptAfterLogoutMs });
    }
    await transaction.done;
  };

  return {
    read: async (owner, id, join) => {
      const name = nameOf(owner);
      const kept = await read(name, id, join);
      return unkept.get(keyOf(name, id))?.data ?? kept;
    },
    update: async (owner, id, change, join) => {
      const name = nameOf(owner);
      const key = keyOf(name, id);
      const before = latest.get(key)?.data;
      try {
        await update(name, id, change, join);
        return true;
      } catch {
        // Start from the stored row: the next success writes this data over it.
        unkept.set(key, { owner: name, id, data: change(unkept.get(key)?.data ?? before) });
        return false;
      }
    },
    idsOf: async (owner) => {
      const name = nameOf(owner);
      const range = IDBKeyRange.bound([name, ''], [name, '\uFFFF']);
      const rows = await use((database) => database.getAll('rows', range));
      return rows.filter((row) => !isOver(row)).map(({ id }) => id);
    },
    unkeptOf: (owner) => {
      const name = nameOf(owner);
      return [...unkept.values()]
        .filter((work) => work.owner === name && work.data !== undefined)
        .map(({ id }) => id);
    },
    settle: async (signedIn) => {
      const stays = new Set([
        visitorOwner,
        ...(signedIn === undefined ? [] : [nameOf({ memberId: signedIn })]),
      ]);
      for (const [key, { owner }] of unkept) if (!stays.has(owner)) unkept.delete(key);
      const own = signedIn === undefined ? undefined : keyOf(nameOf({ memberId: signedIn }), '').slice(0, -3);
      ahead?.removeWhere((key, at) => !(own && key.startsWith(own)) && at + keptAfterLogoutMs <= now());
      await settle(signedIn).catch(() => undefined);
    },
  };
};

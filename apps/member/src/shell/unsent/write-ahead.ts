import type { EntryStorage } from '@yayan/site';

/** A change of one row that its tab wrote to local storage before IndexedDB. */
export interface AheadChange {
  /** The storage entry's name and text. */
  readonly name: string;
  readonly text: string;
  /** When it was changed, ms since 1970. */
  readonly at: number;
  /** The whole data of the row after the change; undefined when the row is to be deleted. */
  readonly data: unknown;
}

const prefix = 'unsent-ahead';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const parse = (name: string, text: string): AheadChange | undefined => {
  try {
    const entry: unknown = JSON.parse(text);
    if (!isObject(entry) || typeof entry['at'] !== 'number') return undefined;
    return { name, text, at: entry['at'], data: entry['data'] };
  } catch {
    return undefined;
  }
};

/**
 * Changes that IndexedDB has not confirmed. A browser that closes or reloads a page drops its open transactions, but keeps what
 * the page wrote to local storage before. Each tab has its own entries, so that no tab overwrites another tab's.
 */
export const createWriteAhead = (storage: EntryStorage) => {
  const tab = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const own = (row: string): string => `${prefix} ${tab} ${row}`;
  const rowOf = (name: string): string => name.split(' ').slice(2).join(' ');
  const entries = (): readonly AheadChange[] =>
    storage
      .names()
      .filter((name) => name.startsWith(`${prefix} `))
      .flatMap((name) => parse(name, storage.read(name) ?? '') ?? [])
      .toSorted((one, other) => one.at - other.at);

  return {
    /** Writes this tab's last change of a row synchronously. */
    write: (row: string, at: number, data: unknown): void =>
      void storage.write(own(row), JSON.stringify({ at, data })),
    /** The changes of a row, oldest first. */
    of: (row: string): readonly AheadChange[] => entries().filter(({ name }) => rowOf(name) === row),
    /** Removes this tab's confirmed entry of a row, unless the row has changed since. */
    confirm: (row: string, at: number): void => {
      if (parse('', storage.read(own(row)) ?? '')?.at === at) storage.remove(own(row));
    },
    isOwn: ({ name }: AheadChange): boolean => name.startsWith(`${prefix} ${tab} `),
    /** Removes entries that a confirmed row contains, unless their tab has changed them since. */
    remove: (contained: readonly AheadChange[]): void => {
      for (const { name, text } of contained) if (storage.read(name) === text) storage.remove(name);
    },
    removeWhere: (isOver: (row: string, at: number) => boolean): void => {
      for (const { name, at } of entries()) if (isOver(rowOf(name), at)) storage.remove(name);
    },
  };
};

/** The write-ahead entries of this browser. */
export type WriteAhead = ReturnType<typeof createWriteAhead>;

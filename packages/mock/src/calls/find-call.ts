import { callTable } from '../gen/call-table.ts';
import type { CallEntry } from '../call-entry.ts';

export interface FoundCall {
  readonly entry: CallEntry;
  /** Ids of the path. */
  readonly ids: Readonly<Record<string, string>>;
}

const patterns = callTable.map((entry) => ({
  entry,
  pattern: new RegExp(`^${entry.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

const decoded = (ids: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, decodeURIComponent(id)]));

/** Finds the call of a method and a path below the base path. */
export const findCall = (method: string, path: string): FoundCall | undefined => {
  for (const { entry, pattern } of patterns) {
    const match = entry.method === method ? pattern.exec(path) : null;
    if (match) return { entry, ids: decoded(match.groups ?? {}) };
  }
  return undefined;
};

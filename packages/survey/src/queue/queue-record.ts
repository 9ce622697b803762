import type { Answers } from '../runner/runner-types.ts';

/** The part of Web Storage the queue needs; `localStorage` fits. */
export type QueueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Answers of one page, waiting in the browser. */
export interface KeptPage {
  readonly page: string;
  readonly answers: Answers;
  /** Grows with every change in this browser; the server ignores a page it has at this revision or a later one. */
  readonly revision: number;
  /** `draft`: being answered. `posted`: the respondent pressed on, to be sent. */
  readonly state: 'draft' | 'posted';
}

/** Everything kept for one participation. */
export interface QueueRecord {
  /** Last revision given out. */
  readonly revision: number;
  /** In the order they were posted; drafts after them. */
  readonly pages: readonly KeptPage[];
}

const storageKey = (participationId: string): string => `yayan-survey-${participationId}`;

const empty: QueueRecord = { revision: 0, pages: [] };

/** Reads a participation's record; whatever cannot be read counts as nothing kept. */
export const readRecord = (storage: QueueStorage, participationId: string): QueueRecord => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey(participationId)) ?? 'null');
    return isRecord(stored) ? stored : empty;
  } catch {
    return empty;
  }
};

/** Writes it, or removes it when nothing is left to send; false when the browser has no room. */
export const writeRecord = (storage: QueueStorage, participationId: string, record: QueueRecord): boolean => {
  try {
    if (record.pages.length === 0) storage.removeItem(storageKey(participationId));
    else storage.setItem(storageKey(participationId), JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRecord = (value: unknown): value is QueueRecord =>
  isObject(value) &&
  Number.isSafeInteger(value['revision']) &&
  Array.isArray(value['pages']) &&
  value['pages'].every(
    (page) =>
      isObject(page) &&
      typeof page['page'] === 'string' &&
      isObject(page['answers']) &&
      Number.isSafeInteger(page['revision']) &&
      (page['state'] === 'draft' || page['state'] === 'posted'),
  );

import type { Answers } from '../runner/runner-types.ts';

/**
 * Stores the record of one participation in this browser: replaces it by `change(stored)`, atomically among all tabs,
 * and deletes it when no page is left. Resolves to whether the browser stored it.
 */
export type UpdateRecord = (change: (stored: QueueRecord) => QueueRecord) => Promise<boolean>;

/** Answers of one page that this browser has stored. */
export interface KeptPage {
  readonly page: string;
  readonly answers: Answers;
  /** Grows with every change in this browser. The server ignores a page that it has at this revision or a later one. */
  readonly revision: number;
  /** `draft`: the respondent is still answering. `posted`: the respondent pressed 下一页, and the page is to be sent. */
  readonly state: 'draft' | 'posted';
}

/** Everything that this browser stores for one participation. */
export interface QueueRecord {
  /** The last revision that was assigned. */
  readonly revision: number;
  /** In the order of their last change. */
  readonly pages: readonly KeptPage[];
}

const empty: QueueRecord = { revision: 0, pages: [] };

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

/** Reads a participation's record. A value of another shape counts as an empty record. */
export const readRecord = (stored: unknown): QueueRecord => (isRecord(stored) ? stored : empty);

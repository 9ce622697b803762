import type { Answers } from '../runner/runner-types.ts';

/**
 * Keeps the record of one participation in this browser. Replaces it by `change` of what is stored, in one step among
 * all tabs, and deletes it when no page is left. Resolves to whether the browser keeps it.
 */
export type UpdateRecord = (change: (stored: QueueRecord) => QueueRecord) => Promise<boolean>;

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

/** Reads a participation's record; whatever cannot be read counts as nothing kept. */
export const readRecord = (stored: unknown): QueueRecord => (isRecord(stored) ? stored : empty);

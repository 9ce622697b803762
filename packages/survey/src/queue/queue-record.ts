import type { Answers } from '../definition/runner-types.ts';

/**
 * Stores the record of one participation in this browser: replaces it by `change(stored)`, atomically across all tabs, and
 * deletes it when no page is left. Returns whether the browser stored it.
 */
export type UpdateRecord = (change: (stored: QueueRecord) => QueueRecord) => Promise<boolean>;

/** Answers of one page that this browser has stored. */
export interface KeptPage {
  readonly page: string;
  readonly answers: Answers;
  /** Grows with every change in this browser. The server ignores a page that it already has at this or a later revision. */
  readonly revision: number;
  /** `draft`: the respondent is still answering. `posted`: the respondent pressed 下一页, and the page must be sent. */
  readonly state: 'draft' | 'posted';
  /**
   * The answers that the server doesn't have, and when each was given (ms since 1970, by this device's clock). A name without
   * an answer was cleared.
   */
  readonly given?: Readonly<Record<string, number>>;
  /** The number of pages that the server had saved when this page was posted. */
  readonly base?: number;
  /** When this page was posted, like the times in `given`. */
  readonly at?: number;
}

/** The revision of an entry without answers, which is never stored. */
export const onlyAsking = 0;

export const isDraft = ({ state }: KeptPage): boolean => state === 'draft';
export const isPosted = ({ state }: KeptPage): boolean => state === 'posted';

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

const isPage = (page: unknown): page is KeptPage =>
  isObject(page) &&
  typeof page['page'] === 'string' &&
  isObject(page['answers']) &&
  Number.isSafeInteger(page['revision']) &&
  (page['state'] === 'draft' || page['state'] === 'posted') &&
  (page['given'] === undefined ||
    (isObject(page['given']) && Object.values(page['given']).every(Number.isFinite))) &&
  (page['base'] === undefined || Number.isSafeInteger(page['base'])) &&
  (page['at'] === undefined || Number.isFinite(page['at']));

const isRecord = (value: unknown): value is QueueRecord =>
  isObject(value) &&
  Number.isSafeInteger(value['revision']) &&
  Array.isArray(value['pages']) &&
  value['pages'].every(isPage);

/** Reads a participation's record. A value of another form gives an empty record. */
export const readRecord = (stored: unknown): QueueRecord => (isRecord(stored) ? stored : empty);

/** A draft without answers: the server's reply to any draft contains what other devices stored. */
export const emptyDraft = (page: string | undefined): KeptPage | undefined =>
  page === undefined ? undefined : { page, answers: {}, state: 'draft', revision: onlyAsking };

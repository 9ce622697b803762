import type { AnswerChanges, Answers } from '../definition/runner-types.ts';
import type { AnswerConflict } from './conflicts.ts';
import type { NewerAnswer } from './draft-changes.ts';
import type { KeptPage, QueueRecord, UpdateRecord } from './queue-record.ts';

/** The server's answer to a page. */
export interface Acknowledgement<Outcome> {
  /**
   * `stored`: the server has these answers. `refused`: it stored nothing, because it found problems or another device has
   * answered meanwhile. The answers then stay in this browser as a draft.
   */
  readonly status: 'stored' | 'refused';
  /** The server's revision of this page. */
  readonly revision: number;
  readonly outcome: Outcome;
}

/** The server's answer to drafts. */
export type DraftAcknowledgement =
  /** Stored, except where `newer` contains an answer that this browser hadn't seen. */
  | { readonly status: 'stored'; readonly newer: readonly NewerAnswer[] }
  /** A page was saved elsewhere: nothing was stored, and the participation must be loaded again. */
  | { readonly status: 'moved' }
  /** The participation has ended: nothing is left to send. */
  | { readonly status: 'ended' };

export interface AnswerQueueOptions<Outcome> {
  /** The stored record of the participation in this browser. */
  readonly stored: QueueRecord;
  readonly update: UpdateRecord;
  /** The answers that the server has: those of saved pages, overwritten by drafts. */
  readonly known: Answers;
  /** After the session was loaded again: the answers that the server had before, as far as this browser knew. */
  readonly before?: Answers | undefined;
  /** Number of pages that the server has saved. */
  readonly base: () => number;
  /** Sends one page. Rejects when no acknowledgement came; the queue resends the page if the error is retryable. */
  readonly send: (page: KeptPage) => Promise<Acknowledgement<Outcome>>;
  /** Sends changed answers of a page that isn't finished. Rejects like `send`. */
  readonly sendDrafts: (page: string, changes: AnswerChanges) => Promise<DraftAcknowledgement>;
  /** Whether the queue may send again after this rejection of `send` (network, 5xx). Other errors reject the `post`. */
  readonly retryable: (error: unknown) => boolean;
  readonly clock: {
    readonly now: () => number;
    readonly setTimeout: (run: () => void, ms: number) => unknown;
    readonly clearTimeout: (handle: unknown) => void;
  };
  readonly online: {
    readonly isOnline: () => boolean;
    readonly subscribe: (listener: () => void) => () => void;
  };
  readonly random?: () => number;
}

/**
 * - `saved`: the server has everything;
 * - `sending`: answers are being sent or stored, or will be within a second;
 * - `waiting`: this browser has stored answers and waits for the network;
 * - `retrying`: this browser has stored answers and tries again, because the server could not store them;
 * - `kept`: this browser has stored answers that the server refused;
 * - `full`: this browser can't store anything, and the server doesn't have everything.
 */
export type QueueState = 'saved' | 'sending' | 'waiting' | 'retrying' | 'kept' | 'full';

export interface AnswerQueue<Outcome> {
  /**
   * Stores a page's answers in this browser and sends the changes within 1.4 seconds. Call it on every change.
   * @param names every answer that the page can have; a missing one counts as removed
   */
  keep: (page: string, answers: Answers, names?: readonly string[]) => void;
  /** Stores the answers and sends them after all pages posted earlier. Resolves to the server's outcome. */
  post: (page: string, answers: Answers) => Promise<Outcome>;
  /** Sends waiting answers now. Call it when the page may be closed. */
  flush: () => void;
  /** Adds the record of an earlier visit that the browser read late. `arrivals` passes its answers on. */
  adopt: (late: QueueRecord) => void;
  /**
   * Asks the server what other devices stored meanwhile; `arrivals` passes it on. Call it when the respondent returns to this
   * window. A failure has no effect: the next draft asks too.
   * @param page any page that the participation has reached
   */
  look: (page: string) => void;
  /** The newest answers of each page that the server doesn't have yet. Show them over the server's answers. */
  kept: () => Readonly<Record<string, Answers>>;
  /** Names of removed answers that the server still has. */
  cleared: () => readonly string[];
  /** The pages that wait to be sent, in the order of posting. */
  posted: () => readonly string[];
  /** The answers that the server has confirmed, with those it had before this visit. */
  known: () => Answers;
  /** Questions that this and another device answered differently, until the respondent has chosen. */
  conflicts: () => readonly AnswerConflict[];
  /** Settles a conflict: this answer counts, is shown, and is sent like any other. */
  choose: (name: string, side: 'ours' | 'theirs') => void;
  state: () => QueueState;
  /** Calls `listener` after each change of `state`. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Calls `listener` with answers of other devices and late records, including those that came before the call. */
  arrivals: (listener: (changes: AnswerChanges) => void) => () => void;
  /** Sends waiting answers once more, and stops timers and listeners. Stored answers stay for the next visit. */
  close: () => void;
}

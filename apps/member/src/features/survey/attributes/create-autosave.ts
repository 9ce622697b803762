import type { Answers, SaveState } from '@yayan/survey';
import { isWorthSendingAgain } from '../../../shell/client/is-worth-sending-again.ts';

const waitMs = 600;
const againMs = 5000;

/** An answer as the server stores it. */
interface StoredAnswer {
  key: string;
  values: string[];
}

/** Options of `createAutosave`. */
interface AutosaveOptions {
  /** The server's answers at the start. */
  start: Answers;
  save: (changed: StoredAnswer[]) => Promise<unknown>;
  onState: (state: SaveState) => void;
}

/** The stored values of an answer: option values, one date or one region. An empty list removes the answer. */
export const valuesOf = (answer: unknown): string[] => {
  if (Array.isArray(answer)) return answer.filter((value) => typeof value === 'string');
  return typeof answer === 'string' && answer !== '' ? [answer] : [];
};

/**
 * Saves changed answers 0.6 s after the last change. Some answers are sensitive, so this browser stores none. After a temporary
 * failure it sends unsaved answers again every 5 s, and at once when the member leaves the page.
 */
export const createAutosave = ({ start, save, onState }: AutosaveOptions) => {
  let known = start;
  let saved = start;
  let newest = start;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> = Promise.resolve();

  const changes = (): StoredAnswer[] =>
    Object.keys({ ...saved, ...newest })
      .map((key) => ({ key, values: valuesOf(newest[key]), before: valuesOf(saved[key]) }))
      .filter(({ values, before }) => values.join() !== before.join())
      .map(({ key, values }) => ({ key, values }));

  const wait = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  const send = async (): Promise<void> => {
    const [sent, changed] = [newest, changes()];
    try {
      if (changed.length > 0) await save(changed);
      saved = sent;
      if (newest === sent) onState('saved');
    } catch (error) {
      onState('unsaved');
      if (isWorthSendingAgain(error)) wait(againMs);
    }
  };

  /** Sends the unsaved answers now, or after the save that is running. */
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    sending = sending.then(send);
    await sending;
  };

  return {
    keep: (answers: Answers): void => {
      newest = answers;
      onState('sending');
      wait(waitMs);
    },
    flush,
    /** Whether the server has answers that the page has not loaded. */
    hasSaved: (): boolean => saved !== known,
    /** Call this when the whole section was submitted: nothing is left to save. */
    settle: (): void => {
      saved = newest;
      known = newest;
    },
    /** Stops the pending save. */
    stop: (): void => clearTimeout(timer),
  };
};

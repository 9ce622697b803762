import type { Answers, SaveState } from '@yayan/survey';
import { isWorthSendingAgain } from '../../../shell/client/is-worth-sending-again.ts';

const waitMs = 600;
const againMs = 5000;

/** An answer as it is kept. */
interface Kept {
  key: string;
  values: string[];
}

/** What saving needs from its surroundings. */
interface AutosaveOptions {
  /** Answers the server has. */
  start: Answers;
  save: (changed: Kept[]) => Promise<unknown>;
  onState: (state: SaveState) => void;
}

/** The values an answer is kept as: option values, one date or one region; none takes it back. */
const valuesOf = (answer: unknown): string[] => {
  if (Array.isArray(answer)) return answer.filter((value) => typeof value === 'string');
  return typeof answer === 'string' && answer !== '' ? [answer] : [];
};

/**
 * Saves changed answers a moment after the last change. Some answers are sensitive, so this browser stores none of them:
 * what did not arrive is sent again every few seconds, and at once when the member leaves the page.
 */
export const createAutosave = ({ start, save, onState }: AutosaveOptions) => {
  let known = start;
  let saved = start;
  let newest = start;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> = Promise.resolve();

  const changes = (): Kept[] =>
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

  /** Sends what waits, now and after what is on its way. */
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
    /** Whether the server has answers that the page did not load. */
    hasSaved: (): boolean => saved !== known,
    /** The whole section has reached the server another way. */
    settle: (): void => {
      saved = newest;
      known = newest;
    },
    /** Sends nothing more by itself. */
    stop: (): void => clearTimeout(timer),
  };
};

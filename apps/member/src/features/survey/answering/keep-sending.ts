import { invalidateAfter } from '@yayan/api-client/react';
import { type HandInNews, sendKept } from './send-kept.ts';
import { queryClient, session, toaster } from '../../../shell/client/client.ts';
import { finishedQueryKey } from '../../../shell/unsent/use-finished.ts';
import { unsentOwner } from '../../../shell/unsent/unsent-owner.ts';
import { unsent } from '../../../shell/unsent/unsent.ts';

const againMs = 30_000;

/** After the last message of the closed page, because that message usually sends the rest. */
const laterMs = 5000;

let running: AbortController | undefined;
let later: ReturnType<typeof setTimeout> | undefined;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Stops `keepSending`, also one that is still to begin, because a questionnaire opens in this page. */
export const stopSending = (): void => {
  clearTimeout(later);
  running?.abort();
};

/** Begins `keepSending` soon after a questionnaire was closed. */
export const sendLater = (): void => {
  clearTimeout(later);
  later = setTimeout(() => void keepSending(), laterMs);
};

const newsWords = {
  handedIn: (title) => `「${title}」已经提交`,
  ended: (title) => `「${title}」已经结束，结果在「任务记录」里`,
  open: (title) => `「${title}」还没提交：要你再看一眼，打开后按「提交」`,
} as const satisfies Record<HandInNews['outcome'], (title: string) => string>;

/** Tells the member on whatever page they are, and refreshes what the pages say about the questionnaire. */
const tell = ({ title, outcome }: HandInNews): void => {
  toaster[outcome === 'handedIn' ? 'success' : 'info'](newsWords[outcome](title));
  void invalidateAfter(queryClient, 'submitSurvey');
  void queryClient.invalidateQueries({ queryKey: finishedQueryKey });
};

/** The end of the last sending. An aborted one still holds its locks while it waits for the server. */
let ended: Promise<void> = Promise.resolve();

/**
 * Sends stored answers from a page that doesn't show their questionnaire, until all are sent or the member signs out. Without
 * background sync, nothing else sends them. It replaces an earlier sending, and begins when that one has ended.
 */
export const keepSending = async (): Promise<void> => {
  stopSending();
  const work = new AbortController();
  running = work;
  ended = ended.then(() => sendUntilDone(work));
  await ended;
};

const sendUntilDone = async (work: AbortController): Promise<void> => {
  const { signal } = work;
  const owner = unsentOwner();
  const end = session.subscribe(() => {
    if (session.token() === undefined) work.abort();
  });
  const isOnline = (): boolean => navigator.onLine;
  const sent = (): Promise<boolean> =>
    owner && navigator.locks && isOnline()
      ? sendKept({ owner, store: unsent, isOnline, signal, tell }).catch(() => false)
      : Promise.resolve(true);
  while (!signal.aborted && session.token() !== undefined && !(await sent())) await pause(againMs, signal);
  end();
};

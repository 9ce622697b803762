import { invalidateAfter } from '@yayan/api-client/react';
import { sendKept } from './send-kept.ts';
import { queryClient, session } from '../../../shell/client/client.ts';
import { begunQueryKey } from '../../../shell/unsent/use-begun.ts';
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
  later = setTimeout(() => void keepSending(false), laterMs);
};

/** The end of the last sending. An aborted one still holds its locks while it waits for the server. */
let ended: Promise<void> = Promise.resolve();

/**
 * Sends stored answers from a page that doesn't show their questionnaire, until all are sent or the member signs out. Without
 * background sync, nothing else sends them. It replaces an earlier sending, and begins when that one has ended.
 * @param isReturn whether the network is back or the site was opened again. The service worker and other tabs send then too,
 * and don't tell this page, so it asks the server for what it shows of participations.
 */
export const keepSending = async (isReturn = true): Promise<void> => {
  stopSending();
  const work = new AbortController();
  running = work;
  ended = ended.then(() => sendUntilDone(work, isReturn));
  await ended;
};

const sendUntilDone = async (work: AbortController, isReturn: boolean): Promise<void> => {
  const { signal } = work;
  const owner = unsentOwner();
  const end = session.subscribe(() => {
    if (session.token() === undefined) work.abort();
  });
  const isOnline = (): boolean => navigator.onLine;
  /** Whether somebody else may have handed one in. */
  let hasHelp = isReturn;
  const sent = async (): Promise<boolean> => {
    if (!owner || !navigator.locks || !isOnline()) return true;
    let hasEnded = false;
    const isDone = await sendKept({
      owner,
      store: unsent,
      isOnline,
      signal,
      onEnd: () => {
        hasEnded = true;
      },
    }).catch(() => false);
    await queryClient.refetchQueries({ queryKey: begunQueryKey });
    if (hasEnded || (isDone && hasHelp)) void invalidateAfter(queryClient, 'submitSurvey');
    hasHelp ||= !isDone;
    return isDone;
  };
  // The service worker may be at it, and is soon done.
  let waitMs = laterMs;
  while (!signal.aborted && session.token() !== undefined && !(await sent())) {
    await pause(waitMs, signal);
    waitMs = againMs;
  }
  end();
};

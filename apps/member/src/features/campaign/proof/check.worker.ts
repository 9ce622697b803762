import { type CheckAnswer, checkDraws, type CheckTask } from './check-draws.ts';
import { UnreadFile } from './read-lines.ts';

const say = (answer: CheckAnswer): void => postMessage(answer);

/** Checks one campaign, beside the page: millions of draws take minutes. */
globalThis.addEventListener('message', ({ data }: MessageEvent<CheckTask>) => {
  checkDraws(data, (checked) => say({ kind: 'progress', checked })).then(
    (verdict) => say({ kind: 'verdict', verdict }),
    (error: unknown) =>
      say({
        kind: 'failed',
        reason: String(error),
        isBusy: error instanceof UnreadFile && error.isBusy,
      }),
  );
});

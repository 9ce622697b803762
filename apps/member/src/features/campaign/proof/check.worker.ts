import { isDrawFair } from '../draw/is-draw-fair.ts';
import { isKoiFair } from '../koi/is-koi-fair.ts';
import { checkDraws } from './check-draws.ts';
import type { CheckAnswer, CheckTask } from './check-in-worker.ts';

const say = (answer: CheckAnswer): void => postMessage(answer);

/** Checks one list, beside the page: millions of draws take minutes. */
globalThis.addEventListener('message', ({ data }: MessageEvent<CheckTask>) => {
  const { membersDraw, ...draws } = data;
  checkDraws(draws, membersDraw ? isDrawFair : isKoiFair, (checked) =>
    say({ kind: 'progress', checked }),
  ).then(
    (verdict) => say({ kind: 'verdict', verdict }),
    (error: unknown) => say({ kind: 'failed', reason: String(error) }),
  );
});

import { isDrawFair } from './is-draw-fair.ts';
import { isKoiFair } from './is-koi-fair.ts';
import { type CheckAnswer, checkDraws, type CheckTask } from './check-draws.ts';

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

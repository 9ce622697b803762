import { setTimeout as wait } from 'node:timers/promises';

/** A program that is starting. */
export interface StartingProgram {
  /** What it is called in messages. */
  name: string;
  /** What has to answer before it is ready. */
  waitsFor: string;
  isReady: () => Promise<boolean>;
  hasEnded: () => boolean;
  /** How many bytes it has written so far: as long as they grow, it makes progress. */
  written: () => number;
}

export interface ReadyOptions {
  /** It is given up when it has written nothing for so long. */
  quietMs: number;
  /** Called each `reportMs` with the seconds waited so far. */
  onWait?: ((seconds: number) => void) | undefined;
  reportMs?: number;
  time?: { now: () => number; wait: (ms: number) => Promise<unknown> };
}

const pollMs = 50;
const systemTime = { now: () => performance.now(), wait: (ms: number) => wait(ms) };
const seconds = (ms: number): number => Math.round(ms / 1000);

/**
 * Waits until the program is ready, for as long as it writes lines.
 * @throws with what it waited for and why it gives up, when the program ends first or has written nothing for `quietMs`.
 */
export const untilReady = async (
  { name, waitsFor, isReady, hasEnded, written }: StartingProgram,
  { quietMs, onWait, reportMs = 15_000, time = systemTime }: ReadyOptions,
): Promise<void> => {
  const begun = time.now();
  let reportAt = begun + reportMs;
  let progress = { at: begun, bytes: written() };
  while (!(await isReady())) {
    const now = time.now();
    if (hasEnded()) throw new Error(`${name} ended before ${waitsFor} answered`);
    const bytes = written();
    if (bytes !== progress.bytes) progress = { at: now, bytes };
    if (now - progress.at > quietMs)
      throw new Error(
        `gave up waiting for ${waitsFor} after ${seconds(now - begun)} s: ${name} has written nothing for ${seconds(quietMs)} s`,
      );
    if (now >= reportAt) {
      reportAt = now + reportMs;
      onWait?.(seconds(now - begun));
    }
    await time.wait(pollMs);
  }
};

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdPlace } from './hold-place.ts';

const patienceMs = 4000;
let reader: EventTarget;
/** What the page's size is told to; undefined once nobody watches. */
let resized: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  reader = new EventTarget();
  resized = undefined;
  vi.stubGlobal('document', { body: {} });
  vi.stubGlobal('addEventListener', reader.addEventListener.bind(reader));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #changed: () => void;
      constructor(changed: () => void) {
        this.#changed = changed;
      }
      observe(): void {
        resized = this.#changed;
      }
      disconnect(): void {
        resized = undefined;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('10.1 a place is shown at once, and again after each change of the page', () => {
  const hold = vi.fn<() => void>();
  holdPlace(hold, patienceMs);
  expect(hold).toHaveBeenCalledTimes(1);
  resized?.();
  resized?.();
  expect(hold).toHaveBeenCalledTimes(3);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  '10.1 the page stays where the reader moves it by %s',
  (move) => {
    holdPlace(() => undefined, patienceMs);
    expect(resized).toBeDefined();
    reader.dispatchEvent(new Event(move));
    expect(resized).toBeUndefined();
  },
);

test('nothing is held any longer than the page may take to load', () => {
  holdPlace(() => undefined, patienceMs);
  vi.advanceTimersByTime(patienceMs - 1);
  expect(resized).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(resized).toBeUndefined();
});

test('a page that is left holds nothing and leaves no timer', () => {
  const end = holdPlace(() => undefined, patienceMs);
  end();
  expect([resized, vi.getTimerCount()]).toEqual([undefined, 0]);
});

test('other changes can be watched than those of the size', () => {
  const hold = vi.fn<() => void>();
  let changed = (): void => undefined;
  holdPlace(hold, patienceMs, (listener) => {
    changed = listener;
    return () => undefined;
  });
  changed();
  expect(hold).toHaveBeenCalledTimes(2);
  expect(resized).toBeUndefined();
});

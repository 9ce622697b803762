import { expect, test, vi } from 'vitest';
import { watchReturn } from './watch-return.ts';

const away = 60_000;

test('gaining focus counts as a return, and so does the first input after a while, once', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const onReturn = vi.fn();
  const stop = watchReturn(onReturn);
  globalThis.dispatchEvent(new Event('focus'));
  expect(onReturn).toHaveBeenCalledTimes(1);
  globalThis.dispatchEvent(new PointerEvent('pointermove'));
  expect(onReturn).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + away);
  globalThis.dispatchEvent(new PointerEvent('pointermove'));
  globalThis.dispatchEvent(new KeyboardEvent('keydown'));
  expect(onReturn).toHaveBeenCalledTimes(2);
  stop();
  vi.setSystemTime(Date.now() + away);
  globalThis.dispatchEvent(new Event('focus'));
  globalThis.dispatchEvent(new PointerEvent('pointermove'));
  expect(onReturn).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

import { watchErrors } from '@yayan/site';
import { expect, test, vi } from 'vitest';

test('an error that nothing catches, a rejected promise and a missing file of ours are reported', async () => {
  const report = vi.fn<(kind: string, error: unknown) => void>();
  watchErrors(report);
  const error = new Error('broken');
  // The test's own handlers must not see these events.
  const stop = (event: Event): void => event.stopImmediatePropagation();
  globalThis.addEventListener('error', stop, { once: true });
  globalThis.dispatchEvent(new ErrorEvent('error', { error, message: 'broken' }));
  globalThis.removeEventListener('error', stop);
  globalThis.addEventListener('unhandledrejection', stop, { once: true });
  const promise = Promise.resolve();
  globalThis.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason: error }));
  const script = document.createElement('link');
  script.rel = 'stylesheet';
  script.href = '/assets/gone.css';
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
  expect(report.mock.calls.slice(0, 3)).toEqual([
    ['error', error],
    ['rejection', error],
    ['resource', `Not loaded: ${location.origin}/assets/gone.css`],
  ]);
});

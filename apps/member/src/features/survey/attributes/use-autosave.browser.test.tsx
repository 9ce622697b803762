import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { openMock } from '../../../testing/open-mock.ts';
import { useAutosave } from './use-autosave.ts';

function Section() {
  const { keep } = useAutosave({});
  return <button onClick={() => keep({ city: '310000' })}>选上海</button>;
}

test('an answer is sent at once when the page is hidden, which may be its end', async () => {
  const { mock } = await openMock();
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <Section />
    </QueryClientProvider>,
  );
  // Timers don't run, so the pause after an answer never ends.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    page
      .getByRole('button')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(mock.received('saveProperties')).toEqual([]);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(
      () =>
        expect(mock.received('saveProperties')).toEqual([{ answers: [{ key: 'city', values: ['310000'] }] }]),
      { timeout: 20_000 },
    );
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});

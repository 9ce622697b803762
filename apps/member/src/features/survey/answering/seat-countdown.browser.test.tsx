import { YayanProvider } from '@yayan/ui';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { transport } from '../../../shell/client/transport.ts';
import { SeatCountdown } from './SeatCountdown.tsx';

afterEach(() => vi.restoreAllMocks());

const until = '2026-11-24T00:13:00.000Z';

test.each([
  [15 * 60 + 0.1, '还剩约 15 分钟'],
  [100, '还剩约 2 分钟'],
  [40, '还剩不到 1 分钟'],
])('%d seconds before its end a seat says %s, never more than was promised', async (seconds, text) => {
  vi.spyOn(transport, 'serverNow').mockReturnValue(Date.parse(until) - seconds * 1000);
  await render(
    <YayanProvider>
      <SeatCountdown until={until} />
    </YayanProvider>,
  );
  await expect.element(page.getByText(text, { exact: false })).toBeVisible();
});

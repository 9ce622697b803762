import type { TaskActivity } from '@yayan/api-client';
import { mockClaimBrowseTask, refuse } from '@yayan/api-client/mocks';
import { YayanProvider } from '@yayan/ui';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { openMock } from '../../../testing/open-mock.ts';
import { BrowseStep } from './BrowseStep.tsx';

const activity = {
  kind: 'browse',
  state: 'doing',
  sessionId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  place: '活动页',
  seconds: 30,
  secondsNeeded: 30,
} as TaskActivity; // The step reads only these fields.

const tooEarly = (seconds: number) => refuse('TIME_NOT_REACHED', { seconds, secondsNeeded: 30 });

let keys: (string | null)[];
/** The refusals of the next claims, in order; then a claim succeeds. */
let refusals: (ReturnType<typeof tooEarly> | 'lost')[];

beforeEach(async () => {
  keys = [];
  refusals = [];
  const { mock, disturb } = await openMock();
  disturb((path, { headers }) => {
    if (!path.endsWith('/claim')) return undefined;
    keys.push(headers.get('idempotency-key'));
    if (refusals[0] !== 'lost') return undefined;
    refusals.shift();
    return 'lost';
  });
  mock.use(
    mockClaimBrowseTask((example) => {
      const refusal = refusals.shift();
      return refusal && refusal !== 'lost' ? refusal : { ...example, state: 'ended' };
    }),
  );
});

const claim = () => page.getByRole('button', { name: '领取金币' });

test('a claim whose answer got lost is repeated under the same key', async () => {
  refusals = ['lost'];
  const claimed: string[] = [];
  await render(
    <YayanProvider>
      <BrowseStep
        hashId="t7Kq2mX9bLpR"
        activity={activity}
        onChanged={async ({ state }) => void claimed.push(state)}
      />
    </YayanProvider>,
  );
  await claim().click();
  await expect.poll(() => keys.length).toBe(1);
  await claim().click();
  await expect.poll(() => claimed).toEqual(['ended']);
  expect(keys[1]).toBe(keys[0]);
});

test('a claim that waits for the server’s clock is not sent after the page was left', async () => {
  refusals = [tooEarly(29)];
  const { unmount } = await render(
    <YayanProvider>
      <BrowseStep hashId="t7Kq2mX9bLpR" activity={activity} onChanged={async () => undefined} />
    </YayanProvider>,
  );
  await claim().click();
  await expect.element(page.getByText('还差 1 秒，到时自动领取')).toBeVisible();
  await unmount();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(keys).toHaveLength(1);
});

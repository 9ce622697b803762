import { configureClient, type TaskActivity } from '@yayan/api-client';
import { ApiError, type ApiRequest } from '@yayan/auth';
import { YayanProvider } from '@yayan/ui';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { BrowseStep } from './BrowseStep.tsx';

const activity = {
  kind: 'browse',
  state: 'doing',
  sessionId: 's1',
  place: '活动页',
  seconds: 30,
  secondsNeeded: 30,
} as TaskActivity; // The step reads only these fields.

const lost = new ApiError({ code: 0, status: 0, msg: '', data: null, kind: 'network' });
const tooEarly = (seconds: number): ApiError =>
  new ApiError({
    code: 22033,
    status: 200,
    msg: '阅读时间还不够',
    data: { seconds, secondsNeeded: 30 },
    kind: 'notice',
  });

let keys: (string | null)[];
/** The refusals of the next claims, in order; then a claim succeeds. */
let refusals: ApiError[];

beforeEach(() => {
  keys = [];
  refusals = [];
  configureClient({
    request: async <T,>({ headers }: ApiRequest) => {
      keys.push(new Headers(headers).get('Idempotency-Key'));
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      return { ...activity, state: 'ended' } as T;
    },
  });
});

const claim = () => page.getByRole('button', { name: '领取金币' });

test('a claim whose answer got lost is repeated under the same key', async () => {
  refusals = [lost];
  const claimed: string[] = [];
  await render(
    <YayanProvider>
      <BrowseStep hashId="h1" activity={activity} onChanged={async ({ state }) => void claimed.push(state)} />
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
      <BrowseStep hashId="h1" activity={activity} onChanged={async () => undefined} />
    </YayanProvider>,
  );
  await claim().click();
  await expect.element(page.getByText('还差 1 秒，到时自动领取')).toBeVisible();
  await unmount();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(keys).toHaveLength(1);
});

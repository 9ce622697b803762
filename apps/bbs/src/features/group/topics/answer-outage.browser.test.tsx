import { QueryClient } from '@tanstack/react-query';
import { configureClient } from '@yayan/api-client';
import { ApiError, type Transport } from '@yayan/auth';
import { type DiscussionPlace, DiscussionProvider, MyTopic } from '@yayan/discussion';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FakeGroup, me, topicId } from '../../../testing/fake-group.ts';
import { renderPage } from '../../../testing/render-page.ts';

const place: DiscussionPlace = {
  topicsHref: '/topic',
  sectionHref: ({ sectionId }) => `/topic#${sectionId}`,
  myGroupsHref: '/mine',
  threadHref: ({ responseId }) => `/topic#${responseId}`,
  inform: () => {},
};

/** The group's server, which no answer reaches while the device is offline. */
const reachedOnline = (group: FakeGroup): Transport => ({
  ...group.transport,
  request: async <T,>(call: Parameters<Transport['request']>[0]): Promise<T> => {
    if (call.url === '/focusResponses' && !navigator.onLine)
      throw new ApiError({ kind: 'network', code: 0, status: 0, msg: '', data: undefined });
    return await group.transport.request<T>(call);
  },
});

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('an answer without a network stays written, is not sent by itself, and its text changes when the network is back', async () => {
  const group = new FakeGroup();
  configureClient(reachedOnline(group));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['/focusMembers/info'], me);
  await renderPage(
    <DiscussionProvider value={place}>
      <MyTopic topicId={topicId} me={me} />
    </DiscussionProvider>,
    '/',
    client,
  );
  await page.getByLabelText('你的回答').fill('今早喝了豆浆');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await page.getByRole('button', { name: '提交回答' }).click();
  await expect.element(page.getByText('现在没有网络，写好的都存在这台设备上，联网后再提交')).toBeVisible();

  online.mockReturnValue(true);
  globalThis.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('网络恢复了，可以提交了')).toBeVisible();
  await expect.element(page.getByText(/现在没有网络/u)).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('你的回答')).toHaveValue('今早喝了豆浆');
  expect(group.calls('POST /focusResponses')).toEqual([]);

  await page.getByRole('button', { name: '提交回答' }).click();
  await expect.poll(() => group.calls('POST /focusResponses')).toHaveLength(1);
});

import type { Message } from '@yayan/api-client';
import {
  mockGetAccount,
  mockGetMessagePreferences,
  mockGetNotice,
  mockListMessages,
  mockListUnreadNotices,
  mockReadMessages,
  mockReadNotices,
  mockSetMessagePreference,
  mockUndoRead,
  refuse,
} from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openMock } from '../../testing/open-mock.ts';
import { transport } from '../../shell/client/transport.ts';
import { look, looks, prepareLook } from '@yayan/site/look';
import { openPage } from '../../testing/open-page.tsx';
import MessageDetailPage from './MessageDetailPage.tsx';
import MessagePage from './MessagePage.tsx';
import NoticePage from './NoticePage.tsx';

const id = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607';
const message: Message = {
  id,
  kind: 'exchange',
  title: '“50 元话费”已充值成功',
  body: '已充到 138****5678，到账以运营商的通知为准。\n<img src=x onerror=alert(1)>',
  link: '/home/exchange',
  read: false,
  createdAt: new Date().toISOString(),
};
const notice = {
  id,
  title: '关于 11 月 25 日系统维护的公告',
  summary: '维护时间 22:00–24:00',
  pinned: true,
  read: true,
  publishedAt: '2026-11-21T08:30:00.000Z',
};
const readAt = '2026-11-21T08:30:00.000Z';

let mock: Mock;
const list = () => openPage(MessagePage, '/home/message', '/home/message');
const button = (name: string) => page.getByRole('button', { name });

/** Stops the five seconds of the undo: on a busy machine they would be over before the test presses it. */
const holdUndo = (): void => {
  const { setTimeout: wait } = globalThis;
  // Only the number of the timer is used.
  const held = ((run: () => void, ms?: number) => (ms === 5000 ? 0 : wait(run, ms))) as typeof wait;
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(held);
  onTestFinished(() => spy.mockRestore());
};

describe.each(looks)('messages on a $size, $scheme', (how) => {
  beforeEach(async () => {
    ({ mock } = await openMock());
    let unread = 1;
    mock.use(
      mockListMessages(() => ({
        items: [{ ...message, read: unread === 0 }],
        nextCursor: null,
        unread,
      })),
    );
    mock.use(
      mockReadMessages(() => {
        unread = 0;
        return { unread, readAt };
      }),
    );
    mock.use(
      mockUndoRead(() => {
        unread = 1;
        return { unread };
      }),
    );
    mock.use(
      mockGetMessagePreferences(() => ({
        items: [
          { kind: 'coins', mail: true, locked: true },
          { kind: 'group', mail: true, locked: false },
        ],
      })),
    );
    mock.use(mockGetAccount((account) => ({ ...account, email: null })));
    mock.use(mockListUnreadNotices(() => ({ items: [notice], nextCursor: null, unread: 0 })));
    mock.use(mockReadNotices(() => ({ unread: 0, readAt })));
    mock.use(
      mockGetNotice(() => ({
        ...notice,
        read: false,
        body: [
          { kind: 'heading', lines: [[{ text: '时间', strong: false, link: null }]] },
          { kind: 'list', lines: [[{ text: '看兑换', strong: true, link: '/exchange' }]] },
        ],
      })),
    );
    await prepareLook(how);
  });

  test('all are marked as read, and the marking is undone', async () => {
    holdUndo();
    await list();
    await expect.element(page.getByText('1 条未读')).toBeVisible();
    await look('list');
    await button('全部已读').click();
    await expect.element(page.getByText('已全部标为已读')).toBeVisible();
    await look('undo');
    await button('撤销').click();
    await expect.element(page.getByText('1 条未读')).toBeVisible();
    expect(mock.received('undoRead')).toEqual([{ of: 'messages', readAt }]);
  });

  test('a tab has a dot while something in it is unread, so that the bell’s dot has its cause on the page', async () => {
    holdUndo();
    const unread = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}.*有未读$`, 'u') });
    mock.use(mockListUnreadNotices(() => ({ items: [notice], nextCursor: null, unread: 1 })));
    await list();
    await expect.element(unread('公告')).toBeInTheDocument();
    await expect.element(unread('消息')).toBeInTheDocument();
    await button('全部已读').click();
    await expect.element(unread('消息')).not.toBeInTheDocument();
    await expect.element(button('撤销')).toBeVisible();
    await expect.element(unread('公告')).toBeInTheDocument();
  });

  test('without messages, while they load, and when they can’t be loaded', async () => {
    mock.use(mockListMessages(() => ({ items: [], nextCursor: null, unread: 0 })));
    await list();
    await expect.element(page.getByText('当前暂无新消息')).toBeVisible();
    await look('empty');
    mock.use(mockListMessages(() => new Promise(() => undefined)));
    await list();
    await expect.element(page.getByText('正在加载')).toBeInTheDocument();
    await look('loading');
    mock.use(mockListMessages(refuse('INTERNAL')));
    await list();
    await expect.element(button('重试')).toBeVisible();
    await expect.element(page.getByText('没有未读')).not.toBeInTheDocument();
    await look('error');
  });

  test('one message is text, leads to its cause, and is read by opening it', async () => {
    await openPage(MessageDetailPage, '/home/message/:id', `/home/message/${id}`);
    await expect.element(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '看兑换' }))
      .toHaveAttribute('href', '/home/exchange');
    await expect.poll(() => mock.received('readMessages')).toEqual([{ scope: 'some', ids: [id] }]);
    await look('message');
    mock.use(mockListMessages(() => ({ items: [], nextCursor: null, unread: 0 })));
    await openPage(MessageDetailPage, '/home/message/:id', `/home/message/${id}`);
    await expect.element(page.getByRole('heading', { name: '没有找到这条消息' })).toBeVisible();
    await look('no message');
    mock.use(mockListMessages(refuse('FIELD_WRONG')));
    await openPage(MessageDetailPage, '/home/message/:id', '/home/message/cut-off');
    await expect.element(page.getByRole('heading', { name: '没有找到这条消息' })).toBeVisible();
  });

  test('mails are chosen by kind, and mails about money are locked', async () => {
    await list();
    await button('提醒设置').click();
    await expect.element(page.getByText('一直发送')).toBeVisible();
    mock.use(
      mockSetMessagePreference(() => ({
        items: [
          { kind: 'group', mail: false, locked: false },
          { kind: 'feedback', mail: true, locked: false },
        ],
      })),
    );
    await page.getByRole('switch', { name: /讨论小组/u }).click();
    await expect
      .poll(() => mock.received('setMessagePreference'))
      .toContainEqual({ kind: 'group', mail: false });
    const feedback = page.getByRole('switch', { name: /反馈/u });
    await expect.element(feedback).toBeVisible();
    const [upper, lower] = [page.getByRole('switch', { name: /讨论小组/u }), feedback].map((one) =>
      one.element().getBoundingClientRect(),
    );
    // A finger aimed at one button doesn't hit the other.
    expect((lower?.top ?? 0) - (upper?.top ?? 0)).toBeGreaterThanOrEqual(32);
    await look('settings');
  });

  test('rule 7.25: text messages are switched off by kind, codes are locked, and the time is shown', async () => {
    await list();
    await button('提醒设置').click();
    await expect.element(page.getByRole('switch', { name: /验证码/u })).toBeDisabled();
    const reminders = page.getByRole('switch', { name: /小组截止提醒/u });
    await reminders.click();
    await expect
      .poll(() => mock.received('setSmsPreference'))
      .toEqual([{ kind: 'groupReminder', on: false }]);
    await expect.element(page.getByText(/快截止了 · .* 关闭/u)).toBeVisible();
    await expect.element(reminders).not.toBeChecked();
    await look('sms settings');
  });

  test('notices, one notice, and one that is gone', async () => {
    await openPage(MessagePage, '/home/message', '/home/message?tab=notices');
    await expect.element(page.getByRole('link', { name: /系统维护/u })).toBeVisible();
    await look('notices');
    await openPage(NoticePage, '/home/notices/:id', `/home/notices/${id}`);
    await expect.element(page.getByRole('link', { name: '看兑换' })).toHaveAttribute('href', '/exchange');
    await look('notice');
    mock.use(mockGetNotice(refuse('NOT_FOUND')));
    await openPage(NoticePage, '/home/notices/:id', `/home/notices/${id}`);
    await expect.element(page.getByRole('heading', { name: '没有找到这条公告' })).toBeVisible();
    await look('no notice');
  });
});

test('全部已读 counts by the server’s clock: a slow device leaves nothing unread', async () => {
  vi.spyOn(transport, 'serverNow').mockReturnValue(Date.parse('2099-01-01T00:00:00.000Z'));
  ({ mock } = await openMock());
  mock.use(mockListMessages(() => ({ items: [message], nextCursor: null, unread: 1 })));
  mock.use(mockReadMessages(() => ({ unread: 0, readAt })));
  await list();
  await button('全部已读').click();
  await expect
    .poll(() => mock.received('readMessages'))
    .toEqual([{ scope: 'all', before: '2099-01-01T00:00:00.000Z' }]);
  vi.restoreAllMocks();
});

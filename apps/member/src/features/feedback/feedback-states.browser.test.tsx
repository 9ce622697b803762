import type { FeedbackTicket, Penalty, TicketSubject } from '@yayan/api-client';
import {
  mockConfirmTicket,
  mockGetContact,
  mockGetTicket,
  mockGetTicketSubject,
  mockListHelp,
  mockListPenalties,
  mockListTickets,
  mockReplyTicket,
  refuse,
} from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMock } from '../../testing/open-mock.ts';
import { shownContact } from '../../testing/shown-contact.ts';
import { look, looks, prepareLook } from '@yayan/site/look';
import { openPage } from '../../testing/open-page.tsx';
import AskPage from './AskPage.tsx';
import FeedbackPage from './FeedbackPage.tsx';
import TicketPage from './TicketPage.tsx';

const id = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607';
const at = '2026-11-21T08:30:00.000Z';
const subject: TicketSubject = {
  type: 'coins',
  id,
  title: '早餐习惯小调查',
  facts: [{ name: '数目', value: '100 金币' }],
  link: '/home/gold',
  appealable: true,
};
const ticket: FeedbackTicket = {
  id,
  number: 'T20261121-7K2M4X',
  kind: 'appeal',
  state: 4,
  title: '我认真答完了',
  createdAt: at,
  acceptBy: at,
  answerBy: at,
  mergedInto: null,
  subject,
  entries: [
    { at, by: 'member', kind: 'opened', text: '<b>我认真答完了</b>', pictures: [], from: null },
    { at, by: 'operator', kind: 'decided', text: '核对无误', pictures: [], from: null },
  ],
  verdict: { verdict: 'reversed', coins: 100, forgiven: 40, points: 0, days: 0 },
  mayReply: false,
  repliesLeft: 10,
  mayConfirm: true,
  mayReopen: true,
};

const penalty: Penalty = {
  id,
  step: 'blocked',
  rule: '一人一号',
  evidence: '三个账号用同一台手机作答',
  startsAt: at,
  endsAt: '2026-12-21T08:30:00.000Z',
  state: 'running',
  appealable: true,
  appeal: null,
};

let mock: Mock;
const list = () => openPage(FeedbackPage, '/home/feedback', '/home/feedback');
const again = () => page.getByRole('button', { name: '重试' });

describe.each(looks)('feedback on a $size, $scheme', (how) => {
  beforeEach(async () => {
    ({ mock } = await openMock());
    mock.use(mockGetTicketSubject(() => subject));
    mock.use(mockGetTicket(() => ticket));
    mock.use(mockConfirmTicket(() => ({ ...ticket, state: 5, mayConfirm: false })));
    mock.use(mockListPenalties(() => ({ items: [] })));
    mock.use(mockListHelp(() => ({ id: 21, title: '帮助', sections: [] })));
    mock.use(mockGetContact(() => shownContact));
    await prepareLook(how);
  });

  test('a record that was taken back is appealed against with its facts filled in', async () => {
    await openPage(AskPage, '/home/feedback/ask', `/home/feedback/ask?about=coins&id=${id}`);
    await expect.element(page.getByText('早餐习惯小调查')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: '提交反馈' })).toBeVisible();
    await page.getByRole('button', { name: '提交', exact: true }).click();
    await expect.element(page.getByText('至少写 10 个字')).toBeVisible();
    await look('too short');
    await page.getByRole('textbox', { name: /申诉理由/u }).fill('我认真答完了，请再核对一次');
    await page.getByRole('button', { name: '提交', exact: true }).click();
    await expect
      .poll(() => mock.received('openTicket'))
      .toEqual([
        { kind: 'appeal', text: '我认真答完了，请再核对一次', subject: { type: 'coins', id }, pictures: [] },
      ]);
  });

  test.each([`about=coins&id=${id}&appeal`, `about=penalty&id=${id}`])(
    'the page has the name of the link that led there: %s',
    async (query) => {
      await openPage(AskPage, '/home/feedback/ask', `/home/feedback/ask?${query}`);
      await expect.element(page.getByRole('heading', { level: 1, name: '申诉' })).toBeVisible();
    },
  );

  test('a decided appeal shows text as text, its verdict, and is confirmed', async () => {
    await openPage(TicketPage, '/home/feedback/:id', `/home/feedback/${id}`);
    await expect.element(page.getByText('<b>我认真答完了</b>')).toBeVisible();
    await expect.element(page.getByText('撤销原结果')).toBeVisible();
    await look('decided');
    await page.getByRole('button', { name: '已解决，确认' }).click();
    await expect.element(page.getByRole('button', { name: '已解决，确认' })).not.toBeInTheDocument();
    mock.use(mockGetTicket(refuse('NOT_FOUND')));
    await openPage(TicketPage, '/home/feedback/:id', `/home/feedback/${id}`);
    await expect.element(page.getByRole('heading', { name: '没有找到这条反馈' })).toBeVisible();
    await look('no ticket');
  });

  test('further information is sent with pictures, and not without words', async () => {
    const asked: FeedbackTicket = {
      ...ticket,
      state: 3,
      verdict: null,
      mayReply: true,
      mayConfirm: false,
      mayReopen: false,
    };
    mock.use(mockGetTicket(() => asked));
    mock.use(mockReplyTicket(() => ({ ...asked, state: 2 })));
    await openPage(TicketPage, '/home/feedback/:id', `/home/feedback/${id}`);
    await page.getByRole('button', { name: '发送' }).click();
    await expect.element(page.getByText('至少写 2 个字')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: '补充说明' })).toHaveFocus();
    await expect.element(page.getByRole('button', { name: /添加图片/u })).toBeVisible();
    await look('too short a reply');
    await page.getByRole('textbox', { name: '补充说明' }).fill('截图补上了');
    await page.getByRole('button', { name: '发送' }).click();
    await expect.poll(() => mock.received('replyTicket')).toEqual([{ text: '截图补上了', pictures: [] }]);
    await expect.element(page.getByRole('textbox', { name: '补充说明' })).toHaveValue('');
  });

  test('a member who added often reads how many additions are left, and at zero waits for our answer', async () => {
    const asked: FeedbackTicket = {
      ...ticket,
      state: 3,
      verdict: null,
      mayReply: true,
      mayConfirm: false,
      mayReopen: false,
    };
    mock.use(mockGetTicket(() => ({ ...asked, repliesLeft: 1 })));
    mock.use(mockReplyTicket(() => ({ ...asked, repliesLeft: 0 })));
    await openPage(TicketPage, '/home/feedback/:id', `/home/feedback/${id}`);
    await expect.element(page.getByText('在我们答复前还可以补充 1 次')).toBeVisible();
    await look('one reply left');
    await page.getByRole('textbox', { name: '补充说明' }).fill('截图补上了');
    await page.getByRole('button', { name: '发送' }).click();
    await expect.element(page.getByText(/等我们答复后可以继续补充/u)).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: '补充说明' })).not.toBeInTheDocument();
    await look('no reply left');
  });

  test('a blocked member reads the rule, the evidence and the end, and appeals', async () => {
    const over: Penalty = {
      ...penalty,
      id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608',
      rule: '旧规则',
      state: 'ended',
    };
    mock.use(mockListPenalties(() => ({ items: [penalty, over] })));
    mock.use(mockListTickets(() => ({ items: [], nextCursor: null })));
    await list();
    await expect.element(page.getByText('三个账号用同一台手机作答')).toBeVisible();
    await expect.element(page.getByText(/封停期间不能接题和兑换/u)).toBeVisible();
    await expect.element(page.getByText(/期间只能查看原因、申诉/u)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '申诉', exact: true }))
      .toHaveAttribute('href', `/home/feedback/ask?about=penalty&id=${id}`);
    await expect.element(page.getByText('旧规则')).not.toBeInTheDocument();
    await look('blocked');
  });

  test('a penalty with an appeal shows that appeal instead of taking another one', async () => {
    const asked: Penalty = { ...penalty, step: 'tasks', appealable: false, appeal: ticket.id };
    mock.use(mockListPenalties(() => ({ items: [asked] })));
    mock.use(mockListTickets(() => ({ items: [], nextCursor: null })));
    await list();
    await expect
      .element(page.getByRole('link', { name: '查看申诉' }))
      .toHaveAttribute('href', `/home/feedback/${ticket.id}`);
    await expect.element(page.getByRole('link', { name: '申诉', exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByText(/封停期间/u)).not.toBeInTheDocument();
    await look('appealed');
  });

  test('penalties that load, are none, or can’t be loaded leave the rest of the page usable', async () => {
    mock.use(mockListTickets(() => ({ items: [], nextCursor: null })));
    mock.use(mockListPenalties(() => new Promise(() => undefined)));
    await list();
    await expect.element(page.getByText(/反馈记录/u)).toBeVisible();
    await expect.element(page.getByText('正在生效的处罚')).not.toBeInTheDocument();
    mock.use(mockListPenalties(refuse('INTERNAL')));
    await list();
    await expect.element(again()).toBeVisible();
    await look('no penalties loaded');
    mock.use(mockListPenalties(() => ({ items: [] })));
    await again().click();
    await expect.element(again()).not.toBeInTheDocument();
    await expect.element(page.getByText('正在生效的处罚')).not.toBeInTheDocument();
    await look('no penalties');
  });
});

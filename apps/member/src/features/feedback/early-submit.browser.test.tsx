import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type FakeCalls, refusal, startFakeCalls } from '../../testing/fake-calls.ts';
import { openPage } from '../../testing/open-page.tsx';
import AskPage from './AskPage.tsx';
import TicketPage from './TicketPage.tsx';

const at = '2026-11-21T08:30:00.000Z';
const ticket = {
  id: 't1',
  number: 'T20261121-7K2M4X',
  kind: 'suggestion',
  state: 3,
  title: '建议',
  createdAt: at,
  acceptBy: at,
  answerBy: at,
  subject: null,
  entries: [{ at, by: 'member', kind: 'opened', text: '建议', pictures: [] }],
  verdict: null,
  mayReply: true,
  repliesLeft: 10,
  mayConfirm: false,
  mayReopen: false,
};
const waiting = page.getByText('图片还在上传，等一下再提交');

let server: FakeCalls;
let policy: PromiseWithResolvers<unknown>;

const choosePicture = async (): Promise<void> => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input');
  await userEvent.upload(input, new File(['x'], 'a.png', { type: 'image/png' }));
  await expect.poll(() => server.sent('/v1/oss/policy')).toHaveLength(1);
};

beforeEach(() => {
  policy = Promise.withResolvers();
  server = startFakeCalls();
  server.answer('/v1/oss/policy', () => policy.promise);
  server.answer('/v1/tickets', () => ({ id: 't1' }));
  server.answer('/v1/tickets/t1', () => ticket);
  server.answer('/v1/tickets/t1/replies', () => ticket);
});

test('a ticket is not sent without a picture that is still being uploaded', async () => {
  await openPage(AskPage, '/home/feedback/ask', '/home/feedback/ask');
  await page.getByRole('combobox', { name: '类型' }).selectOptions('建议');
  await page.getByRole('textbox', { name: /想说的话/u }).fill('金币记录里少了一笔，请核对一下');
  await choosePicture();
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect.element(waiting).toBeVisible();
  expect(server.sent('/v1/tickets')).toEqual([]);
  policy.reject(refusal(403, 403));
  await expect.element(waiting).not.toBeInTheDocument();
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect.poll(() => server.sent('/v1/tickets')).toHaveLength(1);
});

test('a reply is not sent without such a picture either', async () => {
  await openPage(TicketPage, '/home/feedback/:id', '/home/feedback/t1');
  await page.getByRole('textbox', { name: /补充说明/u }).fill('这是截图');
  await choosePicture();
  await page.getByRole('button', { name: '发送' }).click();
  await expect.element(waiting).toBeVisible();
  expect(server.sent('/v1/tickets/t1/replies')).toEqual([]);
});

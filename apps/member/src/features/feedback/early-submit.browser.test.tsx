import type { UploadPolicy } from '@yayan/api-client';
import { mockGetTicket, mockGetUploadPolicy, type Refused, refuse } from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openMock } from '../../testing/open-mock.ts';
import { openPage } from '../../testing/open-page.tsx';
import AskPage from './AskPage.tsx';
import TicketPage from './TicketPage.tsx';

const id = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607';
const waiting = page.getByText('图片还在上传，等一下再提交');

let mock: Mock;
let policy: PromiseWithResolvers<UploadPolicy | Refused<'FORBIDDEN'>>;

const choosePicture = async (): Promise<void> => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input');
  await userEvent.upload(input, new File(['x'], 'a.png', { type: 'image/png' }));
  await expect.poll(() => mock.received('getUploadPolicy')).toHaveLength(1);
};

beforeEach(async () => {
  policy = Promise.withResolvers();
  ({ mock } = await openMock());
  mock.use(mockGetUploadPolicy(() => policy.promise));
  mock.use(
    mockGetTicket((example) => ({
      ...example,
      state: 3,
      mayReply: true,
      mayConfirm: false,
      mayReopen: false,
    })),
  );
});

test('a ticket is not sent without a picture that is still being uploaded', async () => {
  await openPage(AskPage, '/home/feedback/ask', '/home/feedback/ask');
  await page.getByRole('combobox', { name: '类型' }).selectOptions('建议');
  await page.getByRole('textbox', { name: /想说的话/u }).fill('金币记录里少了一笔，请核对一下');
  await choosePicture();
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect.element(waiting).toBeVisible();
  expect(mock.received('openTicket')).toEqual([]);
  policy.resolve(refuse('FORBIDDEN'));
  await expect.element(waiting).not.toBeInTheDocument();
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect.poll(() => mock.received('openTicket')).toHaveLength(1);
});

test('a reply is not sent without such a picture either', async () => {
  await openPage(TicketPage, '/home/feedback/:id', `/home/feedback/${id}`);
  await page.getByRole('textbox', { name: /补充说明/u }).fill('这是截图');
  await choosePicture();
  await page.getByRole('button', { name: '发送' }).click();
  await expect.element(waiting).toBeVisible();
  expect(mock.received('replyTicket')).toEqual([]);
});

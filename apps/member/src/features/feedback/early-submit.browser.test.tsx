import type { UploadPolicy } from '@yayan/api-client';
import { mockGetTicket, mockGetUploadPolicy, type Refused, refuse } from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InstantUpload } from '../../testing/instant-upload.ts';
import { openMock } from '../../testing/open-mock.ts';
import { openPage } from '../../testing/open-page.tsx';
import AskPage from './AskPage.tsx';
import TicketPage from './TicketPage.tsx';

const id = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607';
const waiting = (label: string) => page.getByText(`文件还没传完，传完自动${label}`);

let mock: Mock;
let policy: PromiseWithResolvers<UploadPolicy | Refused<'FORBIDDEN'>>;
const form: UploadPolicy = { url: 'https://store.test/', form: { key: 'feedback/1.png' } } as UploadPolicy;

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
  vi.stubGlobal('XMLHttpRequest', InstantUpload);
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

afterEach(() => vi.unstubAllGlobals());

/** Writes a ticket and presses the button while its picture is being uploaded. */
const pressTooEarly = async (): Promise<void> => {
  await openPage(AskPage, '/home/feedback/ask', '/home/feedback/ask');
  await page.getByRole('combobox', { name: '类型' }).selectOptions('建议');
  await page.getByRole('textbox', { name: /想说的话/u }).fill('金币记录里少了一笔，请核对一下');
  await choosePicture();
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect.element(waiting('提交')).toBeVisible();
  expect(mock.received('openTicket')).toEqual([]);
};

test('a ticket whose button was pressed during an upload sends itself with the picture, and only once', async () => {
  await pressTooEarly();
  await page.getByRole('button', { name: '提交', exact: true }).click();
  policy.resolve(form);
  await expect.poll(() => mock.received('openTicket')).toMatchObject([{ pictures: ['feedback/1.png'] }]);
});

test('a ticket whose picture was refused says so and waits for another press', async () => {
  await pressTooEarly();
  policy.resolve(refuse('FORBIDDEN'));
  await expect.element(page.getByText('有文件没加上，没有提交')).toBeVisible();
  expect(mock.received('openTicket')).toEqual([]);
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect.poll(() => mock.received('openTicket')).toHaveLength(1);
});

test('a ticket that is written on after the press no longer sends itself', async () => {
  await pressTooEarly();
  await page.getByRole('textbox', { name: /想说的话/u }).fill('金币记录里少了一笔，请核对一下。还有');
  await expect.element(waiting('提交')).not.toBeInTheDocument();
  policy.resolve(form);
  await expect.element(page.getByRole('img', { name: '图片 1' })).toBeVisible();
  expect(mock.received('openTicket')).toEqual([]);
});

test('a reply sends itself with its picture too', async () => {
  await openPage(TicketPage, '/home/feedback/:id', `/home/feedback/${id}`);
  await page.getByRole('textbox', { name: /补充说明/u }).fill('这是截图');
  await choosePicture();
  await page.getByRole('button', { name: '发送' }).click();
  await expect.element(waiting('发送')).toBeVisible();
  expect(mock.received('replyTicket')).toEqual([]);
  policy.resolve(form);
  await expect.poll(() => mock.received('replyTicket')).toMatchObject([{ pictures: ['feedback/1.png'] }]);
});

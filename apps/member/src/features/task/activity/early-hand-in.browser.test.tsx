import type { UploadPolicy } from '@yayan/api-client';
import { mockGetUploadPolicy, type Refused, refuse } from '@yayan/api-client/mocks';
import { look } from '@yayan/site/look';
import { createElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '../../../shell/client/client.ts';
import { InstantUpload } from '../../../testing/instant-upload.ts';
import { openMock } from '../../../testing/open-mock.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { storeHandIn } from './stored-hand-in.ts';
import { SubmitStep } from './SubmitStep.tsx';

const asks = { prompt: '说说', textMin: 2, photosMin: 1, photosMax: 2, captionMin: 0, examples: [] };
const submit = page.getByRole('button', { name: '提交审核' });
const waits = page.getByText('文件还没传完，传完自动提交');

/** Writes a hand-in of this member and presses the button while its photo is being uploaded. */
const pressTooEarly = async (memberId: string, asked: Partial<typeof asks> = {}) => {
  const policy = Promise.withResolvers<UploadPolicy | Refused<'FORBIDDEN'>>();
  const { mock } = await openMock();
  session.setUserData({ id: memberId });
  mock.use(mockGetUploadPolicy(() => policy.promise));
  vi.stubGlobal('XMLHttpRequest', InstantUpload);
  onTestFinished(() => void vi.unstubAllGlobals());
  const step = createElement(SubmitStep, {
    hashId: 't7Kq2mX9bLpR',
    sessionId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
    asks: { ...asks, ...asked },
    onChanged: () => Promise.resolve(),
  });
  await renderPage([{ path: '/', element: step }], '/');
  await page.getByRole('textbox').fill('早餐');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input');
  await userEvent.upload(input, new File(['x'], 'a.png', { type: 'image/png' }));
  await expect.poll(() => mock.received('getUploadPolicy')).toHaveLength(1);
  await submit.click();
  await expect.element(waits).toBeVisible();
  expect(mock.received('submitTaskActivity')).toEqual([]);
  const arrive = (): void =>
    policy.resolve({ url: 'https://store.test/', form: { key: 'task/1.png' } } as UploadPolicy);
  return { mock, policy, arrive };
};

test('a hand-in whose button was pressed during an upload submits itself with the photo', async () => {
  const { mock, arrive } = await pressTooEarly('early-hand-in');
  await look('a hand-in that waits for its photo');
  arrive();
  await expect
    .poll(() => mock.received('submitTaskActivity'))
    .toEqual([{ text: '早餐', photos: [{ key: 'task/1.png', caption: '' }] }]);
});

test('a hand-in whose photo came asks for its caption before it submits itself', async () => {
  const { mock, arrive } = await pressTooEarly('captioned-hand-in', { captionMin: 4 });
  arrive();
  await expect.element(page.getByRole('textbox', { name: /a\.png|照片 1|说明/u })).toHaveFocus();
  expect(mock.received('submitTaskActivity')).toEqual([]);
});

test('a hand-in whose photo was refused says so and waits for another press', async () => {
  const { mock, policy } = await pressTooEarly('refused-hand-in', { photosMin: 0 });
  policy.resolve(refuse('FORBIDDEN'));
  await expect.element(page.getByText('有文件没加上，没有提交')).toBeVisible();
  expect(mock.received('submitTaskActivity')).toEqual([]);
  await submit.click();
  await expect.poll(() => mock.received('submitTaskActivity')).toHaveLength(1);
});

test('a hand-in with a photo that has to be chosen again says so, and is not submitted without it', async () => {
  const { mock } = await openMock();
  session.setUserData({ id: 'interrupted-hand-in' });
  const sessionId = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608';
  const unsent = [{ uploadId: '3q2-7wEjRWeJq83vEjRWeA', name: '早餐.png', size: 2000, extension: 'png' }];
  await storeHandIn(sessionId, { text: '早餐', photos: [], unsent });
  const onChanged = () => Promise.resolve();
  const step = createElement(SubmitStep, {
    hashId: 't7Kq2mX9bLpR',
    sessionId,
    asks: { ...asks, photosMin: 0 },
    onChanged,
  });
  await renderPage([{ path: '/', element: step }], '/');
  await expect.element(page.getByText('“早餐.png”没有传完，选择同一个文件继续')).toBeVisible();
  await look('a photo that has to be chosen again');
  await submit.click();
  await expect.element(page.getByText('有照片没传完，传完或不要了再提交')).toBeVisible();
  expect(mock.received('submitTaskActivity')).toEqual([]);
  await page.getByRole('button', { name: '不要了：早餐.png' }).click();
  await submit.click();
  await expect.poll(() => mock.received('submitTaskActivity')).toHaveLength(1);
});

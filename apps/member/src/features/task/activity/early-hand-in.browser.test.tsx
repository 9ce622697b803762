import type { UploadPolicy } from '@yayan/api-client';
import { mockGetUploadPolicy, type Refused, refuse } from '@yayan/api-client/mocks';
import { look } from '@yayan/site/look';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '../../../shell/client/client.ts';
import { openMock } from '../../../testing/open-mock.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { storeHandIn } from './stored-hand-in.ts';
import { SubmitStep } from './SubmitStep.tsx';

test('a hand-in is not submitted without a photo that is still being uploaded', async () => {
  const policy = Promise.withResolvers<UploadPolicy | Refused<'FORBIDDEN'>>();
  const { mock } = await openMock();
  session.setUserData({ id: 'early-hand-in' });
  mock.use(mockGetUploadPolicy(() => policy.promise));
  const asks = { prompt: '说说', textMin: 2, photosMin: 0, photosMax: 2, captionMin: 0, examples: [] };
  const step = createElement(SubmitStep, {
    hashId: 't7Kq2mX9bLpR',
    sessionId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
    asks,
    onChanged: () => Promise.resolve(),
  });
  await renderPage([{ path: '/', element: step }], '/');
  await page.getByRole('textbox').fill('早餐');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input');
  await userEvent.upload(input, new File(['x'], 'a.png', { type: 'image/png' }));
  await expect.poll(() => mock.received('getUploadPolicy')).toHaveLength(1);
  const submit = page.getByRole('button', { name: '提交审核' });
  await submit.click();
  await expect.element(page.getByText('照片还在上传，等一下再提交')).toBeVisible();
  expect(mock.received('submitTaskActivity')).toEqual([]);
  policy.resolve(refuse('FORBIDDEN'));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await submit.click();
  await expect.poll(() => mock.received('submitTaskActivity')).toHaveLength(1);
});

test('a hand-in with a photo that has to be chosen again says so, and is not submitted without it', async () => {
  const { mock } = await openMock();
  session.setUserData({ id: 'interrupted-hand-in' });
  const sessionId = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608';
  const unsent = [{ uploadId: '3q2-7wEjRWeJq83vEjRWeA', name: '早餐.png', size: 2000, extension: 'png' }];
  await storeHandIn(sessionId, { text: '早餐', photos: [], unsent });
  const asks = { prompt: '说说', textMin: 2, photosMin: 0, photosMax: 2, captionMin: 0, examples: [] };
  const onChanged = () => Promise.resolve();
  const step = createElement(SubmitStep, { hashId: 't7Kq2mX9bLpR', sessionId, asks, onChanged });
  await renderPage([{ path: '/', element: step }], '/');
  await expect.element(page.getByText('“早餐.png”没有传完，选择同一个文件继续')).toBeVisible();
  await look('a photo that has to be chosen again');
  const submit = page.getByRole('button', { name: '提交审核' });
  await submit.click();
  await expect.element(page.getByText('有照片没传完，传完或不要了再提交')).toBeVisible();
  expect(mock.received('submitTaskActivity')).toEqual([]);
  await page.getByRole('button', { name: '不要了：早餐.png' }).click();
  await submit.click();
  await expect.poll(() => mock.received('submitTaskActivity')).toHaveLength(1);
});

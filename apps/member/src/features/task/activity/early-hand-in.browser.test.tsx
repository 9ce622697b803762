import { createElement } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '../../../shell/client/client.ts';
import { refusal, startFakeCalls } from '../../../testing/fake-calls.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { SubmitStep } from './SubmitStep.tsx';

test('a hand-in is not submitted without a photo that is still being uploaded', async () => {
  session.setUserData({ id: 'early-hand-in' });
  const policy = Promise.withResolvers<unknown>();
  const server = startFakeCalls();
  server.answer('/v1/oss/policy', () => policy.promise);
  server.answer('/v1/process/activities/t1/submit', () => ({}));
  const asks = { prompt: '说说', textMin: 2, photosMin: 0, photosMax: 2, captionMin: 0 };
  const step = createElement(SubmitStep, {
    hashId: 't1',
    sessionId: 'early',
    asks,
    onChanged: () => Promise.resolve(),
  });
  await renderPage([{ path: '/', element: step }], '/');
  await page.getByRole('textbox').fill('早餐');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input');
  await userEvent.upload(input, new File(['x'], 'a.png', { type: 'image/png' }));
  await expect.poll(() => server.sent('/v1/oss/policy')).toHaveLength(1);
  const submit = page.getByRole('button', { name: '提交审核' });
  await submit.click();
  await expect.element(page.getByText('照片还在上传，等一下再提交')).toBeVisible();
  expect(server.sent('/v1/process/activities/t1/submit')).toEqual([]);
  policy.reject(refusal(403, 403));
  await expect.element(page.getByText('拒绝')).toBeVisible();
  await submit.click();
  await expect.poll(() => server.sent('/v1/process/activities/t1/submit')).toHaveLength(1);
});

import { onlineManager } from '@tanstack/react-query';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../../../testing/fake-calls.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { EnterSurvey } from './EnterSurvey.tsx';

test('a link that works once is not used again when the network is back', async () => {
  const enter = vi.fn(async () => Promise.reject(refusal(22_020, 200, '链接已用过')));
  await renderPage([{ path: '/', element: createElement(EnterSurvey, { enter }) }], '/');
  await expect.element(page.getByText('链接已用过')).toBeVisible();
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await expect.element(page.getByText('链接已用过')).toBeVisible();
  expect(enter).toHaveBeenCalledOnce();
});

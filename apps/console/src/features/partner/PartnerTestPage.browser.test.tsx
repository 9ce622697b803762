import type { PartnerTest, PartnerTrial } from '@yayan/console-client';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import PartnerTestPage from './PartnerTestPage.tsx';

const trial: PartnerTrial = {
  kind: 'status',
  code: '10',
  address: 'https://yayan.example/callback.php?k=cloudside&sid=test&st=10&sig=0f2a',
  verdict: 'applied',
  result: 1,
  reason: null,
  isReversal: false,
  mayRetry: false,
  closes: false,
  answer: '200 ok',
};
const refused = { ...trial, result: null, answer: '403 signature' };
const tested: PartnerTest = {
  entry: 'https://survey.example/start?pid=test&sid=test&sig=0f2a',
  trials: [
    trial,
    { ...trial, code: '30', result: 2, reason: 'quality' },
    { ...trial, code: '-10', result: null, isReversal: true },
    { ...refused, kind: 'wrongSignature', verdict: 'badSignature' },
  ],
  withoutCode: [7],
  ends: [],
};
const open = async (permissions: string[]) => {
  const seen = fakeServer(() => tested);
  const routes = (
    <Routes>
      <Route path="/partners/:key/test" element={<PartnerTestPage />} />
    </Routes>
  );
  await show(routes, { at: '/partners/cloudside/test', as: { permissions } });
  return seen;
};

test('every status says how it is read, a forged one that it does not count, and what has no status', async () => {
  await open(['read', 'partners']);
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect.element(row(/约定的状态码 10 已完成/u)).toBeVisible();
  await expect.element(row(/^约定的状态码 30 .*因为质量/u)).toBeVisible();
  await expect.element(row(/-10 撤回已通过的结果/u)).toBeVisible();
  await expect.element(row(/^签名错 10 不算数：.*403 signature/u)).toBeVisible();
  await expect.element(page.getByText(/对方没有状态码表示/u)).toBeVisible();
});

test('who may not set up partners makes no call', async () => {
  const seen = await open(['read']);
  await expect.element(page.getByText(/你的角色不能做这件事/u)).toBeVisible();
  expect(seen).toEqual([]);
});

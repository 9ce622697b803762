import type { PartnerTest, PartnerTrial } from '@yayan/console-client';
import { look, looks, prepareLook } from '@yayan/site/look';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, Refused } from '../../testing/fake-server.ts';
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
const open = async (permissions: string[], answer: () => unknown = () => tested) => {
  const seen = fakeServer(answer);
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

const agent: PartnerTest = {
  entry: 'https://yayan.example/open?agent=test&sig=0f2a',
  trials: [],
  withoutCode: [],
  ends: [{ end: 'complete', address: 'https://agent.example/back?st=10&sig=0f2a' }],
};

describe.each(looks)('the test of a partner on a $size, $scheme', (how) => {
  test('14.65 a supplier shows its entry and every return', async () => {
    await prepareLook(how);
    await open(['read', 'partners']);
    await expect.element(page.getByRole('region', { name: '入口' })).toBeVisible();
    await look('supplier');
  });

  test('14.65 an agent shows where its people are sent back, and one without a task says so', async () => {
    await prepareLook(how);
    await open(['read', 'partners'], () => agent);
    await expect.element(page.getByText(/谁打开，谁就进入任务/u)).toBeVisible();
    await expect.element(page.getByRole('row', { name: /^完成/u })).toBeVisible();
    await look('agent');
    await open(['read', 'partners'], () => ({ ...agent, entry: null }));
    await expect.element(page.getByText('这家代理还没有任务，所以没有入口。')).toBeVisible();
    await look('agent without a task');
  });

  test('a call that failed is tried again on demand', async () => {
    await prepareLook(how);
    let isDown = true;
    await open(['read', 'partners'], () => (isDown ? new Refused(500, '服务器出错了') : tested));
    await expect.element(page.getByText('服务器出错了')).toBeVisible();
    await look('failed');
    isDown = false;
    await page.getByRole('button', { name: '重试' }).click();
    await expect.element(page.getByRole('region', { name: '入口' })).toBeVisible();
  });
});

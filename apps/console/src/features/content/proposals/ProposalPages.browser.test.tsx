import { look, looks, prepareLook } from '@yayan/site/look';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import ProposalPage from './ProposalPage.tsx';
import ProposalsPage from './ProposalsPage.tsx';

const id = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607';
const proposal = {
  id,
  memberId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608',
  memberCode: 'YA7K9M2Q',
  title: '你周末几点起床？',
  options: ['八点前', '八点以后'],
  days: 7,
  state: 'waiting',
  reason: null,
  pollId: null,
  createdAt: '2026-11-21T08:30:00.000Z',
  decidedAt: null,
  decidedBy: null,
};
const planned = {
  state: 'planned',
  id: null,
  subject: id,
  title: '会员提的问题',
  changes: [{ field: 'state', label: '状态', before: '审核中', after: '未采用' }],
  seen: '9yV7_g1hX0mKQ3yT2bWlJ5',
  needsSecond: false,
};

const open = async (of: object, permissions = ['read', 'content']) => {
  const seen = fakeServer(({ path, body }) => {
    if (path === '/poll-proposals') return { items: [of], nextCursor: null };
    if (path === `/poll-proposals/${id}`) return of;
    if (path.startsWith(`/poll-proposals/${id}/`))
      return (body as { dryRun?: boolean }).dryRun === true ? planned : { ...planned, state: 'done', id };
    return { items: [], nextCursor: null };
  });
  const routes = (
    <Routes>
      <Route path="/contents/proposals" element={<ProposalsPage />} />
      <Route path="/contents/proposals/:id" element={<ProposalPage />} />
    </Routes>
  );
  return {
    seen,
    at: async (path: string) => await show(routes, { at: path, as: { permissions } }),
  };
};

test('14.91 the list asks for the questions that wait, and each leads to its page', async () => {
  const { seen, at } = await open(proposal);
  await at('/contents/proposals?state=waiting');
  await expect.element(page.getByRole('link', { name: '你周末几点起床？' })).toBeVisible();
  await expect.element(page.getByText('八点前、八点以后')).toBeInTheDocument();
  expect(seen.find(({ path }) => path === '/poll-proposals')?.query.get('state')).toBe('waiting');
});

test('14.91 a question is not taken with a reason that its member reads', async () => {
  const { seen, at } = await open(proposal);
  await at(`/contents/proposals/${id}`);
  await expect.element(page.getByText('八点以后')).toBeVisible();
  await page.getByRole('button', { name: /^不采用…/u }).click();
  await page.getByRole('textbox', { name: /原因/u }).fill('和别的问题重复');
  await page.getByRole('dialog').getByRole('button', { name: '不采用这个问题' }).click();
  await expect
    .poll(
      () =>
        seen.find(({ path, body }) => path.endsWith('/refuse') && !(body as { dryRun?: boolean }).dryRun)
          ?.body,
    )
    .toMatchObject({ reason: '和别的问题重复' });
});

test('14.91 a decided question has no acts, and says who decided and why', async () => {
  const decided = { state: 'refused', reason: '像广告', decidedBy: 'lin.yue', decidedAt: proposal.createdAt };
  const { at } = await open({ ...proposal, ...decided });
  await at(`/contents/proposals/${id}`);
  await expect.element(page.getByText('像广告')).toBeVisible();
  await expect.element(page.getByText(/^lin\.yue，/u)).toBeVisible();
  expect(page.getByRole('button', { name: /^采用…/u }).elements()).toEqual([]);
});

test('14.91 who may not change content sees no acts on a question', async () => {
  const { at } = await open(proposal, ['read']);
  await at(`/contents/proposals/${id}`);
  await expect.element(page.getByText('八点以后')).toBeVisible();
  expect(page.getByRole('button', { name: /采用…/u }).elements()).toEqual([]);
});

describe.each(looks)('questions of members on a $size, $scheme', (how) => {
  test('14.91 the list, a question, and what it does to show one look right', async () => {
    await prepareLook(how);
    const { at } = await open(proposal);
    await at('/contents/proposals?state=waiting');
    await expect.element(page.getByRole('link', { name: '你周末几点起床？' })).toBeVisible();
    await look('list');
    await page.getByRole('link', { name: '你周末几点起床？' }).click();
    await expect.element(page.getByRole('button', { name: /^不采用…/u })).toBeVisible();
    await look('question');
    await page.getByRole('button', { name: /^不采用…/u }).click();
    await expect.element(page.getByText('会员会读到原因，可以再提一个。')).toBeVisible();
    await look('refusing');
  });
});

import type { LegalText } from '@yayan/api-client';
import { mockGetAccount, mockGetLegalText, mockRenewAgreement, refuse } from '@yayan/api-client/mocks';
import { beforeEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { queryClient, session } from '../../../shell/client/client.ts';
import { openMock, openMockForVisitors } from '../../../testing/open-mock.ts';
import { renderPage } from '../../../testing/render-page.ts';
import AgreementPage from './AgreementPage.tsx';
import PrivacyPage from './PrivacyPage.tsx';

beforeEach(() => {
  session.logout();
  queryClient.clear();
});

const routes = [
  { path: '/agreement', Component: AgreementPage },
  { path: '/privacy', Component: PrivacyPage },
  { path: '*', element: <p>别的页面</p> },
];

const change = (version: string, state: 'coming' | 'current' | 'earlier') => ({
  version,
  what: `${version} 的变化。`,
  state,
  isKept: true,
  mustAgree: true,
});

const changes = [
  change('2027-01-15', 'coming'),
  change('2026-11-29', 'current'),
  change('2026-11-01', 'earlier'),
];

const shown = (version: string, state: LegalText['state']) =>
  mockGetLegalText((example) => ({
    ...example,
    version,
    state,
    changes,
    agreement: { version, changes: [{ kind: 'agreement', version, what: `${version} 的变化。` }] },
  }));

test('rule 2.29: who reads the text that holds is told of the next one, and finds the earlier ones', async () => {
  const { mock } = openMockForVisitors();
  mock.use(shown('2026-11-29', 'current'));
  await renderPage(routes, '/agreement');
  await expect.element(page.getByText(/^2027-01-15 起换成新版：2027-01-15 的变化。/u)).toBeVisible();
  mock.use(shown('2026-11-01', 'earlier'));
  await expect
    .element(page.getByRole('link', { name: '2026-11-01' }))
    .toHaveAttribute('href', '/agreement?version=2026-11-01');
  await cleanup();
  await renderPage(routes, '/agreement?version=2026-11-01');
  await expect.element(page.getByText(/^这是以前的一版，现在不再适用。/u)).toBeVisible();
  mock.use(mockGetLegalText(refuse('NOT_FOUND')));
  await cleanup();
  await renderPage(routes, '/agreement?version=2020-01-01');
  await expect.element(page.getByRole('heading', { name: '没有这一版' })).toBeVisible();
});

test('rule 2.3: a member agrees to the version on the page; when another one holds meanwhile, it is shown first', async () => {
  const { mock } = await openMock();
  mock.use(mockGetAccount((account) => ({ ...account, agreementDue: true })));
  mock.use(shown('2026-11-29', 'current'));
  mock.use(mockRenewAgreement(refuse('AGREEMENT_REQUIRED')));
  await renderPage(routes, '/agreement?from=%2Fhome%2Fgold');
  await page.getByRole('checkbox').click();
  mock.use(shown('2027-01-15', 'current'));
  await page.getByRole('button', { name: '同意并继续' }).click();
  await expect.element(page.getByText('协议刚刚又更新了，请看过这一版再同意')).toBeVisible();
  await expect.element(page.getByText(/已更新为 2027-01-15 版/u)).toBeVisible();
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  mock.use(mockRenewAgreement((example) => example));
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '同意并继续' }).click();
  await expect.element(page.getByText('别的页面')).toBeVisible();
  expect(mock.received('renewAgreement')).toEqual([
    { agreementVersion: '2026-11-29', agreed: true },
    { agreementVersion: '2027-01-15', agreed: true },
  ]);
});

const attack = '<img src=x onerror="globalThis.broken=1">';

test('rule 2.29: whatever a text says is text', async () => {
  const { mock } = openMockForVisitors();
  const line = [{ text: attack, strong: false, link: null }];
  mock.use(
    mockGetLegalText((example) => ({
      ...example,
      title: attack,
      changes: [{ ...change('2026-11-01', 'current'), what: attack }],
      body: {
        summary: [attack],
        sections: [
          {
            id: 'one',
            title: attack,
            blocks: [
              { kind: 'paragraph', lines: [line], rows: [] },
              { kind: 'list', lines: [line], rows: [] },
              {
                kind: 'table',
                lines: [],
                rows: [[attack], ['https://evil.example/"><img src=x>'], ['https://[']],
              },
            ],
          },
        ],
      },
    })),
  );
  await renderPage(routes, '/privacy');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(attack);
  expect(document.querySelector('article img')).toBeNull();
  expect('broken' in globalThis).toBe(false);
});

test('a text that can’t be loaded says so, and can be tried again', async () => {
  openMockForVisitors().disturb((path) => (path.startsWith('/v1/legal-texts/') ? 'lost' : undefined));
  await renderPage(routes, '/privacy');
  await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
});

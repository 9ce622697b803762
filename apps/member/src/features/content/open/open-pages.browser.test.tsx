import type { ApplicationReceipt, AppRelease } from '@yayan/api-client';
import {
  mockArriveByChannel,
  mockGetAppDownload,
  mockGetApplication,
  mockGetContact,
  mockGetDesktopAppDownload,
  mockGetSiteFigures,
  refuse,
} from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMockForVisitors } from '../../../testing/open-mock.ts';
import { shownContact } from '../../../testing/shown-contact.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { session } from '../../../shell/client/client.ts';
import AppDownPage from '../app/AppDownPage.tsx';
import AppPage from '../app/AppPage.tsx';
import CooperatePage from './CooperatePage.tsx';
import DrainagePage from './DrainagePage.tsx';
import ProductPage from './ProductPage.tsx';
import RecruitPage from './RecruitPage.tsx';

const receipt: ApplicationReceipt = {
  number: 'H-7K2M-9XBQ-4RTW',
  kind: 'cooperation',
  state: 'accepted',
  submittedAt: '2026-11-21T08:30:00.000Z',
  changedAt: '2026-11-22T08:30:00.000Z',
  note: '我们会打电话联系你。',
};
const release: AppRelease = {
  platform: 'android',
  version: '2.4.0',
  minimumSystem: 'Android 8.0',
  url: 'https://dl.yayan.example/yayan.apk',
  store: null,
  bytes: 28_311_552,
  sha256: 'a'.repeat(64),
  releasedAt: '2026-11-10T02:00:00.000Z',
  notes: ['答题断网后自动续传'],
};

let mock: Mock;
const cooperate = (search = '') => openPage(CooperatePage, '/cooperate', `/cooperate${search}`);

describe.each(looks)('public pages on a $size, $scheme', (how) => {
  beforeEach(async () => {
    ({ mock } = openMockForVisitors());
    mock.use(mockGetContact(() => shownContact));
    mock.use(
      mockGetDesktopAppDownload(() => ({ qrContent: 'https://www.yayan.example/app/down', items: [] })),
    );
    await prepareLook(how);
  });

  test('what researchers get', async () => {
    mock.use(
      mockGetSiteFigures(() => ({
        members: 12_800,
        answers: 46_200,
        coins: null,
        toldEarly: null,
        countedAt: '2026-11-21T08:00:00.000Z',
      })),
    );
    await openPage(ProductPage, '/product', '/product');
    await expect.element(page.getByRole('link', { name: '提交合作需求' })).toBeVisible();
    await expect.element(page.getByText('12,800')).toBeVisible();
    await look('product');
  });

  test('a company’s form says what is missing, and a number shows the state', async () => {
    await cooperate();
    await page.getByRole('button', { name: '提交需求' }).click();
    await expect.element(page.getByText('请填写公司或机构的名称')).toBeVisible();
    await expect.element(page.getByText('请先勾选同意')).toBeVisible();
    await look('cooperation, wrong');
    mock.use(mockGetApplication(() => receipt));
    await page.getByRole('button', { name: '查询' }).click();
    await expect.element(page.getByLabelText('申请编号')).toHaveFocus();
    await page.getByLabelText('申请编号').fill('h7k2m9xbq4rtw');
    await page.getByRole('button', { name: '查询' }).click();
    await expect.element(page.getByText('我们会打电话联系你。')).toBeVisible();
    // The form that had the focus is gone.
    const progress = page.getByRole('region', { name: '申请进度' }).element();
    expect(document.activeElement?.contains(progress)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    await look('cooperation, accepted');
    mock.use(mockGetApplication(refuse('NOT_FOUND')));
    await cooperate('?number=H-7K2M-9XBQ-4RTX');
    await expect.element(page.getByText('没有找到这个编号')).toBeVisible();
  });

  test('what a campus ambassador does', async () => {
    await openPage(RecruitPage, '/activities/recruit', '/activities/recruit');
    await expect.element(page.getByRole('button', { name: '提交报名' })).toBeVisible();
    await look('recruit');
  });

  test('a channel’s page, and a channel that has ended', async () => {
    mock.use(
      mockArriveByChannel(() => ({
        channel: 'campus',
        title: '和同学一起，说说你的日常',
        lead: '认真作答，得到金币',
        points: [{ title: '先写明，再开始', text: '每个任务都先写明金币和用时' }],
        partner: '校园渠道',
        endsAt: null,
      })),
    );
    await openPage(DrainagePage, '/drainage', '/drainage?channel=campus');
    await expect.element(page.getByRole('heading', { name: '和同学一起，说说你的日常' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: '免费加入' })).toBeVisible();
    await look('channel');
    session.signIn({ token: 't', refreshToken: 'r', expired: Date.now() + 3_600_000 });
    await expect.element(page.getByRole('link', { name: '去任务大厅' })).toHaveAttribute('href', '/task');
    await expect.element(page.getByRole('link', { name: '免费加入' })).not.toBeInTheDocument();
    session.clear();
    mock.use(mockArriveByChannel(refuse('NOT_FOUND')));
    await openPage(DrainagePage, '/drainage', '/drainage?channel=ended');
    await expect.element(page.getByText('这个活动已经结束，或链接不完整')).toBeVisible();
    mock.use(mockArriveByChannel(refuse('INTERNAL')));
    await openPage(DrainagePage, '/drainage', '/drainage?channel=campus');
    await expect.element(page.getByRole('heading', { level: 1, name: '活动专区' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
  });

  test('the app where nothing is published, and where a package is', async () => {
    await openPage(AppPage, '/app', '/app');
    await expect.element(page.getByRole('heading', { name: '把芽言放到桌面上' })).toBeVisible();
    await look('app');
    mock.use(mockGetAppDownload(() => ({ items: [] })));
    await openPage(AppDownPage, '/app/down', '/app/down');
    await expect.element(page.getByText(/目前没有上架应用商店/u)).toBeVisible();
    mock.use(mockGetAppDownload(() => ({ items: [release] })));
    await openPage(AppDownPage, '/app/down', '/app/down');
    await expect.element(page.getByRole('link', { name: '下载安装包' })).toBeVisible();
    await look('download');
  });
});

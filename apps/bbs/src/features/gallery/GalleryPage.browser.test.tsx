import { QueryClient } from '@tanstack/react-query';
import type { GroupAttachment } from '@yayan/api-client';
import { mockListGroupAttachments } from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { groupSeed, me, response, topicId } from '../../testing/group-start.ts';
import { openMock } from '../../testing/open-mock.ts';
import { look, looks, prepareLook } from '@yayan/site/look';
import GalleryPage from './GalleryPage.tsx';
import { renderPage } from '../../testing/render-page.ts';

const dot =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="400" height="300"%3E%3Crect width="400" height="300" fill="%234a7"/%3E%3C/svg%3E';

const item = (last: number, kind: 'image' | 'video' | 'audio'): GroupAttachment => {
  const answer = response(last, '豆浆');
  return {
    media: {
      id: answer.id,
      kind,
      name: { image: '图片', video: '视频', audio: '录音' }[kind],
      size: 1000,
      url: dot,
      thumbnailUrl: kind === 'audio' ? null : dot,
      width: 400,
      height: 300,
      durationSeconds: null,
    },
    member: answer.author,
    where: { topicId, topicTitle: '第一天', sectionId: answer.sectionId, sectionTitle: '今早吃了什么' },
    responseId: answer.id,
    createdAt: answer.createdAt,
  };
};

const items = [item(50, 'image'), item(51, 'video'), item(52, 'audio')];
let mock: Mock;

const show = async (role: 0 | 1 | 2, shown = items) => {
  const files = mockListGroupAttachments({ items: shown, nextCursor: null, total: shown.length });
  ({ mock } = await openMock({ seed: [files, ...groupSeed()] }));
  const client = new QueryClient();
  client.setQueryData(['/focusMembers/info'], { ...me, identity: { ...me.identity, role } });
  client.setDefaultOptions({ queries: { staleTime: Infinity } });
  const { screen } = await renderPage(<GalleryPage />, '/', client);
  return screen;
};

test.each(looks)('the gallery of a host on a $size', async (size) => {
  await prepareLook(size);
  await show(1);
  await expect.element(page.getByRole('button', { name: '看大图：图片' })).toBeVisible();
  await look('all kinds');
  await page.getByRole('button', { name: '看大图：图片' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(page.getByText(/小满 · 今早吃了什么.*1 \/ 3/u)).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText(/2 \/ 3/u)).toBeVisible();
  await look('shown large');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a host takes files away only with a reason', async () => {
  await show(1);
  await page.getByLabelText('选择 小满 的图片').click();
  await page.getByRole('button', { name: '移除', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '移除' }).click();
  await expect.element(page.getByText('写一句原因，至少 2 个字')).toBeVisible();
  await dialog.getByRole('textbox', { name: '原因' }).fill('有路人正脸');
  await dialog.getByRole('button', { name: '移除' }).click();
  await expect
    .poll(() => mock.received('removeGroupAttachments'))
    .toEqual([{ ids: [items[0]?.media.id], reason: '有路人正脸' }]);
  await expect.element(page.getByLabelText('选择 小满 的图片')).not.toBeInTheDocument();
});

test('respondents and observers choose nothing', async () => {
  const { unmount } = await show(0);
  await expect.element(page.getByRole('button', { name: '看大图：图片' })).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toEqual([]);
  await unmount();
  await show(2);
  await expect.element(page.getByRole('button', { name: '看大图：图片' })).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toEqual([]);
});

test('an empty gallery says what will be there', async () => {
  await show(0, []);
  await expect.element(page.getByText('当前暂无图片和视频')).toBeVisible();
});

import type { GroupAttachmentRemove } from '@yayan/api-client';
import { mockListGroupAttachments } from '@yayan/api-client/mocks';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { response } from '../../testing/group-start.ts';
import { openMock } from '../../testing/open-mock.ts';
import { renderPage } from '../../testing/render-page.ts';
import { ChosenBar } from './ChosenBar.tsx';

const ids = Array.from({ length: 150 }, (_, at) => response(1000 + at, '').id);
const onDone = vi.fn<() => void>();
let opened: Awaited<ReturnType<typeof openMock>>;
const batches = () =>
  opened.mock.received('removeGroupAttachments').map((body) => (body as GroupAttachmentRemove).ids);

beforeEach(async () => {
  onDone.mockClear();
  const files = mockListGroupAttachments(({ items: [example] }) => ({
    items: example ? ids.map((id) => ({ ...example, media: { ...example.media, id } })) : [],
    nextCursor: null,
    total: ids.length,
  }));
  opened = await openMock({ seed: [files] });
  await renderPage(<ChosenBar ids={ids} onDone={onDone} />);
});

const remove = async (): Promise<void> => {
  await page.getByRole('button', { name: '移除' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '原因' }).fill('有路人正脸');
  await dialog.getByRole('button', { name: '移除' }).click();
};

test('more files than one call takes are all removed', async () => {
  await remove();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(batches().flat()).toEqual(ids);
  expect(batches().map(({ length }) => length)).toEqual([100, 50]);
});

test('when a later call fails, the dialog says how many were removed', async () => {
  const { asked, disturb } = opened;
  const isLater = () => asked('/focus/attachment/remove').length > 1;
  disturb((path) => (path === '/focus/attachment/remove' && isLater() ? 'lost' : undefined));
  await remove();
  await expect.element(page.getByText('已移除 100 个，其余没有移除：连不上服务器，请稍后再试')).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});

import { configureClient } from '@yayan/api-client';
import { ApiError, type ApiRequest } from '@yayan/auth';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '../../testing/render-page.ts';
import { ChosenBar } from './ChosenBar.tsx';

const ids = Array.from({ length: 150 }, (_, at) => `file-${at}`);
const onDone = vi.fn<() => void>();
let batches: string[][];
let fails: (batch: number) => boolean;

beforeEach(async () => {
  onDone.mockClear();
  batches = [];
  fails = () => false;
  configureClient({
    request: async <T,>({ data }: ApiRequest): Promise<T> => {
      const { ids: batch } = data as { ids: string[] };
      if (fails(batches.push(batch)))
        throw new ApiError({ code: 500, status: 500, msg: '服务忙', data: null, kind: 'notice' });
      return { removed: batch.length } as T;
    },
  });
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
  expect(batches.flat()).toEqual(ids);
  expect(batches.map(({ length }) => length)).toEqual([100, 50]);
});

test('when a later call fails, the dialog says how many were removed', async () => {
  fails = (batch) => batch === 2;
  await remove();
  await expect.element(page.getByText('已移除 100 个，其余没有移除：服务忙')).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});

import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '../../testing/render-page.ts';
import { StatementDownload } from './StatementDownload.tsx';

afterEach(() => vi.restoreAllMocks());

test('in WeChat, which saves no files, a download says where it works', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla MicroMessenger');
  await renderPage(<StatementDownload />);
  await page.getByRole('button', { name: '下载账单' }).click();
  await expect.element(page.getByText('微信里不能保存文件')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '下载表格' })).not.toBeInTheDocument();
});

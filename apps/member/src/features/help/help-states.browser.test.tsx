import type { HelpArticle } from '@yayan/api-client';
import { mockGetHelpArticle, mockListHelp, refuse } from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMockForVisitors } from '../../testing/open-mock.ts';
import { look, looks, prepareLook } from '@yayan/site/look';
import { openPage } from '../../testing/open-page.tsx';
import HelpArticlePage from './HelpArticlePage.tsx';
import HelpHomePage from './HelpHomePage.tsx';

const summary = { id: 21301, title: '金币值多少钱，会过期吗？', summary: '100 金币等于 1 元，不会过期。' };
const articles = [summary];
const article: HelpArticle = {
  ...summary,
  category: { id: 213, title: '金币与权益' },
  body: [{ kind: 'paragraph', lines: [[{ text: '100 金币等于 1 元。', strong: false, link: null }]] }],
  updatedAt: '2026-11-21T08:30:00.000Z',
  helpful: null,
};

let mock: Mock;
const home = (at = '/help') => openPage(HelpHomePage, '/help/:category?', at);
const open = () => openPage(HelpArticlePage, '/help/:category/:id', '/help/213/21301');

describe.each(looks)('help on a $size, $scheme', (how) => {
  beforeEach(async () => {
    ({ mock } = openMockForVisitors());
    mock.use(
      mockListHelp(() => ({
        id: 21,
        title: '帮助中心',
        sections: [{ id: 213, title: '金币与权益', articles }],
      })),
    );
    mock.use(mockGetHelpArticle(() => article));
    await prepareLook(how);
  });

  test('sections, a search without result, and an unknown category', async () => {
    await home();
    await expect.element(page.getByRole('heading', { name: '金币与权益' })).toBeVisible();
    await look('sections');
    const link = page.getByRole('link', { name: /金币值多少钱/u });
    if (how.size === 'phone') {
      await expect.element(link).not.toBeInTheDocument();
      await page.getByText('金币与权益').click();
    }
    await expect.element(link).toBeVisible();
    await look('an open section');
    mock.use(mockListHelp(() => ({ id: 21, title: '帮助中心', sections: [] })));
    await home('/help?q=火星');
    await expect.element(page.getByText(/没有找到“火星”/u)).toBeVisible();
    await expect.element(page.getByRole('link', { name: '看全部帮助' })).toHaveAttribute('href', '/help');
    await look('nothing found');
    mock.use(mockListHelp(refuse('NOT_FOUND')));
    await home('/help/99');
    await expect.element(page.getByText('当前暂无这个分类')).toBeVisible();
    await look('unknown category');
  });

  test('what a search found is not folded, and the search comes first', async () => {
    await home('/help?q=金币');
    await expect.element(page.getByRole('link', { name: /金币值多少钱/u })).toBeVisible();
    await home();
    const [field, heading] = [
      page.getByRole('textbox', { name: '搜索帮助' }),
      page.getByText(/任务怎么算完成/u),
    ];
    await expect.element(heading).toBeVisible();
    const order = field.element().compareDocumentPosition(heading.element());
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('a visitor reads an article and isn’t asked to rate it', async () => {
    await open();
    await expect.element(page.getByText('100 金币等于 1 元。')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '有帮助' })).not.toBeInTheDocument();
    await look('article');
    mock.use(mockGetHelpArticle(refuse('NOT_FOUND')));
    await open();
    await expect.element(page.getByRole('heading', { name: '没有找到这篇文章' })).toBeVisible();
    await look('no article');
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, startFakeCalls, type FakeCalls } from '../../testing/fake-calls.ts';
import { look, looks, prepareLook } from '@yayan/site/look';
import { openPage } from '../../testing/open-page.tsx';
import HelpArticlePage from './HelpArticlePage.tsx';
import HelpHomePage from './HelpHomePage.tsx';

const articles = [{ id: 21301, title: '金币值多少钱，会过期吗？', summary: '100 金币等于 1 元，不会过期。' }];
const article = {
  ...articles[0],
  category: { id: 213, title: '金币与权益' },
  body: [{ kind: 'paragraph', lines: [[{ text: '100 金币等于 1 元。', strong: false, link: null }]] }],
  updatedAt: '2026-11-21T08:30:00.000Z',
  helpful: null,
};

let server: FakeCalls;
const home = (at = '/help') => openPage(HelpHomePage, '/help/:category?', at);
const open = () => openPage(HelpArticlePage, '/help/:category/:id', '/help/213/21301');

describe.each(looks)('help on a $size, $scheme', (how) => {
  beforeEach(async () => {
    server = startFakeCalls();
    server.answer('/v1/categories', () => ({
      id: 21,
      title: '帮助中心',
      sections: [{ id: 213, title: '金币与权益', articles }],
    }));
    server.answer('/v1/help/articles/21301', () => article);
    await prepareLook(how);
  });

  test('sections, a search without result, and an unknown category', async () => {
    await home();
    await expect.element(page.getByRole('heading', { name: '金币与权益' })).toBeVisible();
    await look('sections');
    server.answer('/v1/categories', () => ({ id: 21, title: '帮助中心', sections: [] }));
    await home('/help?q=火星');
    await expect.element(page.getByText(/没有找到“火星”/u)).toBeVisible();
    await expect.element(page.getByRole('link', { name: '看全部帮助' })).toHaveAttribute('href', '/help');
    await look('nothing found');
    server.answer('/v1/categories', () => Promise.reject(refusal(404, 404)));
    await home('/help/99');
    await expect.element(page.getByText('当前暂无这个分类')).toBeVisible();
    await look('unknown category');
  });

  test('a visitor reads an article and isn’t asked to rate it', async () => {
    await open();
    await expect.element(page.getByText('100 金币等于 1 元。')).toBeVisible();
    await expect.element(page.getByRole('button', { name: '有帮助' })).not.toBeInTheDocument();
    await look('article');
    server.answer('/v1/help/articles/21301', () => Promise.reject(refusal(404, 404)));
    await open();
    await expect.element(page.getByRole('heading', { name: '没有找到这篇文章' })).toBeVisible();
    await look('no article');
  });
});

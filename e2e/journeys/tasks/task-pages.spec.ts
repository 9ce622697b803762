import type { Page } from '@playwright/test';
import { openPage } from '../../stack/browser/axe.ts';
import { expect, test } from '../../stack/journey.ts';
import { look } from '../../stack/browser/screenshot.ts';

/** Looks at the top of a page, where no control is hidden behind the sticky bar. */
const lookAtTop = async (page: Page, name: string, path?: string): Promise<void> => {
  if (path !== undefined) await openPage(page, path);
  await page.evaluate('scrollTo(0, 0)');
  await look(page, name);
};

test.describe('pages of task types and partners have no serious or critical issue @looks', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('tasks on their own page, from before to what waits', async ({ memberPage: page }) => {
    test.slow();
    const pages = {
      browse: ['Liu3nLan7yMn', '开始浏览'],
      video: ['Shi4pIn8kAn2', '开始观看'],
      paipai: ['Pai2zAo5cAn9', '开始拍照'],
      trial: ['Ying7yOng3Sw', '申请参加'],
    } as const;
    for (const [name, [hashId, start]] of Object.entries(pages)) {
      await lookAtTop(page, name, `/task/detail/${hashId}`);
      await page.getByRole('button', { name: start }).click();
      await expect(page.getByRole('heading', { name: '现在要做的' })).toBeVisible();
      await lookAtTop(page, `${name}-begun`);
    }
    await page.getByRole('textbox').fill('我每天用备忘录记账，想试试更省事的办法');
    await page.getByRole('button', { name: '提交审核' }).click();
    await expect(page.getByRole('heading', { name: '申请审核中' })).toBeVisible();
    await lookAtTop(page, 'trial-waits');
    await lookAtTop(page, 'records', '/home/task');
  });

  test('the attribute questionnaire and its return', async ({ viewerPage: page }) => {
    await lookAtTop(page, 'attributes', '/user/survey');
    await lookAtTop(page, 'attributes-section', '/user/survey?part=household');
    await lookAtTop(page, 'attributes-consent', '/user/survey?part=private');
    await lookAtTop(page, 'welcome-back', '/task/welcome/back');
  });

  test('ways in and back that lead nowhere', async ({ memberPage: page }) => {
    const nowhere = {
      'task-gone': '/task/detail/nobody',
      'task-go-gone': '/task/go?task=nobody',
      'session-gone': '/task/go?session=nobody',
      'browse-redirect': '/browse/redirect',
      'browse-redirect-gone': '/browse/redirect?session=nobody',
      'agent-go': '/task/agent/go?aid=x',
      'mp-go': '/task/mp/go?ticket=over',
      'cloud-go': '/cloud/agent/go?task=nobody00',
      'cloud-gmo': '/cloud/gmo/go?task=Gmo2Dui5WaiP',
      'cloud-survey': '/cloud/survey/go?sid=nobody000000',
      'cloud-back': '/cloud/agent/back?k=nobody',
      'back-failure': '/task/back/failure',
      'survey-end': '/survey/end',
    };
    for (const [name, path] of Object.entries(nowhere)) await lookAtTop(page, name, path);
  });

  test('an open link, begun and ended', async ({ page }) => {
    await lookAtTop(page, 'open-link', '/cloud/survey/go?sid=Kai2Wen8JuAn');
    await page.getByText('不用通勤', { exact: true }).click();
    await page.getByRole('button', { name: /^下一[页题]$|^提交$/u }).click();
    await expect(page).toHaveURL(/\/survey\/end\?visit=/u);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await lookAtTop(page, 'survey-ended');
  });
});

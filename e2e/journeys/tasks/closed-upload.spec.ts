import type { Page } from '@playwright/test';
import { questionnaireOn } from '../../stack/browser/questionnaire.ts';
import { importShortTask } from '../../stack/servers/short-task.ts';
import { expect, test } from '../../stack/journey.ts';

const store = '**/api/files';

/** Lets uploads begin and never end. Resolves to a function that waits for one. */
const holdUploads = async (page: Page): Promise<() => Promise<unknown>> => {
  await page.route(store, () => undefined);
  return async () => await page.waitForRequest(store);
};

test('11.5 a photo of a hand-in goes on after a reload in the middle of its upload @phone', async ({
  memberPage: page,
}) => {
  await page.goto('/task/detail/Pai2zAo5cAn9');
  const buffer = await page.screenshot();
  await page.getByRole('button', { name: '开始拍照' }).click();
  const begun = (await holdUploads(page))();
  await page.locator('input[type=file]').setInputFiles({ name: '豆浆.png', mimeType: 'image/png', buffer });
  await begun;
  await expect(page.getByLabel('第 1 张的说明')).toHaveCount(0);

  await page.unroute(store);
  await page.reload();
  await expect(page.getByLabel('第 1 张的说明')).toBeVisible();
  await expect(page.getByRole('button', { name: '添加照片（1/4）' })).toBeVisible();
});

test('11.5 a file of a questionnaire goes on after a reload in the middle of its upload, and is handed in @phone', async ({
  memberPage: page,
}) => {
  const receipt = '手边有小票的话，拍一张';
  const task = await importShortTask('survey/groceries.yaml', '只交一张小票', {
    survey: {
      pages: [
        {
          name: 'screening',
          title: '先认识一下你',
          elements: [
            {
              type: 'radiogroup',
              name: 'recent',
              title: '最近一次买菜？',
              isRequired: true,
              choices: [
                { value: 'today', text: '今天' },
                { value: 'never', text: '从不' },
              ],
            },
          ],
        },
        {
          name: 'packaging',
          title: '小票',
          elements: [{ type: 'file', name: 'receipt', title: receipt, isRequired: true }],
        },
      ],
    },
    host: { minimumSeconds: 0, quotaCells: [], contradictions: [], sensitive: [] },
  });
  await page.goto(`/task/go?task=${task}`);
  const survey = questionnaireOn(page);
  await survey.pick('最近一次买菜？', '今天');
  await survey.next();
  await survey.isAt('小票');
  const buffer = await page.screenshot();
  const begun = (await holdUploads(page))();
  const chooser = page.waitForEvent('filechooser');
  await survey.question(receipt).getByText('选择文件').last().click();
  await (await chooser).setFiles({ name: '小票.png', mimeType: 'image/png', buffer });
  await begun;

  await page.unroute(store);
  const sent = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/files');
  await page.reload();
  expect((await sent).ok()).toBe(true);
  await expect(survey.question(receipt)).toContainText('小票.png');
  await survey.next();
  await expect(page.getByRole('heading', { level: 1, name: '答完啦，谢谢你的想法' })).toBeVisible();
});

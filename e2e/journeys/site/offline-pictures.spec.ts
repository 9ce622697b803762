import { questionnaireOn } from '../../stack/browser/questionnaire.ts';
import { workerOf } from '../../stack/browser/worker-of.ts';
import { expect, test } from '../../stack/journey.ts';

test.use({ serviceWorkers: 'allow' });

/** Counts in the browser, because a picture that failed is still there for a moment. */
const countLoaded =
  "[...document.querySelectorAll('[data-name=pack] img')].filter(({ naturalWidth }) => naturalWidth > 0).length";

test('3.9 the pictures of a questionnaire are there without a network, also after a reload @phone', async ({
  memberPage: page,
  context,
}) => {
  await page.goto('/home');
  await workerOf(page);
  await page.goto('/task/go?task=Cai4nB7qLw2T');
  const survey = questionnaireOn(page);
  await survey.pick('你最近一次自己买菜是什么时候？', '今天或昨天');
  await survey.show('家里平时几个人一起吃饭？');
  await survey.choose(survey.question('家里平时几个人一起吃饭？'), '2');
  await survey.next();
  await survey.isAt('那一次');
  await expect
    .poll(async () =>
      page.evaluate<number>(
        "caches.open('yayan-pictures').then((kept) => kept.keys()).then((keys) => keys.length)",
      ),
    )
    .toBe(5);
  await context.setOffline(true);
  await survey.pick('你是在哪里买的？', '菜市场');
  await survey.next();
  await survey.isAt('满意吗');
  for (const row of ['东西新鲜', '价格便宜', '价格偏贵', '离家近', '斤两足'])
    await page.getByRole('group', { name: row }).getByText('一般').click();
  await survey.next();
  await survey.isAt('看图选');
  const pack = survey.question('同样的酱油，你更愿意拿哪种包装？');
  await expect.poll(() => page.evaluate<number>(countLoaded)).toBe(4);
  await expect(page.getByText('图片没有加载出来', { exact: false })).toHaveCount(0);
  await survey.pick('同样的酱油，你更愿意拿哪种包装？', '玻璃瓶');
  await expect(pack.getByRole('radio', { name: '玻璃瓶' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect
    .poll(() => page.evaluate<boolean>("fetch('/survey/box.svg').then(({ ok }) => ok, () => false)"))
    .toBe(true);
});

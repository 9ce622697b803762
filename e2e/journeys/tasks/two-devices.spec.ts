import { expect, test } from '../../stack/journey.ts';
import { look } from '../../stack/browser/screenshot.ts';
import { questionnaireOn } from '../../stack/browser/questionnaire.ts';

const task = 'Lu3TqW8vKd5R';
const told = '这份问卷在别处也有更新';

test('two devices on one questionnaire: each gets a notice, nothing typed is lost, the later page wins, and each answer can be chosen', async ({
  memberPage: phone,
  context,
  browser,
}) => {
  await phone.goto(`/task/go?task=${task}`);
  const here = questionnaireOn(phone);
  await here.isAt('先认识一下你');
  await here.pick('你一周有几天要通勤？', '三到四天');
  await here.pick('最主要用哪种方式？', '自己开车');
  await here.next();
  await here.isAt('你的路程');

  const elsewhere = await browser.newContext();
  await elsewhere.addCookies(await context.cookies());
  const desktop = await elsewhere.newPage();
  await desktop.goto(`/task/detail/${task}`);
  await desktop.getByRole('link', { name: '继续答题' }).click();
  const there = questionnaireOn(desktop);
  await there.isAt('你的路程');

  /** The next page is shown before the server has the answers of the one before. */
  const isSaved = (page: typeof phone): Promise<void> =>
    expect(page.getByText('已保存', { exact: true })).toBeVisible();
  const answer = async (page: typeof phone, minutes: string, leave: string) => {
    const survey = questionnaireOn(page);
    await page.getByLabel('大约几分钟').fill(minutes);
    await page.getByLabel('大约几分钟').blur();
    await survey.show('通常几点出门？');
    await page.getByLabel('通常几点出门？').fill(leave);
    await page.getByLabel('通常几点出门？').blur();
    // A draft sent after the other device continued would notify this one before it continues itself.
    await isSaved(page);
  };
  await answer(phone, '35', '08:10');
  await answer(desktop, '50', '07:30');
  await here.next();
  await here.isAt('自己开车');
  await isSaved(phone);

  const loaded = desktop.locator('section:has([role=progressbar])');
  await loaded.evaluate((section) => section.setAttribute('data-before', ''));
  await there.next();
  await expect(desktop.getByText(told)).toBeVisible();
  await expect(loaded).not.toHaveAttribute('data-before');
  await there.isAt('你的路程');
  await there.backTo('说说单程的情况');
  await expect(desktop.getByLabel('大约几分钟')).toHaveValue('50');
  const differing = (count: number) =>
    desktop.getByRole('region', { name: `${count} 道题在两台设备上答得不一样` });
  await expect(differing(2)).toContainText('35');
  await expect(differing(2)).toContainText('50');
  await look(desktop, 'two-devices');
  await differing(2).getByRole('button', { name: '通常几点出门？：用另一台的' }).click();
  await differing(1).getByRole('button', { name: '说说单程的情况：用这台的' }).click();
  await expect(desktop.getByText('在两台设备上答得不一样')).toBeHidden();
  await there.show('通常几点出门？');
  await expect(desktop.getByLabel('通常几点出门？')).toHaveValue('08:10');
  await there.backTo('说说单程的情况');
  await expect(desktop.getByLabel('大约几分钟')).toHaveValue('50');
  await there.next();
  await there.isAt('自己开车');
  await isSaved(desktop);

  await here.backTo('通常几点出门？');
  await here.next();
  await expect(phone.getByText(told)).toBeVisible();
  await elsewhere.close();
});

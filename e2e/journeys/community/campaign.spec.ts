import { writeFile } from 'node:fs/promises';
import { addresses } from '../../stack/servers/addresses.ts';
import { expect, test } from '../../stack/journey.ts';
import { verifyOver } from '../../stack/servers/member-client.ts';
import { yayan } from '../../stack/servers/operator.ts';

const HOUR_MS = 3_600_000;
const id = 'JourneyXmas1';

test('a member draws a prize, claims it, and checks every draw in the browser once the seed is public @phone', async ({
  memberPage: page,
  memberSession: session,
}, info) => {
  const file = info.outputPath('campaign.json');
  const filed = {
    id,
    face: 'christmas',
    title: '圣诞抽好礼',
    summary: '签到就能抽一次',
    rules: ['活动期间每天签到得 1 次机会。'],
    organiser: '芽言',
    taxNote: '奖品所涉税费按国家规定办理。',
    startsAt: new Date(Date.now() - HOUR_MS).toISOString(),
    endsAt: new Date(Date.now() + 24 * HOUR_MS).toISOString(),
    ways: [{ cause: 'checkin', chances: 1 }],
    prizes: [
      {
        id: 'music',
        kind: 'codes',
        title: '音乐会员月卡',
        worth: 1200,
        stock: 1,
        odds: 1_000_000,
        benefit: 'bYy3d6mT9cWq',
      },
    ],
  };
  await writeFile(file, JSON.stringify(filed));
  await yayan('campaign', 'publish', file, '--by', '林晓');

  // Nobody gets a prize without the real-name check (rule 5.13).
  await verifyOver(addresses.api(), session.token, { name: '王晓穗', idNumber: '310104199105082132' });

  await page.goto('/home');
  const strip = page.getByRole('region', { name: '签到' });
  await strip.getByRole('button', { name: '签到' }).click();
  await expect(strip.getByRole('heading', { name: '已连续签到 1 天' })).toBeVisible();

  await page.goto('/christmas');
  await page.getByRole('button', { name: '抽一次' }).click();
  const result = page.getByRole('dialog', { name: '开奖结果' });
  await expect(result.getByText('恭喜抽中“音乐会员月卡”')).toBeVisible();
  await result.getByRole('button', { name: '知道了' }).click();

  await page.goto('/christmas?view=records');
  const record = page.getByRole('listitem').filter({ hasText: '音乐会员月卡' });
  await record.getByRole('button', { name: '领取' }).click();
  const claiming = page.getByRole('dialog', { name: '领取“音乐会员月卡”' });
  await claiming.getByRole('button', { name: '确认领取' }).click();
  await expect(claiming.getByRole('heading', { name: '领取成功' })).toBeFocused();
  await claiming.getByRole('button', { name: '知道了' }).click();
  await expect(record.getByRole('link', { name: '查看进度' })).toHaveAttribute(
    'href',
    /\/home\/exchange\?order=/u,
  );

  await yayan('campaign', 'end', id, '--by', '林晓');
  await page.goto('/activity');
  const ended = page.getByRole('listitem').filter({ hasText: '圣诞抽好礼' });
  await ended.getByRole('link', { name: '验证公平' }).click();
  await page.getByRole('button', { name: '在浏览器里验算全部抽奖' }).click();
  await expect(page.getByText('1 次抽奖全部验算一致')).toBeVisible();
});

import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cast, TestSystem } from '../../../test/system/test-system.ts';
import { helpOverview, withdrawHelp, writeHelp } from './edit-help.ts';
import { readHelpFile } from './help-file.ts';
import { seedHelp } from '../../../demo/help/seed.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

const list = (query: { categoryId: number; keyword?: string }) => system.get('listHelp', { query });

describe('help (rule 7.10)', () => {
  it('has seven sections with at least forty articles, which a visitor reads', async () => {
    const { sections } = await list({ categoryId: 21 });
    expect(sections.map(({ title }) => title)).toEqual([
      '账号',
      '任务',
      '金币与权益',
      '兑换',
      '讨论小组',
      '隐私与安全',
      '活动',
    ]);
    const ids = sections.flatMap(({ articles }) => articles.map(({ id }) => id));
    expect(ids.length).toBeGreaterThanOrEqual(40);
    expect(await list({ categoryId: 214 })).toMatchObject({ title: '兑换', sections: [{ id: 214 }] });
    expect((await system.call('listHelp', { query: { categoryId: 99 } })).code).toBe(404);
    for (const id of ids)
      expect(
        (await system.get('getHelpArticle', { params: { id: String(id) } })).body.length,
      ).toBeGreaterThan(0);
  });

  it('links only to pages of the site', async () => {
    const routes = await readFile(new URL('../../../../../contract/routes.tsv', import.meta.url), 'utf8');
    const pages = new Set(routes.split('\n').map((line) => line.split('\t')[1]));
    const articles = await helpOverview(system.platform);
    const links = articles.flatMap(({ body }) =>
      [...body.matchAll(/\]\((\/[^)#?]*)/gu)].map(([, path]) => path),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((path) => path === undefined || !pages.has(path))).toEqual([]);
  });

  it('finds articles that contain every word, whatever stands around it', async () => {
    const { sections } = await list({ categoryId: 21, keyword: '补签卡' });
    expect(sections.flatMap(({ articles }) => articles.map(({ id }) => id))).toEqual([21308, 21304]);
    expect((await list({ categoryId: 21, keyword: '补签卡 翻倍' })).sections).toHaveLength(1);
    expect((await list({ categoryId: 21, keyword: "%_'" })).sections).toEqual([]);
  });

  it.each([
    ['金币多久到账', '兑换以后多久到账？'],
    ['怎么提现', '金币可以换什么？'],
    ['质量分怎么恢复', '质量分是什么，怎样恢复？'],
    ['为什么我没有入选', '为什么有时没入选？'],
    ['收不到短信验证码怎么办', '收不到验证码怎么办？'],
    ['邀请朋友有什么奖励', '邀请好友有什么奖励？'],
  ])('answers the question %s', async (keyword, expected) => {
    const { sections } = await list({ categoryId: 21, keyword });
    const found = sections.flatMap(({ articles }) => articles.map(({ title, summary }) => title + summary));
    expect(found.length).toBeLessThanOrEqual(10);
    expect(found.join()).toContain(expected);
  });

  it('puts the section of the best article first', async () => {
    const { sections } = await list({ categoryId: 21, keyword: '怎样查金币的来处' });
    expect(sections[0]?.articles[0]?.title).toBe('怎样查每一枚金币的来处和去处？');
  });

  it('puts an article whose title has the word before those that only mention it', async () => {
    const { sections } = await list({ categoryId: 21, keyword: '抽奖' });
    expect(sections[0]?.title).toBe('活动');
  });

  it('finds nothing for words that no article contains', async () => {
    expect((await list({ categoryId: 21, keyword: '火星怎么去' })).sections).toEqual([]);
  });

  it('a member says once whether an article helped', async () => {
    const member = await system.signIn(cast.oldMember);
    const params = { id: '21301' };
    const rate = (helpful: boolean) => system.get('rateHelpArticle', { params, body: { helpful } }, member);
    await Promise.all([rate(true), rate(true)]);
    await rate(false);
    expect((await system.get('getHelpArticle', { params }, member)).helpful).toBe(false);
    expect((await system.get('getHelpArticle', { params })).helpful).toBeNull();
    const counted = (await helpOverview(system.platform)).find(({ id }) => id === 21301);
    expect(counted?.ratings).toEqual({ helpful: 0, not: 1 });
    expect((await system.call('rateHelpArticle', { params, body: { helpful: true } })).status).toBe(401);
    const unknown = { params: { id: '1' }, body: { helpful: true } };
    expect((await system.call('rateHelpArticle', unknown, member)).code).toBe(404);
  });
});

it.each([
  ['积分', '金币值多少钱，会过期吗？'],
  ['怎么赚钱', '签到怎样得金币？'],
  ['我被封号了', '账号被处罚了怎么办？'],
  ['排行榜', '达人榜的排名怎样算？'],
  ['排行', '达人榜的排名怎样算？'],
  ['推广', '邀请好友有什么奖励？'],
])('help on the everyday word %s is found', async (keyword, title) => {
  const { sections } = await list({ categoryId: 21, keyword });
  expect(sections.flatMap(({ articles }) => articles.map((article) => article.title))).toContain(title);
});

it.each([
  ['抽奖', '活动'],
  ['锦鲤', '活动'],
  ['答题', '活动'],
  ['投票', '活动'],
  ['课程', '活动'],
  ['榜单', '活动'],
  ['提现', '兑换'],
  ['退货', '兑换'],
  ['发票', '金币与权益'],
  ['夜间模式', '账号'],
  ['下载APP', '账号'],
  ['客服电话', '隐私与安全'],
  ['未成年', '隐私与安全'],
  ['指纹', '账号'],
  ['家人共用', '隐私与安全'],
  ['个税', '活动'],
])('help on %s is found', async (keyword, section) => {
  const { sections } = await list({ categoryId: 21, keyword });
  expect(sections.map(({ title }) => title)).toContain(section);
});

it.each([
  ['改手机号', '怎样更换手机号？'],
  ['换号码', '怎样更换手机号？'],
  ['换手机', '怎样更换手机号？'],
  ['钱什么时候到', '兑换以后多久到账？'],
  ['提现', '金币可以换什么？'],
  ['提现多久', '兑换以后多久到账？'],
  ['没有收到金币', '为什么有些任务的金币要等一段时间？'],
  ['封号', '账号被处罚了怎么办？'],
  ['被扣分', '质量分是什么，怎样恢复？'],
  ['退款', '可以取消兑换吗？'],
  ['客服', '怎样找到客服？'],
  ['人工客服', '怎样找到客服？'],
  ['微信登录', '怎样绑定和解绑微信、QQ、微博、支付宝？'],
  ['绑定微信', '怎样绑定和解绑微信、QQ、微博、支付宝？'],
  ['黑夜模式', '怎样换成深色、把字放大？'],
  ['字体大', '怎样换成深色、把字放大？'],
  ['我的奖品', '怎样参加幸运抽奖？'],
  ['快递到哪了', '收到的实物有问题，能退货、换货吗？'],
  ['为什么没被选中', '为什么有时没入选？'],
  ['怎么赚钱', '签到怎样得金币？'],
  ['推荐朋友赚钱', '邀请好友有什么奖励？'],
  ['邀请', '邀请好友有什么奖励？'],
  ['删除我的资料', '怎样注销账号？'],
  ['注销', '怎样注销账号？'],
  ['京东卡', '金币可以换什么？'],
  ['生日', '为什么有时没入选？'],
  ['签到', '签到怎样得金币？'],
  ['密码', '可以不用密码吗？'],
  ['优惠券', '卡券怎样用？'],
  ['体现', '金币可以换什么？'],
  ['取钱', '金币可以换什么？'],
  ['换钱', '金币可以换什么？'],
  ['微信红包', '金币可以换什么？'],
  ['支付宝', '金币可以换什么？'],
  ['话费', '金币可以换什么？'],
  ['邀请码', '邀请好友有什么奖励？'],
  ['邮寄地址', '金币可以换什么？'],
  ['中奖', '怎样参加幸运抽奖？'],
  ['被筛掉', '为什么有时没入选？'],
  ['名额满了', '为什么有时没入选？'],
  ['金币过期', '金币值多少钱，会过期吗？'],
  ['投诉', '怎样找到客服？'],
  ['实名', '为什么要实名认证？'],
  ['身份证', '为什么要实名认证？'],
  ['大字', '怎样换成深色、把字放大？'],
  ['未成年', '未成年人可以用芽言吗？'],
  ['家人', '家人共用手机或网络可以吗？'],
  ['短信', '怎样退订短信和邮件？'],
  ['退订', '怎样退订短信和邮件？'],
  ['等级', '权益值和等级有什么用？'],
  ['信用分', '质量分是什么，怎样恢复？'],
  ['质量分', '质量分是什么，怎样恢复？'],
  ['发票', '怎样开具凭证，有发票吗？'],
  ['讨论小组', '讨论小组是什么？'],
  ['主持人', '讨论小组是什么？'],
  ['隐私', '芽言保存我的哪些资料？'],
  ['导出数据', '怎样导出自己的数据？'],
  ['问卷白做', '为什么有时没入选？'],
  ['照片审核', '审核没通过，或者要求补充，怎么办？'],
  ['锦鲤', '锦鲤抽奖怎样开奖？'],
  ['抽奖公平', '抽奖公平吗，怎样验证？'],
  ['课程', '课程有什么用，怎样得金币？'],
  ['钱', '金币值多少钱，会过期吗？'],
  ['帳號', '怎样注销账号？'],
  ['ＡＰＰ', '怎样把芽言安装到手机桌面？'],
  ['为什么被踢出来', '为什么有时没入选？'],
  ['钱去哪了', '怎样查每一枚金币的来处和去处？'],
  ['作弊', '怎样算认真作答？'],
  ['抽奖黑幕', '抽奖公平吗，怎样验证？'],
  ['字太小', '怎样换成深色、把字放大？'],
  ['手机丢了', '怎样更换手机号？'],
  ['删号', '怎样注销账号？'],
  ['打卡', '签到怎样得金币？'],
  ['甄别', '为什么有时没入选？'],
  ['被甄别', '为什么有时没入选？'],
  ['看不清', '怎样换成深色、把字放大？'],
  ['撤销同意', '怎样撤回同意？'],
  ['撤回同意', '怎样撤回同意？'],
  ['物流', '兑换以后多久到账？'],
  ['我的单子到哪了', '兑换以后多久到账？'],
  ['兑换失败', '兑换记录的状态是什么意思？'],
  ['金币不够', '签到怎样得金币？'],
])('help on %s, in a member’s own words, has %s among its first three', async (keyword, title) => {
  const { sections } = await list({ categoryId: 21, keyword });
  const found = sections.flatMap(({ articles }) => articles.map((article) => article.title));
  expect(found.slice(0, 3)).toContain(title);
});

describe('operators write help from files', () => {
  const file = (body: string) =>
    readHelpFile(
      JSON.stringify({
        id: 299,
        title: '测试',
        position: 99,
        articles: [{ id: 29901, title: '甲', summary: '乙', body }],
      }),
    );

  it('a file of the product is fine', async () => {
    const folder = new URL('../../../data/help/', import.meta.url);
    for (const name of await readdir(folder)) readHelpFile(await readFile(new URL(name, folder), 'utf8'));
  });

  it('what was withdrawn comes back when it is written again', async () => {
    const article = { id: 21199, section_id: 211, title: '甲', summary: '乙', body: '正文', position: 99 };
    const write = async () => await writeHelp(system.platform, { ...article, by: '林晓' });
    const code = async () => (await system.call('getHelpArticle', { params: { id: '21199' } })).code;
    await write();
    await withdrawHelp(system.platform, 21199, '林晓');
    await seedHelp(system.platform);
    expect(await code()).toBe(404);
    await write();
    expect(await code()).toBe(200);
  });

  it('a text that breaks the subset is refused with its line', () => {
    expect(() => file('好\n\n<script>alert(1)</script>')).toThrow('Article 29901: Line 3');
  });
});

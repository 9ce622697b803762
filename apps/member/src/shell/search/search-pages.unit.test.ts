import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { pages } from '../../routes.tsx';
import { findAfterSignIn, findPages, searchedPages } from './search-pages.ts';

const everybody = { isVisitor: false, hidesCoins: false };
const visitor = { isVisitor: true, hidesCoins: false };
const titlesOf = (text: string, who = everybody): string[] => findPages(text, who).map(({ title }) => title);

test.each(searchedPages)(
  '10.37 $href is a page of the site, which visitors may open if they find it',
  ({ href, only }) => {
    const { pathname } = new URL(href, 'https://site.example');
    const [match] =
      matchRoutes(
        pages.map(({ path, access }) => ({ path, access })),
        pathname,
      ) ?? [];
    expect(match).toBeDefined();
    if (only !== 'members') expect(match?.route.access).toBe('public');
  },
);

test.each([
  ['提现', '福利兑换'],
  ['注册', '登录 / 注册'],
  ['登录', '登录 / 注册'],
  ['登陆', '登录 / 注册'],
  ['忘记密码', '找回密码'],
  ['抽奖', '活动'],
  ['课程', '课程'],
  ['未成年', '用户协议'],
  ['隐私', '隐私政策'],
  ['客服', '联系我们'],
  ['帮助', '帮助中心'],
  ['下载', '安装 APP'],
])('10.37 a visitor’s word %s is among the first three: %s', (text, title) => {
  expect(titlesOf(text, visitor).slice(0, 3)).toContain(title);
});

test.each(['签到', '金币明细', '收货地址', '注销'])('10.37 a visitor finds no page for %s', (text) => {
  expect(titlesOf(text, visitor)).toEqual([]);
});

test.each([
  ['提现', '福利兑换'],
  ['打卡', '签到'],
  ['客服', '联系我们'],
  ['身份证', '实名认证'],
  ['排行榜', '达人榜'],
  ['app', '安装 APP'],
  ['退出登录', '账号设置'],
])('10.37 the everyday word %s finds %s', (text, title) => {
  expect(titlesOf(text)).toContain(title);
});

test('10.37 a page with the word in its title comes before those that are only called so', () => {
  expect(titlesOf('兑换')[0]).toBe('福利兑换');
  expect(titlesOf('账号')[0]).toBe('账号设置');
});

test('10.37 all words must be in what is found', () => {
  expect(titlesOf('兑换 订单')).toEqual(['兑换记录']);
  expect(titlesOf('  ')).toEqual([]);
});

test.each([
  ['改手机号', '更换手机号'],
  ['换号码', '更换手机号'],
  ['换手机', '更换手机号'],
  ['钱什么时候到', '金币明细'],
  ['提现', '福利兑换'],
  ['提现多久', '兑换记录'],
  ['没有收到金币', '金币明细'],
  ['封号', '帮助与反馈'],
  ['被扣分', '质量分'],
  ['退款', '兑换记录'],
  ['客服', '联系我们'],
  ['人工客服', '联系我们'],
  ['微信登录', '绑定第三方账号'],
  ['绑定微信', '绑定第三方账号'],
  ['黑夜模式', '大字和深色模式'],
  ['夜间模式', '大字和深色模式'],
  ['字体大', '大字和深色模式'],
  ['我的奖品', '兑换记录'],
  ['中奖记录', '活动'],
  ['快递到哪了', '兑换记录'],
  ['我的快递', '兑换记录'],
  ['为什么没被选中', '任务记录'],
  ['怎么赚钱', '任务大厅'],
  ['推荐朋友赚钱', '邀请好友'],
  ['邀请', '邀请好友'],
  ['删除我的资料', '注销账号'],
  ['注销', '注销账号'],
  ['京东卡', '福利兑换'],
  ['优惠券', '卡券'],
  ['生日', '个人资料问卷'],
  ['修改资料', '个人资料问卷'],
  ['收货地址', '收货地址'],
  ['签到', '签到'],
  ['忘记密码', '修改密码'],
  ['密码', '修改密码'],
  ['等级', '权益值'],
  ['抽奖', '活动'],
  ['手机号码换了怎么办', '更换手机号'],
  ['金币什么时候到账', '金币明细'],
  ['退出其他设备', '登录过的设备'],
  ['体现', '福利兑换'],
  ['取钱', '福利兑换'],
  ['银行卡', '福利兑换'],
  ['补签卡', '签到'],
  ['闪退', '帮助与反馈'],
  ['换钱', '福利兑换'],
  ['微信红包', '福利兑换'],
  ['支付宝', '福利兑换'],
  ['话费', '福利兑换'],
  ['邀请码', '邀请好友'],
  ['邮寄地址', '收货地址'],
  ['快递', '兑换记录'],
  ['中奖', '中奖名单'],
  ['被筛掉', '任务记录'],
  ['名额满了', '任务记录'],
  ['问卷白做', '任务记录'],
  ['照片审核', '任务记录'],
  ['金币过期', '金币明细'],
  ['投诉', '提交反馈'],
  ['实名', '实名认证'],
  ['身份证', '实名认证'],
  ['大字', '大字和深色模式'],
  ['夜间', '大字和深色模式'],
  ['未成年', '用户协议'],
  ['家人', '邀请好友'],
  ['短信', '提醒设置'],
  ['退订', '提醒设置'],
  ['信用分', '质量分'],
  ['质量分', '质量分'],
  ['发票', '兑换记录'],
  ['讨论小组', '我的讨论'],
  ['主持人', '我的讨论'],
  ['隐私', '隐私政策'],
  ['导出数据', '导出我的数据'],
  ['锦鲤', '活动'],
  ['抽奖公平', '活动'],
  ['课程', '课程'],
  ['钱', '金币明细'],
  ['卡', '卡券'],
  ['ＡＰＰ', '安装 APP'],
  ['为什么被踢出来', '任务记录'],
  ['钱去哪了', '金币明细'],
  ['到哪了', '兑换记录'],
  ['作弊', '质量分'],
  ['字太小', '大字和深色模式'],
  ['手机丢了', '更换手机号'],
  ['删号', '注销账号'],
  ['帐号', '账号设置'],
])('10.37 in a member’s own words, %s is among the first three: %s', (text, title) => {
  expect(titlesOf(text).slice(0, 3)).toContain(title);
});

test.each([
  ['我的单子到哪了', '/home/exchange'],
  ['物流', '/home/exchange'],
  ['快递', '/home/exchange'],
  ['查快递', '/home/exchange'],
  ['没收到货', '/home/exchange'],
  ['兑换失败', '/home/exchange'],
  ['提现失败', '/home/exchange'],
  ['看不清', '/home/user#appearance'],
  ['字太小', '/home/user#appearance'],
  ['字太小看不清', '/home/user#appearance'],
  ['大字', '/home/user#appearance'],
  ['深色模式', '/home/user#appearance'],
  ['撤回同意', '/home/user#consents'],
  ['怎么撤销同意', '/home/user#consents'],
  ['取消授权', '/home/user#consents'],
  ['个性化推荐', '/home/user#privacy'],
  ['解绑微信', '/home/user#bindings'],
  ['提现', '/exchange'],
  ['怎么换礼物', '/exchange'],
  ['怎么赚钱', '/task'],
  ['不够金币', '/task'],
  ['金币不够怎么办', '/task'],
  ['注销', '/home/user?edit=close'],
  ['换手机号', '/home/user?edit=mobile'],
  ['邀请码', '/home/invite'],
  ['封号', '/home/feedback'],
  ['我被封了', '/home/feedback'],
  ['申诉', '/home/feedback'],
  ['没收到金币', '/home/gold'],
  ['退出账号', '/home/user'],
  ['换微信', '/home/user#bindings'],
  ['添加收货地址', '/home/user?edit=address'],
])('10.37 for %s the first line leads to %s', (text, href) => {
  expect(findPages(text, everybody)[0]?.href).toBe(href);
});

test('10.37 what 甄别 means is said by help alone, so no page comes before it', () => {
  expect(titlesOf('甄别')).toEqual([]);
  expect(titlesOf('被甄别了')).toEqual([]);
});

test('10.37 if no page has all words, those with the most of their parts come first', () => {
  expect(titlesOf('兑换 没有的')).toEqual(['福利兑换', '兑换记录']);
  expect(titlesOf('订单的物流快递')[0]).toBe('兑换记录');
});

test.each(['月饼', '我的东西', '怎么没有了', '没有的词'])('10.37 %s finds no page', (text) => {
  expect(titlesOf(text)).toEqual([]);
});

test('10.37 the page for a withdrawal says why it answers', () => {
  expect(findPages('提现', everybody)[0]).toMatchObject({
    title: '福利兑换',
    note: '金币换现金、话费和商品',
  });
});

test('6.1 pages about coins are not found by who sees none', () => {
  const host = { isVisitor: false, hidesCoins: true };
  expect(titlesOf('金币', host)).toEqual([]);
  expect(titlesOf('提现', host)).toEqual([]);
  expect(titlesOf('任务记录', host)).toEqual(['任务记录']);
});

test.each([
  ['改名字', '修改昵称'],
  ['不想收短信', '提醒设置'],
  ['金币明细', '金币明细'],
])('10.37 a visitor who looks for %s learns that it is there after the sign-in', (text, title) => {
  expect(findAfterSignIn(text).map((page) => page.title)).toContain(title);
});

test('10.37 what visitors may open needs no sign-in, so it isn’t listed a second time', () => {
  expect(findAfterSignIn('抽奖').map(({ title }) => title)).not.toContain('活动');
});

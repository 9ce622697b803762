import {
  mockChangeMobile,
  mockListDevices,
  mockSendCode,
  mockUnbindSns,
  refuse,
} from '@yayan/api-client/mocks';
import { AdultStatus } from '@yayan/api-client';
import { chinaTime } from '@yayan/ui';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AccountMock } from './testing/account-mock.ts';
import { button, dialog, openAccountPage, startAccount } from './testing/open-account-page.tsx';

let server: AccountMock;

beforeEach(async () => {
  server = await startAccount();
});

const typeCode = async (digits: string): Promise<void> => {
  await page.getByLabelText('验证码第 1 位').click();
  await userEvent.keyboard(digits);
};

test('the form asks for a new mobile only after the old one is proven, and the change sends both proofs', async () => {
  server.mock.use(mockChangeMobile({ mobile: '139****1234', signedOutDevices: 2 }));
  await openAccountPage('/home/user?edit=mobile');
  await expect.element(page.getByText('验证原手机号')).toBeVisible();
  expect(page.getByLabelText('手机号', { exact: true }).query()).toBeNull();
  await button('获取验证码').click();
  await typeCode('123456');
  await page.getByLabelText('手机号', { exact: true }).fill('13912341234');
  await button('获取验证码').click();
  await typeCode('123456');
  await expect.element(page.getByText('手机号已换成 139****1234')).toBeVisible();
  await expect.element(page.getByText(/其他 2 台设备已退出登录/)).toBeVisible();
  expect(server.mock.received('checkSmsCode')).toEqual([{ purpose: 'changeMobile', code: '123456' }]);
  expect(server.mock.received('changeMobile')).toEqual([
    { checkTicket: expect.any(String), mobile: '13912341234', code: '123456' },
  ]);
});

test('digits typed before the answer to the request for a code arrives stay', async () => {
  const sent = Promise.withResolvers<{ resendAfterSeconds: number }>();
  server.mock.use(mockSendCode(() => sent.promise));
  await openAccountPage('/home/user?edit=mobile');
  await button('获取验证码').click();
  await typeCode('123');
  sent.resolve({ resendAfterSeconds: 60 });
  await expect.element(button(/秒后重发$/)).toBeVisible();
  await userEvent.keyboard('456');
  await expect.element(page.getByLabelText('手机号', { exact: true })).toBeVisible();
  expect(server.mock.received('checkSmsCode')).toEqual([{ purpose: 'changeMobile', code: '123456' }]);
});

test('when the proof of the old mobile has expired, the form asks for it again', async () => {
  await openAccountPage('/home/user?edit=mobile');
  await button('获取验证码').click();
  await typeCode('123456');
  await page.getByLabelText('手机号', { exact: true }).fill('13912341234');
  server.mock.use(mockChangeMobile(refuse('CHECK_REQUIRED')));
  await typeCode('123456');
  await expect.element(page.getByText(/验证码会发到/)).toBeVisible();
  await expect.element(page.getByText('请先完成手机验证')).toBeVisible();
});

test('a mobile that has an account is reported at its field', async () => {
  await openAccountPage('/home/user?edit=mobile');
  await button('获取验证码').click();
  await typeCode('123456');
  await page.getByLabelText('手机号', { exact: true }).fill('13912341234');
  server.mock.use(mockChangeMobile(refuse('MOBILE_TAKEN')));
  await typeCode('123456');
  await expect.element(page.getByText('这个手机号已有账号，换一个试试')).toBeVisible();
});

test('the last way to sign in can’t be unbound, and the page says why', async () => {
  server.bindings = [{ type: 1, bound: true, nickname: '小芽', boundAt: null, canUnbind: false }];
  await openAccountPage();
  await expect.element(page.getByText(/这是唯一的登录方式/)).toBeVisible();
  expect(button('解绑 微信').query()).toBeNull();
});

test('the server refuses to unbind what has become the last way to sign in, and the dialog says so', async () => {
  server.bindings = [{ type: 1, bound: true, nickname: '小芽', boundAt: null, canUnbind: true }];
  await openAccountPage();
  await button('解绑 微信').click();
  server.mock.use(mockUnbindSns(refuse('LAST_SIGN_IN_WAY')));
  await dialog('解绑后将不能用微信登录').getByRole('button', { name: '解绑微信' }).click();
  await expect
    .element(dialog('解绑后将不能用微信登录').getByRole('alert'))
    .toHaveTextContent('这是唯一的登录方式，先设置密码或绑定其他账号才能解绑');
});

test('name and number are sent only with a valid number and a ticked consent', async () => {
  await openAccountPage('/home/user?edit=verify');
  await page.getByRole('textbox', { name: '姓名' }).fill('王小明');
  await page.getByRole('textbox', { name: '身份证号' }).fill('110105194912310021');
  await button('提交认证').click();
  await expect.element(page.getByText('身份证号不正确，请检查最后一位')).toBeVisible();
  await page.getByRole('textbox', { name: '身份证号' }).fill('11010519491231002x');
  await button('提交认证').click();
  await expect.element(page.getByText(/提交前需要你单独同意/)).toBeVisible();
  expect(server.mock.received('submitIdVerification')).toEqual([]);
  await page.getByRole('checkbox').click();
  await button('提交认证').click();
  await expect
    .poll(() => server.mock.received('submitIdVerification'))
    .toEqual([
      {
        name: '王小明',
        idNumber: '11010519491231002X',
        consentVersion: '2026-11-01',
        consented: true,
      },
    ]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a member under 18 whose check matched reads from when they can exchange cash, and is asked for nothing', async () => {
  server.verification = {
    ...server.verification,
    status: AdultStatus.Invalid,
    name: '王*明',
    idNumber: '3101**********1234',
    reason: '未满 18 周岁，暂不能兑换现金',
    adultOn: '2028-03-15',
    triesLeft: 4,
  };
  await openAccountPage();
  const section = page.getByRole('region', { name: '实名认证' });
  await expect.element(section.getByText('已核对，未满 18 周岁', { exact: true })).toBeVisible();
  await expect
    .element(section.getByText(/到 2028年3月15日年满 18 周岁后就能兑换现金，不用再提交/u))
    .toBeVisible();
  expect(section.getByText(/重新提交|未通过/u).query()).toBeNull();
});

test('nobody under 14 can send their number', async () => {
  await openAccountPage('/home/user?edit=verify');
  const year = chinaTime(new Date()).year() - 12;
  const number = `110105${year}0506001`;
  const numbers = Array.from('0123456789X', (check) => `${number}${check}`);
  for (const text of numbers) {
    await page.getByRole('textbox', { name: '身份证号' }).fill(text);
    if (page.getByText(/未满 14 周岁，不能提交/).query()) break;
  }
  await expect.element(page.getByText(/未满 14 周岁，不能提交/)).toBeVisible();
  expect(button('提交认证').query()).toBeNull();
});

test('from 14 on a member can send their number, and reads from when they get cash', async () => {
  await openAccountPage('/home/user?edit=verify');
  const year = chinaTime(new Date()).year() - 16;
  for (const check of '0123456789X') {
    await page.getByRole('textbox', { name: '身份证号' }).fill(`110105${year}0506001${check}`);
    if (page.getByText(/认证后可以兑换话费、卡券和实物/).query()) break;
  }
  await expect.element(page.getByText(/认证后可以兑换话费、卡券和实物/)).toBeVisible();
  await expect.element(button('提交认证')).toBeVisible();
});

test('deleting an account shows the losses and asks for a code, and can be cancelled', async () => {
  await openAccountPage('/home/user?edit=close');
  await expect.element(page.getByText('1,240 金币将被清空')).toBeVisible();
  await expect.element(page.getByText('2 张卡券将失效')).toBeVisible();
  expect(page.getByText(/待入账/).query()).toBeNull();
  await button('继续注销').click();
  await button('获取验证码').click();
  server.closing = { ...server.closing, closesAt: '2026-11-28T08:30:00.000Z' };
  await typeCode('123456');
  await expect.element(page.getByRole('dialog').getByText('账号将在 11月28日 16:30 注销')).toBeVisible();
  expect(server.mock.received('checkSmsCode')).toEqual([{ purpose: 'closeAccount', code: '123456' }]);
  expect(server.mock.received('requestAccountClosing')).toContainEqual({ checkTicket: expect.any(String) });
  await button('取消注销，保留账号').click();
  await expect.poll(() => page.getByText('账号将在 11月28日 16:30 注销').query()).toBeNull();
});

test('rule 2.28: a deletion for the age offers to correct the birthday, and no way to cancel', async () => {
  server.closing = { ...server.closing, closesAt: '2026-11-28T08:30:00.000Z', underAge: true };
  await openAccountPage('/home/user?edit=close');
  await expect.element(page.getByText(/请让监护人联系我们/u)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '更正生日' }))
    .toHaveAttribute('href', '/user/survey?part=basic&question=birthday');
  expect(button('取消注销，保留账号').elements()).toEqual([]);
});

test('each consent that can be withdrawn has its own dialog, which names the consequences', async () => {
  const given = { version: '2026-11-01', agreedAt: '2026-11-20T08:30:00.000Z', isCurrent: true };
  server.consents = [
    { ...given, document: 'attributes', withdrawable: true, withdrawnAt: null },
    { ...given, document: 'agreement', withdrawable: false, withdrawnAt: null },
  ];
  await openAccountPage();
  await expect.element(page.getByText('用户协议与隐私政策', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/版本 2026-11-01 · 11月20日 16:30 同意/).first()).toBeVisible();
  expect(page.getByRole('button', { name: /^撤回/ }).all()).toHaveLength(1);
  await button('撤回 个人资料问卷的敏感部分的同意').click();
  await expect
    .element(dialog('撤回个人资料问卷敏感部分的同意？').getByText(/收入和健康的回答会立即删除/))
    .toBeVisible();
  server.consents = [
    { ...given, document: 'attributes', withdrawable: false, withdrawnAt: '2026-11-21T08:30:00.000Z' },
  ];
  await button('撤回并删除').click();
  await expect.element(page.getByText('已撤回', { exact: true })).toBeVisible();
  expect(server.mock.received('withdrawConsent')).toEqual([{ document: 'attributes' }]);
});

test('rule 2.26: what each recipient gets is listed, and withdrawing names the consequences first', async () => {
  const given = {
    recipient: '一粟数据',
    thirdParty: true,
    items: ['匿名编号', '本次问卷的答案'],
    purposes: ['统计分析'],
    taskCount: 21,
    agreedAt: '2026-11-20T08:30:00.000Z',
  };
  const task = { hashId: 't7Kq2mX9bLpR', title: '早餐习惯', agreedAt: given.agreedAt };
  server.partnerConsents = [{ ...given, tasks: [{ ...task, withdrawnAt: null }], withdrawable: true }];
  await openAccountPage();
  await expect.element(page.getByText('收到：匿名编号、本次问卷的答案')).toBeVisible();
  await expect.element(page.getByText('还有更早的 20 个任务')).toBeVisible();
  await button('撤回 向一粟数据提供信息的同意').click();
  await expect.element(dialog('不再向一粟数据提供信息？').getByText(/立即停止提供/u)).toBeVisible();
  expect(server.mock.received('withdrawPartnerConsent')).toEqual([]);
  const withdrawn = { ...task, withdrawnAt: '2026-11-21T08:30:00.000Z' };
  server.partnerConsents = [{ ...given, tasks: [withdrawn], withdrawable: false }];
  await button('撤回同意').click();
  await expect.element(page.getByText(/11月21日 16:30 撤回/u)).toBeVisible();
  expect(server.mock.received('withdrawPartnerConsent')).toEqual([{ recipient: '一粟数据' }]);
});

test('an address that names a recipient the member never agreed to opens no dialog', async () => {
  await openAccountPage('/home/user?edit=withdrawPartner&id=陌生公司');
  await expect.element(page.getByText('当前暂无同意过的接收方')).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
});

test('the nickname of a WeChat account that was bound later is offered, as at a first sign-in through it', async () => {
  const wechat = { type: 1, boundAt: null, canUnbind: true } as const;
  server.bindings = [{ ...wechat, bound: true, nickname: '墨墨🌱' }];
  await openAccountPage('/home/user?edit=nickname');
  await button('用微信昵称“墨墨”').click();
  await expect.element(page.getByRole('textbox', { name: '昵称' })).toHaveValue('墨墨');
  await button('保存昵称').click();
  await expect.poll(() => server.mock.received('changeNickname')).toEqual([{ nickname: '墨墨' }]);
});

test('a dialog named in the address is open, and closing it leaves the address', async () => {
  const router = await openAccountPage('/home/user?edit=nickname');
  await expect.element(dialog('修改昵称')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => router.state.location.search).toBe('');
  await expect.poll(() => dialog('修改昵称').query()).toBeNull();
});

test('a section that fails to load has its own retry button, and the others stay', async () => {
  server.mock.use(mockListDevices(refuse('INTERNAL')));
  await openAccountPage();
  const section = page.getByRole('region', { name: '登录设备' });
  await expect.element(section.getByRole('alert')).toBeVisible();
  server.devices = [
    {
      id: '0193498e-7c5a-7f7e-b5a3-3f1c2d4e5f60',
      current: true,
      device: 2,
      browser: 'Chrome',
      system: 'Windows',
      network: null,
      signedInAt: '2026-11-20T08:30:00.000Z',
      lastUsedAt: '2026-11-20T08:30:00.000Z',
    },
  ];
  server.mock.use(mockListDevices(() => ({ items: server.devices })));
  await section.getByRole('button', { name: '重试' }).click();
  await expect.element(section.getByText(/Chrome · Windows 电脑/)).toBeVisible();
  await expect.element(page.getByText('138****5678')).toBeVisible();
});

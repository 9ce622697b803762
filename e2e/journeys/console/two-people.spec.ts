import type { Locator, Page } from '@playwright/test';
import { patient } from '@yayan/tools/test-limits';
import { joined } from '../../stack/browser/newcomer.ts';
import { accountsAt, ask } from '../../stack/browser/operator-accounts.ts';
import { colleaguesOf } from '../../stack/rooms/colleagues.ts';
import { correctCoins } from '../../stack/rooms/member-room.ts';
import { expect, test } from '../../stack/journey.ts';
import { ownStack } from '../../stack/own-stack.ts';

// What becomes of a request. Each act that needs a second person is walked by calls in second-persons.test.ts of the API.
const stack = ownStack();
const windowOf = colleaguesOf(stack);

interface Asked {
  button: string;
  title: string;
  texts?: Readonly<Record<string, string>>;
  fill?: (dialog: Locator) => Promise<void>;
  reason: string;
  /** Where the button stands, on a page with several. */
  at?: (page: Page) => Locator;
}

/** Fills an act in on the page that is open, and asks for it. */
const request = async (page: Page, { button, title, texts = {}, fill, reason, at }: Asked): Promise<void> => {
  await (at?.(page) ?? page).getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await fill?.(dialog);
  for (const [label, text] of Object.entries(texts))
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(text);
  await expect(dialog.getByText('需要另一位同事同意')).toBeVisible();
  await ask(dialog, title, reason);
};

const requestRow = (page: Page, reason: string): Locator => page.getByRole('row').filter({ hasText: reason });

/** Opens the decision about the request with this reason, and gives one. */
const decide = async (page: Page, word: '同意' | '拒绝', reason: string): Promise<Locator> => {
  await page.goto(`${stack().console}/system/requests?open=true`);
  await requestRow(page, reason)
    .getByRole('button', { name: `${word}…` })
    .click();
  const dialog = page.getByRole('dialog', { name: `${word}这个请求` });
  await dialog.getByRole('textbox', { name: '你的理由' }).fill(word === '同意' ? '核对过' : '证据不够');
  await dialog
    .getByRole('button', { name: word === '同意' ? '同意，现在执行' : '拒绝', exact: true })
    .click();
  return dialog;
};

const blocking = (reason: string): Asked => ({
  button: '处罚…',
  title: '处罚会员',
  texts: { 规则: '一人一号', 证据: '三个账号' },
  fill: async (dialog) => await dialog.getByRole('radio', { name: '封停' }).check(),
  reason,
});

test('asked and agreed: points, a penalty and a rule’s number change when the second person agrees, not before @desktop', async ({
  browser,
}) => {
  test.setTimeout(patient(90_000));
  const { id } = await joined(browser, stack());
  const member = `${stack().console}/members/${id}`;
  const [cash, help, first] = [
    await windowOf(browser, 'finance'),
    await windowOf(browser, 'support'),
    await windowOf(browser, 'admin'),
  ];
  const second = await windowOf(browser, 'admin2');
  const numbers = `${stack().console}/system/rule-numbers`;
  const walks: { by: Page; page: string; asked: Asked; shown: (page: Page) => Locator }[] = [
    {
      by: cash,
      page: member,
      asked: {
        button: '质量分…',
        title: '更正质量分',
        texts: { 多少分: '-21', 按哪条规则: '未通过质量审核扣分' },
        reason: '答卷前后矛盾',
      },
      shown: (page) => page.getByText('59', { exact: true }).first(),
    },
    {
      by: help,
      page: member,
      asked: blocking('多开账号'),
      shown: (page) => page.getByText(/^(?:暂停到|已停用)/u).first(),
    },
    {
      by: first,
      page: numbers,
      asked: {
        button: '修改…',
        title: '修改规则数字',
        texts: { 新的数字: '900' },
        reason: '先收紧一点',
        at: (page) => page.getByRole('row').filter({ hasText: '一个人能发消息的人数' }).first(),
      },
      // The row names the request too, so only its number says that it holds.
      shown: (page) =>
        page
          .getByRole('row')
          .filter({ hasText: '一个人能发消息的人数' })
          .first()
          .getByRole('cell', { name: '900 人', exact: true }),
    },
  ];
  for (const { by, page, asked, shown } of walks) {
    await by.goto(page);
    await request(by, asked);
    await by.reload();
    await expect(by.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shown(by)).toHaveCount(0);
    await accountsAt(stack().console).agree(second, asked.reason);
    await by.reload();
    await expect(shown(by)).toBeVisible();
  }
  await second.goto(`${stack().console}/system/audit?act=penalty%20give`);
  await expect(requestRow(second, '多开账号')).toContainText('admin2');
});

test('asked and refused, or taken back: nothing happens, and the asker reads why @desktop', async ({
  browser,
}) => {
  test.setTimeout(patient(60_000));
  const { id, page: own } = await joined(browser, stack());
  const help = await windowOf(browser, 'support');
  const admin = await windowOf(browser, 'admin');
  await help.goto(`${stack().console}/members/${id}`);
  await request(help, blocking('像是多开'));
  // A second request for the same leads to the one that waits.
  await help.getByRole('button', { name: '处罚…' }).click();
  const again = help.getByRole('dialog', { name: '处罚会员' });
  await again.getByRole('radio', { name: '封停' }).check();
  await again.getByRole('textbox', { name: '规则' }).fill('一人一号');
  await again.getByRole('textbox', { name: '证据' }).fill('三个账号');
  await expect(again.getByRole('alert')).toContainText('提过同样的请求');
  await again.getByRole('link', { name: '去看那个请求' }).click();
  await expect(requestRow(help, '像是多开').getByRole('button', { name: '撤回' })).toBeVisible();

  await expect(await decide(admin, '拒绝', '像是多开')).toBeHidden();
  await help.goto(`${stack().console}/system/requests`);
  await expect(requestRow(help, '像是多开')).toContainText('admin：证据不够');
  await expect(requestRow(help, '像是多开')).toContainText('已拒绝');

  await help.goto(`${stack().console}/members/${id}`);
  await request(help, blocking('又想封停'));
  await help.goto(`${stack().console}/system/requests?open=true`);
  await requestRow(help, '又想封停').getByRole('button', { name: '撤回' }).click();
  await expect(help.getByText('已撤回').first()).toBeVisible();
  await admin.goto(`${stack().console}/system/requests`);
  await expect(requestRow(admin, '又想封停')).toContainText('已撤回');
  await expect(requestRow(admin, '又想封停').getByRole('button')).toHaveCount(0);
  await own.goto('/home/task');
  await expect(own).toHaveURL(/\/home\/task/u);
});

test('the state changed meanwhile: who agrees reads that and nothing happens; asked anew, it does @desktop', async ({
  browser,
}) => {
  test.setTimeout(patient(60_000));
  const { id, page: own } = await joined(browser, stack());
  const member = `${stack().console}/members/${id}`;
  const cash = await windowOf(browser, 'finance');
  const help = await windowOf(browser, 'support');
  const admin = await windowOf(browser, 'admin');
  const sixThousand = (reason: string): Asked => ({
    button: '更正金币…',
    title: '更正金币',
    texts: { 多少金币: '6000' },
    reason,
  });
  await cash.goto(member);
  await request(cash, sixThousand('活动漏发'));
  await correctCoins(help, member, { coins: 30, reason: '先补一点' });

  const late = await decide(admin, '同意', '活动漏发');
  await expect(late.getByRole('alert')).toHaveText('这个对象刚刚有了变化，请看过最新状态再决定');
  await late.getByRole('button', { name: '再想想' }).click();
  await expect(await decide(admin, '拒绝', '活动漏发')).toBeHidden();
  await own.goto('/home/gold');
  const coins = own.getByRole('main').getByRole('listitem');
  await expect(coins.filter({ hasText: '先补一点' })).toContainText('+30');
  await expect(coins.filter({ hasText: '活动漏发' })).toHaveCount(0);

  await cash.goto(member);
  await request(cash, sixThousand('活动漏发，看过'));
  await expect(await decide(admin, '同意', '活动漏发，看过')).toBeHidden();
  await own.reload();
  await expect(coins.filter({ hasText: '活动漏发' })).toContainText('+6,000');
});

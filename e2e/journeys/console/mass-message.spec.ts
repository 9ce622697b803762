import { type PreparedCrowd, prepareCrowd } from '@yayan/api/testing/prepare-crowd';
import { patient } from '@yayan/tools/test-limits';
import { accountsAt, ask } from '../../stack/browser/operator-accounts.ts';
import { colleaguesOf } from '../../stack/rooms/colleagues.ts';
import { perform } from '../../stack/rooms/perform.ts';
import { callApi, succeed } from '../../stack/servers/member-client.ts';
import { signInOperatorOver } from '../../stack/servers/operator-client.ts';
import { expect, test } from '../../stack/journey.ts';
import { ownStack } from '../../stack/own-stack.ts';

/** So many people one person reaches alone, and some of the others. */
const [ALONE, REST] = [1_000, 250];
/** So many of the others get it before it is stopped. */
const REACHED = 50;
/** The most members of one act. */
const AT_ONCE = 500;
const MISTAKE = '每人 8888 金币，马上到账。';
const CORRECTION = '上一条发错了，没有这笔金币，对不起。';

const stack = ownStack();
let crowd: PreparedCrowd;
test.beforeAll(async () => {
  crowd = await prepareCrowd(stack().operator, ALONE + REST);
});
test.afterAll(() => crowd?.close());

const windowOf = colleaguesOf(stack);

/** What a member of the crowd was told, the newest first. The first one is at 1. */
const toldTo = async (index: number): Promise<string[]> => {
  const token = crowd.members[index - 1]?.token ?? '';
  const { items } = await succeed<{ items: { body: string }[] }>(
    callApi(stack().api, '/v1/messages?limit=20', { token }),
  );
  return items.map(({ body }) => body);
};

test('a mistaken message to more than 1,000 people is stopped half-way: who got it is known and corrected, the others get nothing @desktop', async ({
  browser,
}) => {
  test.setTimeout(patient(120_000));
  // The first thousand get it from one person, in two acts.
  const support = await signInOperatorOver(stack().api, 'support');
  const ids = crowd.members.map(({ memberId }) => memberId);
  for (const from of [0, AT_ONCE]) {
    const input = { act: 'messageMembers', ids: ids.slice(from, from + AT_ONCE), text: MISTAKE };
    const { state } = await support<{ state: string }>(stack().api, '/bulk-runs', {
      input,
      reason: '活动通知',
    });
    expect(state).toBe('done');
  }

  // The same text to the others needs a second person.
  const desk = await windowOf(browser, 'reviewer');
  await desk.goto(`${stack().console}/members`);
  const rows = desk.getByRole('table').locator('[data-row-link]');
  await expect(rows).not.toHaveCount(0);
  await desk.getByRole('button', { name: '加载更多' }).click();
  await expect.poll(async () => await rows.count()).toBeGreaterThanOrEqual(REACHED * 2);
  await desk.getByRole('checkbox', { name: '选中这里的全部' }).click();
  const bar = desk.getByRole('group', { name: '选中的' });
  // The list loads on by itself near its end.
  const chosen = Number(/已选 (\d+) 个/u.exec((await bar.textContent()) ?? '')?.[1]);
  expect(chosen).toBeGreaterThanOrEqual(REACHED * 2);
  expect(chosen).toBeLessThan(REST);
  await bar.getByRole('button', { name: '发消息…' }).click();
  const sending = desk.getByRole('dialog', { name: '给选中的会员发消息' });
  await sending.getByRole('textbox', { name: '内容' }).fill(MISTAKE);
  await expect(sending.getByText('需要另一位同事同意')).toBeVisible();
  await ask(sending, '给选中的会员发消息', '通知其余会员');

  // A colleague is at the member in the middle, so that the act waits there.
  const middle = crowd.members.at(-REACHED)?.memberId ?? '';
  const release = await crowd.hold(middle);
  const editor = await windowOf(browser, 'editor');
  await accountsAt(stack().console).agree(editor, '通知其余会员');
  await desk.goto(`${stack().console}/system/bulk-runs`);
  await desk.getByRole('row').filter({ hasText: '通知其余会员' }).locator('[data-row-link]').click();
  await expect(desk.getByText(`做了 ${REACHED - 1} / ${chosen}`)).toBeVisible();
  await perform(desk, '停下…', { title: '停下批量操作', reason: '内容写错了' });
  await release();
  await expect(desk.getByText(/^reviewer 于 .+ 停下/u)).toBeVisible();
  await expect(async () => {
    await desk.reload();
    await expect(desk.getByText(`已完成 ${REACHED}，停下没做 ${chosen - REACHED}`)).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();

  await perform(desk, '给收到的人再发…', {
    title: '给收到的人再发一条',
    texts: { 内容: CORRECTION },
    reason: '更正上一条',
  });
  await expect(desk.getByText(`已完成 ${REACHED}`)).toBeVisible();
  await expect(desk.getByText('都做成了。', { exact: true })).toBeVisible();
  const last = ALONE + REST;
  expect(await toldTo(last)).toEqual([CORRECTION, MISTAKE]);
  expect(await toldTo(last - REACHED + 1)).toEqual([CORRECTION, MISTAKE]);
  expect(await toldTo(last - REACHED)).toEqual([]);
  expect(await toldTo(ALONE + 1)).toEqual([]);
  // Those of the first two acts are corrected from the pages of these.
  expect(await toldTo(1)).toEqual([MISTAKE]);
  await desk.goto(`${stack().console}/system/bulk-runs`);
  const first = desk.getByRole('row').filter({ hasText: '活动通知' });
  await expect(first).toHaveCount(2);
  for (const row of await first.all()) await expect(row).toContainText(`已完成 ${AT_ONCE}`);
  await first.last().locator('[data-row-link]').click();
  await expect(desk.getByRole('button', { name: '给收到的人再发…' })).toBeVisible();
  for (const page of [desk, editor]) await page.context().close();
});

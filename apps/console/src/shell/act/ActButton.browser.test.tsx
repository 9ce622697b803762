import { type ActOutcome, ConsoleError } from '@yayan/console-client';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import type { ActDefinition, ActRequest } from './act-definition.ts';
import { ActButton } from './ActButton.tsx';

interface Performed extends ActRequest<undefined> {
  key: string;
}

const outcome: ActOutcome = {
  state: 'planned',
  id: null,
  subject: 't1',
  title: '早餐习惯',
  changes: [{ field: 'state', label: '状态', before: '进行中', after: '已暂停' }],
  seen: 'seen-first-000000000000',
  needsSecond: false,
};

/** An act whose real runs are answered by `answer`; `plan` is what its dry runs show. */
const actOf = (answer: (request: Performed) => ActOutcome, plan: () => ActOutcome = () => outcome) => {
  const runs: Performed[] = [];
  const act: ActDefinition<undefined> = {
    label: '暂停…',
    title: '暂停任务',
    consequence: '会员不再看到它。',
    permissions: ['tasks.change'],
    needsReason: true,
    reasons: ['题目有误'],
    initial: undefined,
    perform: async (_id, request, key) => {
      if (request.dryRun) return await Promise.resolve(plan());
      runs.push({ ...request, key });
      return await Promise.resolve(answer({ ...request, key }));
    },
  };
  return { act, runs };
};

const confirm = () => page.getByRole('dialog').getByRole('button', { name: '暂停任务' });
const open = async (): Promise<void> => {
  await page.getByRole('button', { name: '暂停…' }).click();
  await expect.element(page.getByRole('row', { name: '状态 进行中 已暂停' })).toBeVisible();
};

test('the dialog shows what would change, and asks for a reason before it does anything', async () => {
  const { act, runs } = actOf(() => ({ ...outcome, state: 'done' }));
  await show(<ActButton act={act} id="t1" />);
  await open();
  await expect.element(confirm()).toBeDisabled();
  await page.getByRole('button', { name: '题目有误' }).click();
  await confirm().click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(runs).toEqual([expect.objectContaining({ reason: '题目有误', seen: outcome.seen })]);
});

test('Ctrl or ⌘ with Enter confirms from any field of the dialog, and does nothing while a reason is missing', async () => {
  const { act, runs } = actOf(() => ({ ...outcome, state: 'done' }));
  await show(<ActButton act={act} id="t1" />);
  await open();
  const reason = page.getByRole('textbox', { name: '原因' });
  await expect.element(reason).toHaveFocus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await reason.fill('题目有误');
  await userEvent.keyboard('{Enter}');
  expect(runs).toEqual([]);
  await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(runs).toEqual([expect.objectContaining({ reason: '题目有误', seen: outcome.seen })]);
});

test('the dialog says when the person concerned reads the reason', async () => {
  const { act } = actOf(() => outcome);
  await show(<ActButton act={{ ...act, reasonIsRead: true }} id="t1" />);
  await open();
  await expect.element(page.getByText('对方会读到这段话', { exact: false })).toBeVisible();
  await expect.element(page.getByText('同事查得到', { exact: false })).not.toBeInTheDocument();
});

test('a press after a lost answer has the same key; with another reason it has another one', async () => {
  const { act, runs } = actOf(() => {
    throw new ConsoleError({ code: 0, msg: '没有连上服务器，请检查网络后再试' });
  });
  await show(<ActButton act={act} id="t1" />);
  await open();
  const reason = page.getByRole('textbox', { name: '原因' });
  await reason.fill('题目有误');
  await confirm().click();
  await expect.element(page.getByText('没有连上服务器，请检查网络后再试')).toBeVisible();
  await confirm().click();
  await expect.poll(() => runs).toHaveLength(2);
  await reason.fill('题目有误，第三题');
  await confirm().click();
  await expect.poll(() => runs).toHaveLength(3);
  expect(runs[1]?.key).toBe(runs[0]?.key);
  expect(runs[2]?.key).not.toBe(runs[0]?.key);
});

test('a state that changed meanwhile is shown before anything is done, and the next press is about it', async () => {
  let plan = outcome;
  const { act, runs } = actOf(
    ({ seen }) => {
      if (seen === outcome.seen) {
        const [change] = outcome.changes;
        plan = {
          ...outcome,
          seen: 'seen-later-000000000000',
          changes: change ? [{ ...change, before: '未开始' }] : [],
        };
        throw new ConsoleError({ code: 30011, msg: '这个对象刚刚有了变化，请看过最新状态再决定' });
      }
      return { ...outcome, state: 'done' };
    },
    () => plan,
  );
  await show(<ActButton act={act} id="t1" />);
  await open();
  await page.getByRole('textbox', { name: '原因' }).fill('题目有误');
  await confirm().click();
  await expect.element(page.getByText('状态刚刚变了')).toBeVisible();
  await expect.element(page.getByRole('row', { name: '状态 未开始 已暂停' })).toBeVisible();
  await confirm().click();
  await expect.poll(() => runs.at(-1)?.seen).toBe('seen-later-000000000000');
});

test('an act that needs a second person says so before and after', async () => {
  const second = { ...outcome, needsSecond: true };
  const { act } = actOf(
    () => ({ ...second, state: 'asked', id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607' }),
    () => second,
  );
  await show(<ActButton act={act} id="t1" />);
  await open();
  await expect.element(page.getByText('需要另一位同事同意')).toBeVisible();
  await page.getByRole('textbox', { name: '原因' }).fill('题目有误');
  await page.getByRole('button', { name: '提交：暂停任务' }).click();
  await expect.element(page.getByText('已提交，等另一位同事同意')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '同意请求' }))
    .toHaveAttribute('href', '/system/requests');
});

test('a refused dry run says why, and nothing can be confirmed', async () => {
  const { act } = actOf(
    () => outcome,
    () => {
      throw new ConsoleError({ code: 30101, msg: '任务不在进行中，不能这样操作' });
    },
  );
  await show(<ActButton act={act} id="t1" />);
  await page.getByRole('button', { name: '暂停…' }).click();
  await expect.element(page.getByText('任务不在进行中，不能这样操作')).toBeVisible();
  await page.getByRole('textbox', { name: '原因' }).fill('题目有误');
  await expect.element(confirm()).toBeDisabled();
});

test('14.85 an act that a colleague asked for already leads to the request that waits', async () => {
  const data = {
    id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f609',
    askedBy: 'chen.xi',
    askedAt: '2026-11-20T08:30:00.000Z',
  };
  const { act } = actOf(
    () => outcome,
    () => {
      throw new ConsoleError({ code: 30015, msg: '同样的请求正在等同事同意', data });
    },
  );
  await show(<ActButton act={act} id="t1" />);
  await page.getByRole('button', { name: '暂停…' }).click();
  await expect.element(page.getByText(/chen.xi 在 .*11月20日 16:30 提过同样的请求/u)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '去看那个请求' }))
    .toHaveAttribute('href', `/system/requests?open=true&request=${data.id}`);
  await expect.element(confirm()).toBeDisabled();
});

test('an act that would change nothing says so without alarm, and nothing can be confirmed', async () => {
  const { act, runs } = actOf(
    () => outcome,
    () => {
      throw new ConsoleError({ code: 30014, msg: '和现在一样，没有要改的' });
    },
  );
  await show(<ActButton act={act} id="t1" />);
  await page.getByRole('button', { name: '暂停…' }).click();
  await expect.element(page.getByText('和现在一样，没有要改的。')).toBeVisible();
  await page.getByRole('textbox', { name: '原因' }).fill('题目有误');
  await expect.element(confirm()).toBeDisabled();
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(runs).toEqual([]);
});

test('who may not do it sees no button', async () => {
  const { act } = actOf(() => outcome);
  const part = (
    <>
      <p>任务</p>
      <ActButton act={act} id="t1" />
    </>
  );
  await show(part, { as: { permissions: ['read'] } });
  await expect.element(page.getByText('任务')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('the page has the focus when an act is done and its button goes with it', async () => {
  const { act } = actOf(() => ({ ...outcome, state: 'done' }));
  const Page = () => {
    const [isPaused, setPaused] = useState(false);
    return (
      <main id="content" tabIndex={-1}>
        {isPaused ? '已暂停' : <ActButton act={act} id="t1" onDone={() => setPaused(true)} />}
      </main>
    );
  };
  await show(<Page />);
  await open();
  await page.getByRole('button', { name: '题目有误' }).click();
  await confirm().click();
  await expect.element(page.getByText('已暂停')).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

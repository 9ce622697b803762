import type { Overview } from '@yayan/console-client';
import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { WaitingTable } from './WaitingTable.tsx';

type Work = Overview['waiting'][number];

const work = (what: Work['what'], count: number, dueAt: string | null = null): Work => ({
  what,
  count,
  countIsCapped: false,
  oldestAt: count > 0 ? '2026-11-20T08:30:00.000Z' : null,
  dueAt,
});

const open = (waiting: Work[]) =>
  show(
    <WaitingTable
      overview={{
        at: '2026-11-21T08:30:00.000Z',
        waiting,
        reconcile: { at: '2026-11-21T02:00:00.000Z', findings: [] },
        failedJobs: [],
      }}
    />,
    { as: { roles: ['support'] } },
  );

const queues = [
  work('requests', 0),
  work('tickets', 3, '2026-11-21T06:30:00.000Z'),
  work('applications', 0),
  work('handIns', 12),
  work('payOuts', 0),
];

describe.each(looks)('at $width, $scheme', (at) => {
  beforeEach(() => prepareLook(at));

  test('queues in which nothing waits are folded into one line, which the keyboard opens to their links', async () => {
    await open(queues);
    const rows = page.getByRole('table').getByRole('rowheader');
    expect(rows.elements().map((row) => row.textContent)).toEqual(['未答复的反馈', '待审核的提交']);
    const folded = page.getByText('其余 3 项没有待办');
    const link = page.getByRole('link', { name: '等我同意的请求' });
    expect(link.elements()).toHaveLength(0);
    await look('what waits');
    (folded.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(link).toHaveAttribute('href', '/system/requests?open=true');
    await look('what waits, with the empty queues');
  });

  test('with nothing to do the page says so, and the queues stay within reach', async () => {
    await open([work('requests', 0), work('tickets', 0)]);
    await expect.element(page.getByText('都处理完了，现在没有待办。')).toBeVisible();
    await look('nothing waits');
    await page.getByText('全部 2 项').click();
    await expect.element(page.getByRole('link', { name: '等我同意的请求' })).toBeVisible();
  });
});

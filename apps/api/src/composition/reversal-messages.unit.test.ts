import { expect, it, vi } from 'vitest';
import type { NotifyMember } from '../modules/message/messages.ts';
import type { Reversal, TaskPorts } from '../modules/task/ports/task-ports.ts';
import { withReversalMessages } from './reversal-messages.ts';

type TakenBack = NonNullable<TaskPorts['takenBack']>;

const tx = {} as Parameters<TakenBack>[0];
const reversal = (owed: number): Reversal => ({
  participation: { memberId: 'the-member', paid: { coins: 100, credit: 5 } } as Reversal['participation'],
  note: '合作方复核后没有通过这份回答',
  owed,
});

it.each([
  [0, 0],
  [60, 1],
])('a member who owes %i coins of a reversed reward reads %i messages of it', async (owed, count) => {
  const notify = vi.fn<NotifyMember>();
  const takenBack = vi.fn<TakenBack>();
  await withReversalMessages({ takenBack }, notify).takenBack?.(tx, reversal(owed));
  expect(takenBack).toHaveBeenCalledOnce();
  expect(notify).toHaveBeenCalledTimes(count);
  for (const [, memberId, kind, text] of notify.mock.calls) {
    expect([memberId, kind, text.link]).toEqual(['the-member', 'coins', '/home/gold']);
    expect(text.body).toContain('60 金币已经用掉');
  }
});

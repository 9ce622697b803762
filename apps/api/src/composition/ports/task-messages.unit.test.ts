import { expect, it, vi } from 'vitest';
import type { Messages } from '../../modules/message/api.ts';
import type { Reversal, TaskPorts } from '../../modules/task/ports/task-ports.ts';
import { withTaskMessages } from './task-messages.ts';

type TakenBack = NonNullable<TaskPorts['takenBack']>;

const tx = {} as Parameters<TakenBack>[0];
const reversal = (coins: number, owed: number): Reversal => ({
  participation: {
    memberId: 'the-member',
    id: 'the-id',
    paid: { coins, credit: 5 },
  } as Reversal['participation'],
  note: '合作方复核后没有通过这份回答',
  owed,
  at: new Date(0),
});

it.each([
  [0, 0, 0],
  [100, 0, 1],
  [100, 60, 1],
])('of %i coins taken back, %i of them owed, a member reads %i messages', async (coins, owed, count) => {
  const write = vi.fn<Messages['write']>();
  const takenBack = vi.fn<TakenBack>();
  await withTaskMessages({ takenBack }, { write }, {} as never).takenBack?.(tx, reversal(coins, owed));
  expect(takenBack).toHaveBeenCalledOnce();
  expect(write).toHaveBeenCalledTimes(count);
  for (const [, message] of write.mock.calls)
    expect(message).toMatchObject({ memberId: 'the-member', event: 'coinsTakenBack', data: { coins, owed } });
});

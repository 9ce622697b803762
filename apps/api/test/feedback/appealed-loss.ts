import { CoinRowState } from '@yayan/contract';
import { takeBackOrOwe, transfer } from '../../src/modules/ledger/module.ts';
import type { TestSystem } from '../system/test-system.ts';
import { ticketCalls, type TicketMember } from './ticket-calls.ts';

/** A member whose coins were taken back, and the number of their appeal. */
export async function appealedLoss(
  system: TestSystem,
  coins: number,
): Promise<{ member: TicketMember; number: string }> {
  const { join, opened } = ticketCalls(() => system);
  const member = await join();
  const { database, clock, random } = system.platform;
  const key = `test:${random.uuid()}`;
  await database.transaction(async (tx) => {
    const [at, memberId] = [clock.now(), member.memberId];
    const cause = { kind: 'correction', id: random.uuid(), title: '测试任务' } as const;
    const legs = [{ asset: 'coin', amount: coins, platform: 'issue' }] as const;
    await transfer(tx, { key, memberId, reason: 'earned', cause, legs: [...legs], at });
    await takeBackOrOwe(tx, { memberId, key, at, note: '合作方撤回' });
  });
  const { items } = await system.get('listPoints', {}, member);
  const id = items.find(({ state }) => state === CoinRowState.TakenBack)?.id;
  const { number } = await opened(member, { kind: 'appeal', subject: { type: 'coins', id } });
  return { member, number };
}

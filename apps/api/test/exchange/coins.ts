import type { Platform } from '../../src/platform/platform.ts';
import type { Leg } from '../../src/modules/ledger/api.ts';
import { transfer } from '../../src/modules/ledger/module.ts';
import type { Tx } from '../../src/platform/database/tx.ts';

/** Gives coins, and credit if wanted, to a member whose accounts are open. */
export async function earnCoins(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  memberId: string,
  coins: number,
  credit = 0,
  key = `test:${memberId}`,
): Promise<void> {
  const legs: Leg[] = [
    { asset: 'coin', amount: coins, platform: 'issue' },
    { asset: 'credit', amount: credit, platform: 'issue' },
  ];
  await transfer(tx, {
    key,
    memberId,
    reason: 'earned',
    cause: { kind: 'participation', id: 'test', title: '早餐习惯' },
    legs: legs.filter(({ amount }) => amount > 0),
    at: clock.now(),
  });
}

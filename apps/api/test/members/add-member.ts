import type { createIdentityParts } from '../../src/modules/identity/identity-parts.ts';
import { markAgreed } from '../../src/modules/identity/sessions/session-store.ts';
import type { Leg } from '../../src/modules/ledger/api.ts';
import { openAccounts, transfer } from '../../src/modules/ledger/module.ts';
import type { Platform } from '../../src/platform/platform.ts';

/** Adds a signed-in member with coins and credit. */
export const addMember = async (
  platform: Platform,
  identity: ReturnType<typeof createIdentityParts>,
  { coins, credit }: { coins: number; credit: number },
): Promise<{ memberId: string; token: string }> => {
  const memberId = platform.random.uuid();
  const at = platform.clock.now();
  const legs: Leg[] = [
    { asset: 'coin', amount: coins, platform: 'issue' },
    { asset: 'credit', amount: credit, platform: 'issue' },
  ];
  const session = await platform.database.transaction(async (tx) => {
    await openAccounts(tx, memberId, at);
    await transfer(tx, {
      key: `prepared:${memberId}`,
      memberId,
      reason: 'corrected',
      cause: { kind: 'correction', id: memberId, title: '测试' },
      legs: legs.filter(({ amount }) => amount > 0),
      at,
    });
    const opened = await identity.sessions.openSession(
      tx,
      { kind: 'member', memberId },
      { device: 2, deviceId: null },
    );
    await markAgreed(tx, memberId);
    return opened;
  });
  return { memberId, token: session.token };
};

import { insertBenefit } from '../modules/exchange/benefit-store.ts';
import { loadCodes } from '../modules/exchange/load-codes.ts';
import { testBenefit, testCards } from '../modules/exchange/test-benefit.ts';
import { createIdentity } from '../modules/identity/identity.ts';
import { openAccounts, transfer } from '../modules/ledger/ledger.ts';
import { readConfig } from '../platform/config.ts';
import { openPlatform, stopPlatform, type Platform } from '../platform/platform.ts';

export interface PreparedExchanges {
  benefitId: string;
  /** One a member; each has coins for one piece. */
  tokens: string[];
}

const price = 100;

const addMember = async (
  platform: Platform,
  identity: ReturnType<typeof createIdentity>,
): Promise<string> => {
  const memberId = platform.random.uuid();
  const at = platform.clock.now();
  const session = await platform.database.transaction(async (tx) => {
    await openAccounts(tx, memberId, at);
    await transfer(tx, {
      key: `prepared:${memberId}`,
      memberId,
      reason: 'corrected',
      cause: { kind: 'correction', id: memberId, title: '测试' },
      legs: [{ asset: 'coin', amount: price, platform: 'issue' }],
      at,
    });
    const opened = await identity.sessions.openSession(
      tx,
      { kind: 'member', memberId },
      { device: 2, deviceId: null },
    );
    await identity.sessions.agreed(tx, memberId);
    return opened;
  });
  return session.token;
};

/** Makes signed-in members and a benefit in the database of `env`, for tests that then start servers on it. */
export const prepareExchanges = async (
  env: Record<string, string>,
  { members, stock }: { members: number; stock: number },
): Promise<PreparedExchanges> => {
  const platform = await openPlatform(readConfig({ LOG_LEVEL: 'silent', ...env }));
  try {
    const identity = createIdentity(platform);
    const benefit = testBenefit(901, {});
    await platform.database.transaction(async (tx) => {
      await insertBenefit(tx, benefit);
      const shelf = { benefitId: benefit.id, choiceId: benefit.choices[0].id };
      await loadCodes(platform, tx, shelf, testCards(stock, platform.random));
    });
    const tokens: string[] = [];
    for (let member = 0; member < members; member += 1) tokens.push(await addMember(platform, identity));
    return { benefitId: benefit.id, tokens };
  } finally {
    await stopPlatform(platform);
  }
};

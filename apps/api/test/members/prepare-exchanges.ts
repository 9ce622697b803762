import { identityPorts } from '../identity/identity-ports.ts';
import { insertBenefit } from '../../src/modules/exchange/catalogue/benefit-store.ts';
import { loadCodes } from '../../src/modules/exchange/fulfilment/load-card-codes.ts';
import { testBenefit, testCards } from '../exchange/benefit.ts';
import { createIdentityParts } from '../../src/modules/identity/identity-parts.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { openPlatform, stopPlatform } from '../../src/platform/platform.ts';
import { verifyMember } from '../member/verify-member.ts';
import { addMember } from './add-member.ts';

export interface PreparedExchanges {
  benefitId: string;
  /** One access token for each member. */
  tokens: string[];
}

export interface ExchangeSetup {
  members: number;
  /** The number of card codes in stock, at 100 coins each. */
  stock: number;
  /** Coins of each member; by default enough for one code. */
  coins?: number;
  /** Credit (权益值) of each member, which decides the level. Default 0. */
  credit?: number;
}

/** Codes are inserted in batches, because a statement accepts a limited number of values. */
const CODES_AT_ONCE = 1_000;

/** Creates signed-in, verified members and a benefit in the database of `env`, for tests that then start servers on it. */
export const prepareExchanges = async (
  env: Record<string, string>,
  { members, stock, coins = 100, credit = 0 }: ExchangeSetup,
): Promise<PreparedExchanges> => {
  const platform = await openPlatform(readConfig({ LOG_LEVEL: 'silent', ...env }));
  try {
    const identity = createIdentityParts(platform, identityPorts);
    const benefit = testBenefit(901, {});
    await platform.database.transaction(async (tx) => {
      await insertBenefit(tx, benefit);
      const choice = { benefitId: benefit.id, choiceId: benefit.choices[0].id };
      for (let left = stock; left > 0; left -= CODES_AT_ONCE)
        await loadCodes(platform, tx, choice, testCards(Math.min(left, CODES_AT_ONCE), platform.random));
    });
    const tokens: string[] = [];
    for (let member = 0; member < members; member += 1) {
      const added = await addMember(platform, identity, { coins, credit });
      await verifyMember(platform, added.memberId);
      tokens.push(added.token);
    }
    return { benefitId: benefit.id, tokens };
  } finally {
    await stopPlatform(platform);
  }
};

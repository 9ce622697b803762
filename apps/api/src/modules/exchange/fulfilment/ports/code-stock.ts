import type { Platform } from '../../../../platform/platform.ts';
import { insertIssue, selectIssued, takeCodes } from '../card-code-store.ts';
import { type Issuer, IssueRefused } from './issuer.ts';

/** Issues from our own stock of codes. It uses its own transaction, as an external issuer would. */
export function codeStock({
  database,
  cipher,
  clock,
}: Pick<Platform, 'database' | 'cipher' | 'clock'>): Issuer {
  return {
    issue: async ({ orderId, benefitId, choiceId, quantity }) => {
      const codes = await database.transaction(async (tx) => {
        const at = clock.now();
        if (await insertIssue(tx, orderId, at)) {
          const taken = await takeCodes(tx, { orderId, benefitId, choiceId, quantity, at });
          if (taken < quantity) throw new IssueRefused('卡密暂时缺货');
        }
        return await selectIssued(tx, orderId);
      });
      const cards = codes.map(({ number_sealed: number, secret_sealed: secret, expires_at: expiresAt }) => ({
        number: number === null ? null : cipher.open(number),
        secret: cipher.open(secret),
        expiresAt,
      }));
      return { kind: 'cards', cards };
    },
  };
}

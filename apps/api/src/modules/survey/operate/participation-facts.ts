import type { ConsoleDataOf } from '@yayan/contract/console';
import type { Connection } from '../../../platform/database/database.ts';
import { chainRows } from '../../ledger/module.ts';
import { workChanges } from '../../reward/module.ts';
import type { Participation } from '../../task/api.ts';
import { rewardKeys } from '../../task/module.ts';
import { readHold } from '../quality/hold-store.ts';
import { careKey } from '../quality/response-quality.ts';
import { readResponseQuality } from '../quality/response-quality-store.ts';
import { readPageTimes } from '../spans/page-time-store.ts';

type Detail = ConsoleDataOf<'getParticipation'>;

/** When each page was answered, how careful the answers were, and what the ledger posted because of it. */
export async function participationFacts(
  db: Connection,
  { memberId, id }: Participation,
): Promise<Pick<Detail, 'pages' | 'quality' | 'qualityChanges' | 'transfers' | 'heldPay'>> {
  const key = { memberId, participationId: id };
  const pages = await readPageTimes(db, key);
  const quality = await readResponseQuality(db, memberId, id);
  const changes = await workChanges(db, { ...key, careKey: careKey(id) });
  const transfers = await chainRows(db, memberId, rewardKeys(id));
  const hold = await readHold(db, id);
  return {
    pages: pages.map(({ from, until }, at) => ({
      number: at + 1,
      from: from.toISOString(),
      until: until.toISOString(),
      seconds: Math.round((until.getTime() - from.getTime()) / 1000),
    })),
    quality:
      quality === undefined
        ? null
        : {
            seconds: quality.seconds,
            speed: quality.speed,
            matrices: quality.matrices,
            straightLined: quality.straight_lined,
            contradictions: quality.contradictions,
            openAnswers: quality.open_answers,
            duplicates: quality.duplicates,
          },
    qualityChanges: changes.map(({ at, evidence, ...change }) => ({
      ...change,
      evidence: evidence.map(({ label, value }) => ({ label, value })),
      at: at.toISOString(),
    })),
    transfers: transfers.map(({ id: transferId, title, note, coins, pendingCoins, credit, at }) => ({
      id: transferId,
      title,
      note,
      coins,
      pendingCoins,
      credit,
      at: at.toISOString(),
    })),
    heldPay: hold === undefined ? null : ((hold.verdict ?? 'waiting') as NonNullable<Detail['heldPay']>),
  };
}

import { GroupRole } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import { mobileIndexOf } from '../../../identity/module.ts';
import { roleOf } from '../../people/entry/visit.ts';
import { readInvitedTo } from '../guide/my-groups-store.ts';
import { coinsInReach } from '../responses/earned-so-far.ts';

/**
 * The coins that the member can still get in all in those of these groups that pay, by the public id of their task (rule
 * 6.56). Hosts and observers get none.
 */
export async function groupCoins(
  db: Connection,
  memberId: string,
  taskHashes: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const index = await mobileIndexOf(db, memberId);
  if (index === undefined) return new Map();
  const visitors = await readInvitedTo(db, index, taskHashes);
  const found = await Promise.all(
    visitors
      .filter(({ me }) => roleOf(me) === GroupRole.Respondent)
      .map(async ({ group, me }) => ({
        hash: group.task_hash,
        coins: await coinsInReach(db, { group, me, now }),
      })),
  );
  return new Map(found.flatMap(({ hash, coins }) => (coins === null ? [] : [[hash, coins]])));
}

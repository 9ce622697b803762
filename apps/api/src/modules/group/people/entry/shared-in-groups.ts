import type { Call } from '../../../../call/call.ts';
import type { DataOf } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import { mobileIndexOf } from '../../../identity/module.ts';
import type { GroupDeps } from '../deps.ts';
import { viewAttributes } from './group-view.ts';
import { clearAttributes, endSharing, lockPlace, readShared } from './sharing-store.ts';

const MOST = 100;

const viewShared = async (
  db: Connection,
  memberId: string,
  index: string | undefined,
): Promise<DataOf<'listSharedInGroups'>> => {
  const rows = await readShared(db, memberId, index, MOST);
  return { items: rows.map((row) => ({ ...row, attributes: viewAttributes(row.attributes) })) };
};

/**
 * The attributes that hosts of each group see of a member. Archived groups are included, because respondents can't
 * enter those (rule 6.43).
 */
export async function listSharedInGroups(
  { database }: Pick<GroupDeps, 'database'>,
  { caller: { memberId } }: Call<'listSharedInGroups'>,
): Promise<DataOf<'listSharedInGroups'>> {
  return await viewShared(database.read, memberId, await mobileIndexOf(database.read, memberId));
}

/**
 * Takes back the attributes that hosts of one group see of a member, at any time (rule 6.43). Refuses with NOT_FOUND if
 * the member was never part of the group.
 */
export async function takeBackShared(
  { database, clock }: Pick<GroupDeps, 'database' | 'clock'>,
  { caller: { memberId }, body: { hash } }: Call<'takeBackShared'>,
): Promise<DataOf<'takeBackShared'>> {
  return await database.transaction(async (tx) => {
    const index = await mobileIndexOf(tx, memberId);
    const place = await lockPlace(tx, hash, memberId, index);
    if (!place) return refuse('NOT_FOUND');
    await clearAttributes(tx, place);
    await endSharing(tx, [place], clock.now());
    return await viewShared(tx, memberId, index);
  });
}

import { TaskType } from '@yayan/contract';
import type { ConsoleQueryOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { type CappedCount, cutPage, UUID } from '../../../platform/page.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { memberCodes } from '../../identity/module.ts';
import { readTaskByHash } from '../task-store.ts';
import {
  countTaskParticipations,
  type ParticipationQuery,
  selectTaskParticipations,
} from './participation-list-store.ts';
import { participationRow } from './participation-row.ts';

type Query = ConsoleQueryOf<'listTaskParticipations'>;

const NOBODY: CappedCount = { count: 0, countIsCapped: false };

/**
 * Null for the task of a discussion group, whose people are on its own page, without their accounts (rule 14.83). Refuses with
 * NOT_FOUND if there is no such task.
 */
async function wantedBy(
  db: Connection,
  { taskId: hashId, result, source, earning }: Query,
): Promise<ParticipationQuery | null> {
  const { id: taskId, type } = (await readTaskByHash(db, hashId)) ?? refuse('NOT_FOUND');
  return type === TaskType.DiscussionGroup ? null : { taskId, result, source, earning };
}

/** How many participations the list has with these filters, counted up to a number. */
export const countParticipations = async (
  { database: { read } }: Pick<Platform, 'database'>,
  { query }: { query: Query },
  most: number,
): Promise<CappedCount> => {
  const wanted = await wantedBy(read, query);
  return wanted === null ? NOBODY : await countTaskParticipations(read, wanted, most);
};

/** The console's list of a task's participations, newest first (rule 14.68). */
export const taskParticipationConsole = ({
  database: { read },
  clock,
}: Pick<Platform, 'database' | 'clock'>): Pick<ConsoleHandlers, 'listTaskParticipations'> => ({
  listTaskParticipations: async ({ query }) => {
    const { cursor, limit = 20 } = query;
    if (cursor !== undefined && !UUID.test(cursor)) refuse('FIELD_WRONG', { field: 'query.cursor' });
    const wanted = await wantedBy(read, query);
    if (wanted === null) return { items: [], nextCursor: null, ...NOBODY };
    const found = await selectTaskParticipations(read, wanted, { before: cursor, limit: limit + 1 });
    const { items, nextCursor } = cutPage(found, limit, ({ id }) => id);
    const codes = await memberCodes(read, [...new Set(items.map(({ memberId }) => memberId))]);
    const now = clock.now();
    return {
      items: items.map((own) => participationRow(own, { codes, now })),
      nextCursor,
      ...(await countTaskParticipations(read, wanted)),
    };
  },
});

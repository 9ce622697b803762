import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { cutPage, UUID } from '../../../platform/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { memberCodes } from '../../identity/module.ts';
import { readTaskByHash } from '../task-store.ts';
import { countTaskParticipations, selectTaskParticipations } from './participation-list-store.ts';
import { participationRow } from './participation-row.ts';

/** The console's list of a task's participations, newest first (rule 14.68). */
export const taskParticipationConsole = ({
  database: { read },
  clock,
}: Pick<Platform, 'database' | 'clock'>): Pick<ConsoleHandlers, 'listTaskParticipations'> => ({
  listTaskParticipations: async ({ query }) => {
    const { taskId: hashId, result, source, earning, cursor, limit = 20 } = query;
    if (cursor !== undefined && !UUID.test(cursor)) refuse('FIELD_WRONG', { field: 'query.cursor' });
    const { id: taskId } = (await readTaskByHash(read, hashId)) ?? refuse('NOT_FOUND');
    const wanted = { taskId, result, source, earning };
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

import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { cutPage, UUID } from '../../../platform/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { earned } from '../results/earned.ts';
import { readRecords } from '../results/record-store.ts';
import { readTasks } from '../task-store.ts';
import { namedTask } from './named-task.ts';

/** The console's list of a member's participations, newest first. */
export const participationConsole = ({
  database: { read },
}: Platform): Pick<ConsoleHandlers, 'listOperatorMemberParticipations'> => ({
  listOperatorMemberParticipations: async ({ params, query: { cursor, limit = 20, result } }) => {
    if (cursor !== undefined && !UUID.test(cursor)) refuse('FIELD_WRONG', { field: 'query.cursor' });
    const query = {
      memberId: params.id,
      before: cursor,
      result,
      givenUp: undefined,
      ended: undefined,
      earned: undefined,
    };
    const found = await readRecords(read, { ...query, limit: limit + 1 });
    const { items, nextCursor } = cutPage(found, limit, ({ id }) => id);
    const tasks = await readTasks(
      read,
      items.map(({ taskId }) => taskId),
    );
    const byId = new Map(tasks.map((task) => [task.id, task]));
    return {
      items: items.map((own) => {
        const task = byId.get(own.taskId);
        const { coins, state } = earned(own);
        return {
          id: own.id,
          ...(task ? namedTask(task) : { taskId: null, taskTitle: '' }),
          result: own.result,
          detail: own.detail,
          progress: own.progress,
          coins,
          earningState: state,
          supportCode: own.supportCode,
          startedAt: own.startedAt.toISOString(),
          endedAt: own.endedAt?.toISOString() ?? null,
        };
      }),
      nextCursor,
    };
  },
});

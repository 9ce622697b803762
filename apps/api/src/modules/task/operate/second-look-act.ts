import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import { readAnyRun } from '../activity/run-store.ts';
import { readTasks } from '../task-store.ts';
import { selectLook, writeLook } from '../activity/look-store.ts';

/** What the second reviewer would have decided. */
export interface OfSecondLook {
  id: string;
  verdict: 'approve' | 'reject';
}

const verdictText = { approve: '应当通过', reject: '不应通过' } as const;

/** Stores what a second reviewer would have decided (rule 14.46). The decision itself stays: an appeal changes it. */
export const lookAgain: Act<OfSecondLook> = {
  name: 'task review again',
  needsReason: false,
  lockOf: ({ id }) => `second look ${id}`,
  plan: async (_platform, db, { id, verdict }) => {
    const look = (await selectLook(db, id)) ?? refuse('NOT_FOUND');
    if (look.looked_at !== null) refuse('SECOND_LOOK_DONE');
    const run = (await readAnyRun(db, look.participationId)) ?? refuse('NOT_FOUND');
    const [task] = await readTasks(db, [run.taskId]);
    return {
      kind: 'handIn',
      subject: look.participationId,
      title: task?.title ?? '',
      permission: 'handIns',
      // Without the first verdict, so that it can't sway the second.
      changes: [{ field: 'secondLook', label: '你的结论', before: null, after: verdictText[verdict] }],
    };
  },
  run: async ({ database, clock }, { id, verdict }, { actor, reason }) => {
    await database.transaction(async (tx) => {
      const look = (await selectLook(tx, id)) ?? refuse('NOT_FOUND');
      if (look.operator === actor.name) refuse('SECOND_LOOK_OWN');
      const seen = { id, by: actor.name, verdict, note: reason || null, at: clock.now() };
      if (!(await writeLook(tx, seen))) refuse('SECOND_LOOK_DONE');
    });
  },
};

import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import type { BulkRules } from './bulk-rule.ts';
import { countItems, selectRun, stopItems, stopRun } from './bulk-store.ts';

/**
 * Stops a bulk act (rule 14.55). The object that is being done is finished, what was done stays, and the others are left
 * undone. Who may do the act may stop it, so that a colleague's mistake can be stopped too.
 */
export const stopBulk = (rules: BulkRules): Act<{ id: string }> => ({
  name: 'bulk stop',
  needsReason: true,
  lockOf: ({ id }) => `bulk ${id}`,
  plan: async (_platform, db, { id }) => {
    const run = (await selectRun(db, id)) ?? refuse('NOT_FOUND');
    if (run.ended_at !== null) refuse('BULK_ENDED');
    const { waiting = 0 } = (await countItems(db, [id])).get(id) ?? {};
    return {
      kind: 'bulk',
      subject: id,
      title: `还有 ${waiting} 个没做`,
      permission: rules[run.act].permission,
      // Not how many: the run goes on while the operator reads this.
      changes: [{ field: 'state', label: '状态', before: '正在做', after: '停下，没做的不再做' }],
    };
  },
  run: async ({ database, clock }, { id }, { actor }) => {
    await database.transaction(async (tx) => {
      if (!(await stopRun(tx, id, { by: actor.name, now: clock.now() }))) refuse('BULK_ENDED');
      await stopItems(tx, id);
    });
  },
});

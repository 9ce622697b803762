import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import { memberCodes } from '../../identity/module.ts';
import { insertExport } from './export-store.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Allows who asks to download all data of a member for a day, for a member who can't do it themselves (rule 14.58). A second
 * person agrees. No file is stored.
 */
export const exportMember: Act<{ memberId: string }> = {
  name: 'member export',
  needsReason: true,
  lockOf: () => 'exports',
  plan: async (_platform, db, { memberId }) => {
    const code = (await memberCodes(db, [memberId])).get(memberId) ?? refuse('NOT_FOUND');
    return {
      kind: 'member',
      subject: memberId,
      title: code,
      permission: 'members.export',
      changes: [{ field: 'export', label: '导出', before: null, after: '全部资料，可下载一天' }],
    };
  },
  run: async ({ database, clock }, { memberId }, { id, actor, reason }) => {
    // The command line has no account that could download it.
    const askedBy = actor.id ?? refuse('OPERATOR_FORBIDDEN');
    const now = clock.now();
    const added = {
      id,
      list: 'memberData',
      query: JSON.stringify({ memberId }),
      rows: 1,
      rows_are_capped: false,
      reason,
      asked_by_id: askedBy,
      asked_by: actor.name,
      made_at: now,
      ends_at: new Date(now.getTime() + DAY_MS),
    };
    await database.transaction(async (tx) => await insertExport(tx, added, now));
  },
};

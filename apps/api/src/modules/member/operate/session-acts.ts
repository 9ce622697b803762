import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import type { Sessions } from '../../identity/api.ts';
import type { OfMember } from './profile-acts.ts';
import { selectFoundMember } from './operate-store.ts';

/** Ends one sign-in of a member, or all with null, for example after a stolen phone (rule 14.21). */
export const endMemberSession = (
  sessions: Pick<Sessions, 'list' | 'endOne' | 'endAll'>,
): Act<OfMember & { sessionId: string | null }> => ({
  name: 'member sign-out',
  needsReason: true,
  lockOf: ({ memberId }) => `member ${memberId}`,
  plan: async (_platform, db, { memberId, sessionId }) => {
    const { record } = (await selectFoundMember(db, memberId)) ?? refuse('NOT_FOUND');
    const open = await sessions.list(memberId, db);
    const ending = sessionId === null ? open : open.filter(({ id }) => id === sessionId);
    return {
      kind: 'member',
      subject: memberId,
      title: record.memberCode,
      permission: 'members.mild',
      changes: [
        {
          field: 'sessions',
          label: '登录的设备',
          before: String(open.length),
          after: String(open.length - ending.length),
        },
      ],
    };
  },
  run: async ({ database }, { memberId, sessionId }) => {
    await database.transaction(async (tx) => {
      if (sessionId === null) await sessions.endAll(tx, { memberId });
      else if (!(await sessions.endOne(tx, { memberId, id: sessionId }))) refuse('ACT_NOTHING_CHANGES');
    });
  },
});

import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Plan } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { memberCodes } from '../../identity/module.ts';
import type { InviteDeps } from '../deps.ts';
import { lockInvitation, selectInvitation, setState } from '../invitation-store.ts';
import { restoreInvitation as restore } from '../rewards/restore.ts';
import { takeRewardsBack } from '../rewards/take-back.ts';
import { VOID_REASONS, type VoidReason } from '../void-reasons.ts';

/** The input of an act on an invitation of a member. */
export interface OfInvitation {
  /** The inviter. */
  memberId: string;
  invitationId: string;
}

type DepsOf = (platform: Platform) => InviteDeps;

async function planOf(
  db: Connection,
  memberId: string,
  [before, after]: readonly [string, string],
): Promise<Plan> {
  const code = (await memberCodes(db, [memberId])).get(memberId) ?? refuse('NOT_FOUND');
  return {
    kind: 'member',
    subject: memberId,
    title: code,
    permission: 'members',
    changes: [{ field: 'invitation', label: '邀请', before, after }],
  };
}

const lockOf = ({ memberId }: OfInvitation): string => `member ${memberId}`;
const partOf = ({ invitationId }: OfInvitation): string => invitationId;

const restoreInvitation = (depsOf: DepsOf): Act<OfInvitation> => ({
  name: 'invite restore',
  needsReason: true,
  lockOf,
  partOf,
  plan: async (_platform, db, { memberId, invitationId }) => {
    const found = (await selectInvitation(db, memberId, invitationId)) ?? refuse('NOT_FOUND');
    if (found.state !== 'void') refuse('INVITATION_NOT_VOID');
    return await planOf(db, memberId, ['已作废', '有效，已完成的步骤重新计奖']);
  },
  run: async (platform, { memberId: inviterId, invitationId: id }) => {
    await platform.database.transaction((tx) => restore(depsOf(platform), tx, { inviterId, id }));
  },
});

const voidInvitation = (depsOf: DepsOf): Act<OfInvitation & { why: VoidReason }> => ({
  name: 'invite void',
  needsReason: true,
  lockOf,
  partOf,
  plan: async (_platform, db, { memberId, invitationId, why }) => {
    const found = (await selectInvitation(db, memberId, invitationId)) ?? refuse('NOT_FOUND');
    if (found.state === 'void') refuse('ACT_NOTHING_CHANGES');
    return await planOf(db, memberId, ['有效', `作废，奖励收回：${VOID_REASONS[why]}`]);
  },
  run: async (platform, { memberId, invitationId, why }, { reason: note }) => {
    await platform.database.transaction(async (tx) => {
      const found = (await selectInvitation(tx, memberId, invitationId)) ?? refuse('NOT_FOUND');
      const locked = await lockInvitation(tx, found.member_id);
      if (locked === undefined || locked.state === 'void') return refuse('ACT_NOTHING_CHANGES');
      await setState(tx, found.member_id, 'void', why);
      await takeRewardsBack(depsOf(platform), tx, { memberId: found.member_id, note });
    });
  },
});

/** The acts on invitations (rules 4.14, 4.15 and 4.23). */
export const invitationActs = (depsOf: DepsOf) => ({
  restoreInvitation: restoreInvitation(depsOf),
  voidInvitation: voidInvitation(depsOf),
});

export type InvitationActs = ReturnType<typeof invitationActs>;

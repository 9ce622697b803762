import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { actHandler, type ActOnId } from '../../../platform/audit/act-handler.ts';
import { cutPage, UUID } from '../../../platform/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { memberCodes } from '../../identity/module.ts';
import { selectInvitees } from '../invitation-store.ts';
import { VOID_REASONS } from '../void-reasons.ts';
import type { InvitationActs } from './invitation-acts.ts';

type InvitationOperation = 'listOperatorMemberInvitations' | 'restoreInvitation' | 'voidInvitation';

/** The console's calls of a member's invitations. */
export const invitationConsole = (
  platform: Platform,
  { restoreInvitation, voidInvitation }: InvitationActs,
): Pick<ConsoleHandlers, InvitationOperation> => {
  const { read } = platform.database;
  const ofMember = ({ params: { id } }: ActOnId) => ({ memberId: id });
  return {
    listOperatorMemberInvitations: async ({ params, query: { cursor, limit = 20, state } }) => {
      if (cursor !== undefined && !UUID.test(cursor)) refuse('FIELD_WRONG', { field: 'query.cursor' });
      const page = { before: cursor ?? null, state, count: limit + 1 };
      const rows = await selectInvitees(read, params.id, page);
      const { items, nextCursor } = cutPage(rows, limit, ({ id }) => id);
      const codes = await memberCodes(
        read,
        items.map(({ member_id: id }) => id),
      );
      return {
        items: items.map((row) => ({
          id: row.id,
          memberId: row.member_id,
          memberCode: codes.get(row.member_id) ?? null,
          state: row.state,
          voidReason: row.void_reason === null ? null : VOID_REASONS[row.void_reason],
          invitedAt: row.invited_at.toISOString(),
          coins: row.coins,
        })),
        nextCursor,
      };
    },
    restoreInvitation: actHandler(platform, restoreInvitation, (call) => ({
      ...ofMember(call),
      ...call.body.input,
    })),
    voidInvitation: actHandler(platform, voidInvitation, (call) => ({
      ...ofMember(call),
      ...call.body.input,
    })),
  };
};

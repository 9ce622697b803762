import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { cappedCount, MOST_COUNTED } from '../../../platform/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { memberCodes } from '../../identity/module.ts';
import { countInvitees } from '../invitation-store.ts';
import { VOID_REASONS } from '../void-reasons.ts';
import { selectInviter, selectNewestInvited, type TreeRow } from './invitation-tree-store.ts';

type Node = ConsoleDataOf<'getInvitationTree'>['invitedBy'][number];

const MOST_INVITED = 50;
const MOST_BELOW = 10;

/** The invitation by which somebody joined, named after one of its two members. */
const nodeOf = (row: TreeRow, memberId: string, codes: ReadonlyMap<string, string>): Node => ({
  memberId,
  memberCode: codes.get(memberId) ?? null,
  state: row.state,
  voidReason: row.void_reason === null ? null : VOID_REASONS[row.void_reason],
  coins: row.coins,
  invitedAt: row.invited_at.toISOString(),
  sharesDevice: row.shares_device,
  sharesNetwork: row.shares_network,
});

/** Who invited a member and whom they invited, two levels each (rule 14.82). */
export const invitationTreeConsole = ({
  database: { read },
}: Pick<Platform, 'database'>): Pick<ConsoleHandlers, 'getInvitationTree'> => ({
  getInvitationTree: async ({ params: { id } }) => {
    const by = await selectInviter(read, id);
    const above = by && (await selectInviter(read, by.inviter_id));
    const up = [by, above].filter((row) => row !== undefined);
    const invited = await selectNewestInvited(read, [id], MOST_INVITED);
    const below = await selectNewestInvited(
      read,
      invited.map(({ member_id: member }) => member),
      MOST_BELOW,
    );
    const people = [
      ...up.map(({ inviter_id: inviter }) => inviter),
      ...[...invited, ...below].map(({ member_id: member }) => member),
    ];
    const codes = await memberCodes(read, [...new Set(people)]);
    const branches = await Promise.all(
      invited.map(async (row) => ({
        ...nodeOf(row, row.member_id, codes),
        invited: below
          .filter(({ inviter_id: inviter }) => inviter === row.member_id)
          .map((one) => nodeOf(one, one.member_id, codes)),
        count: await countInvitees(read, row.member_id, undefined, MOST_COUNTED),
      })),
    );
    return {
      invitedBy: up.map((row) => nodeOf(row, row.inviter_id, codes)),
      invited: branches,
      ...cappedCount(await countInvitees(read, id, undefined, MOST_COUNTED + 1)),
    };
  },
});

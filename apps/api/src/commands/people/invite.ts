import { invitations } from '../../composition/acts/invitation-acts.ts';
import { selectInvitees, VOID_REASONS } from '../../modules/invite/module.ts';
import { act, look } from '../runner/action.ts';
import { actionsCommandOn } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';
import { reasonOf } from '../runner/operator.ts';
import { type MemberRun, openMember, performingOn } from './of-member.ts';

const SHOWN = 200;

const list: MemberRun = async ({ platform, memberId }, { say }) => {
  const rows = await selectInvitees(platform.database.read, memberId, {
    before: null,
    state: undefined,
    count: SHOWN,
  });
  for (const { id, state, void_reason: reason, invited_at, coins } of rows)
    say(
      [
        id,
        invited_at.toISOString(),
        state,
        `${coins} coins`,
        reason === null ? '' : VOID_REASONS[reason],
      ].join('  '),
    );
  say(`${rows.length} invitations`);
};

const restore = performingOn(
  invitations.restoreInvitation,
  ({ words: [, , invitationId = '', ...reason] }, memberId) => ({
    input: { memberId, invitationId },
    reason: reasonOf(reason),
  }),
);

const WHY = ['device', 'network', 'mobile', 'payout', 'limit'] as const;

const makeVoid = performingOn(
  invitations.voidInvitation,
  ({ words: [, , invitationId = '', name, ...reason] }, memberId) => {
    const why = WHY.find((one) => one === name);
    if (why === undefined) throw new Error(`Name why: ${WHY.join(', ')}`);
    return { input: { memberId, invitationId, why }, reason: reasonOf(reason) };
  },
);

/** Operators read a member's invitations, and restore one that became void by mistake (rule 4.23). */
export const invite: Command = actionsCommandOn({
  name: 'invite',
  summary: 'Look at the invitations of a member, and restore one that is void by mistake',
  actions: [
    look('list <member>', 'The invitations of a member, named by their code', list),
    act('restore <member> <invitation> <reason>', 'Let a void invitation count; its steps earn', restore),
    act(
      `void <member> <invitation> <${WHY.join('|')}> <reason>`,
      'Make an invitation void; what it earned is taken back',
      makeVoid,
    ),
  ],
  open: openMember,
});

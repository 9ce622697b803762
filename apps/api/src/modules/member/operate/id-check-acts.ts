import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Plan } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { sqlState } from '../../../platform/database/retry.ts';
import type { Messages } from '../../message/api.ts';
import { createMessages } from '../../message/module.ts';
import { deleteIdChecks, type IdCheckRow, type IdCheckState, latestIdCheck } from '../id-check-store.ts';
import { lockProfile } from '../profile-store.ts';
import { settleIdCheck } from '../real-name/id-check-result.ts';
import { selectFoundMember } from './operate-store.ts';
import type { OfMember } from './profile-acts.ts';

const UNIQUE_VIOLATION = '23505';

const STATES: Readonly<Record<IdCheckState, string>> = {
  asked: '等结果',
  matched: '一致',
  unmatched: '不一致',
  taken: '已在别的账号用过',
  withdrawn: '已撤回',
};

const lockOf = ({ memberId }: OfMember): string => `member ${memberId}`;

const planOf = async (
  db: Connection,
  { memberId }: OfMember,
  check: IdCheckRow,
  after: string,
): Promise<Plan> => {
  const { record } = (await selectFoundMember(db, memberId)) ?? refuse('NOT_FOUND');
  return {
    kind: 'member',
    subject: memberId,
    title: record.memberCode,
    permission: 'members',
    changes: [{ field: 'idCheck', label: '实名认证', before: STATES[check.state], after }],
  };
};

const waitingCheck = async (db: Connection, memberId: string): Promise<IdCheckRow> => {
  const check = await latestIdCheck(db, memberId);
  return check?.state === 'asked' ? check : refuse('ID_CHECK_DECIDED');
};

/**
 * Decides a real-name check by hand whose service gives no answer (rule 14.28). The member reads the result.
 */
export const decideIdCheck = (messages: Messages): Act<OfMember & { matches: boolean }> => ({
  name: 'member id-check',
  needsReason: true,
  lockOf,
  plan: async (_platform, db, input) => {
    const check = await waitingCheck(db, input.memberId);
    return await planOf(db, input, check, input.matches ? STATES.matched : STATES.unmatched);
  },
  run: async ({ database, clock }, { memberId, matches }) => {
    try {
      await database.transaction(async (tx) => {
        await lockProfile(tx, memberId);
        const check = await waitingCheck(tx, memberId);
        const wished = matches ? 'matched' : 'unmatched';
        await settleIdCheck(tx, messages, { memberId, check, wished, now: clock.now() });
      });
    } catch (error) {
      if (sqlState(error) === UNIQUE_VIOLATION) refuse('ID_NUMBER_TAKEN');
      throw error;
    }
  },
});

/**
 * Erases all real-name checks of a member, so that they can submit name and number anew with all tries (rule 14.28). The
 * number is free for another account.
 */
export const resetIdCheck: Act<OfMember> = {
  name: 'member id-reset',
  needsReason: true,
  lockOf,
  plan: async (_platform, db, input) => {
    const check = (await latestIdCheck(db, input.memberId)) ?? refuse('ACT_NOTHING_CHANGES');
    return await planOf(db, input, check, '没有，可以重新提交');
  },
  run: async (platform, { memberId }, { id, reason }) => {
    await platform.database.transaction(async (tx) => {
      await lockProfile(tx, memberId);
      await deleteIdChecks(tx, memberId);
      await createMessages(platform).write(tx, {
        memberId,
        event: 'idReset',
        key: `act:${id}`,
        data: { reason },
      });
    });
  },
};

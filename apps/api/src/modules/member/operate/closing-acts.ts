import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { activeClosing, startClosing } from '../privacy/closing.ts';
import { type ClosingRow, deleteClosing, hastenClosing } from '../privacy/privacy-store.ts';
import { lockProfile } from '../profile-store.ts';
import { selectFoundMember } from './operate-store.ts';
import type { OfMember } from './profile-acts.ts';

interface ClosingActRule {
  name: string;
  /** What changes. Refuses what can't be done. */
  changes: (closing: ClosingRow | undefined, now: Date) => Change;
  run: (tx: Tx, memberId: string, now: Date) => Promise<void>;
}

const find = async (db: Connection, memberId: string) => {
  const found = await selectFoundMember(db, memberId);
  return found ?? refuse('NOT_FOUND');
};

const closingAct = ({ name, changes, run }: ClosingActRule): Act<OfMember> => ({
  name,
  needsReason: true,
  lockOf: ({ memberId }) => `member ${memberId}`,
  plan: async ({ clock }: Platform, db, { memberId }) => {
    const { record } = await find(db, memberId);
    return {
      kind: 'member',
      subject: memberId,
      title: record.memberCode,
      permission: 'members',
      changes: [changes(await activeClosing(db, memberId), clock.now())],
    };
  },
  run: async ({ database, clock }, { memberId }) => {
    await database.transaction(async (tx) => {
      await lockProfile(tx, memberId);
      const now = clock.now();
      // It may have changed until the row was locked.
      changes(await activeClosing(tx, memberId), now);
      await run(tx, memberId, now);
    });
  },
});

const change = (closing: ClosingRow | undefined, after: string): Change => ({
  field: 'closing',
  label: '注销',
  before: closing === undefined ? '没有申请' : closing.closes_at.toISOString(),
  after,
});

/** Starts the deletion of an account that its member asked for in another way (rule 14.29). */
export const startMemberClosing = closingAct({
  name: 'member close',
  changes: (closing) => {
    if (closing !== undefined) refuse('CLOSING_STARTED');
    return change(closing, '七天后注销');
  },
  run: startClosing,
});

/** Stops a deletion, except that of a child. */
export const stopMemberClosing = closingAct({
  name: 'member keep',
  changes: (closing) => {
    if (closing === undefined) return refuse('CLOSING_NONE');
    if (closing.under_age) refuse('UNDER_AGE');
    return change(closing, '不注销');
  },
  run: deleteClosing,
});

/** Lets a deletion happen within the hour. */
export const speedMemberClosing = closingAct({
  name: 'member close-now',
  changes: (closing, now) => {
    if (closing === undefined) return refuse('CLOSING_NONE');
    if (closing.closes_at <= now) refuse('ACT_NOTHING_CHANGES');
    return change(closing, '一小时内注销，不能再停');
  },
  run: hastenClosing,
});

import type { DataOf } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { agreementDue, maskedEmail, maskMobile, memberRecord, openMobile } from '../../identity/module.ts';
import { balancesColumn } from '../../ledger/module.ts';
import { statusOf } from '../real-name/id-verification.ts';
import { NEWCOMER_STEPS } from '../home/newcomer.ts';
import { selectAccount } from '../profile-store.ts';

type Account = DataOf<'getAccount'>;

/** The level that a credit (权益值) gives a member: rank 0 to 4 and its name. */
export type LevelOf = (credit: number) => Account['level'] | Promise<Account['level']>;

const NOTHING = { coins: 0, pendingCoins: 0, credit: 0, quality: 0 };

const roleOf = (role: number): Account['bbsRole'] => (role === 1 ? 1 : role === 2 ? 2 : 0);

const isAfter = (time: string | null, now: Date): boolean => time !== null && new Date(time) > now;

/**
 * The member's own account, read in one statement. Refuses with NOT_FOUND if the member doesn't exist any more.
 */
export async function getAccount(
  {
    platform: { database, cipher, clock },
    levelOf,
  }: { platform: Pick<Platform, 'database' | 'cipher' | 'clock'>; levelOf: LevelOf },
  { caller: { memberId } }: Pick<Call<'getAccount'>, 'caller'>,
): Promise<Account> {
  const row = await selectAccount(database.read, memberId, {
    record: memberRecord(memberId),
    balances: balancesColumn(memberId),
    agreementDue: agreementDue(memberId, clock.now()),
  });
  if (row === undefined) return refuse('NOT_FOUND');
  const balances = row.balances ?? NOTHING;
  return {
    id: memberId,
    nickname: row.nickname,
    avatar: row.avatar,
    memberCode: row.record.memberCode,
    mobile: maskMobile(openMobile(cipher, row.record)),
    email: maskedEmail(cipher, row.record),
    bbsRole: roleOf(row.bbs_role),
    level: await levelOf(balances.credit),
    ...balances,
    isNew: row.steps_done < NEWCOMER_STEPS,
    verified: row.id_check && statusOf(row.id_check, clock.now()),
    hasPassword: row.record.hasPassword,
    agreementDue: row.agreement_due,
    blocked: isAfter(row.record.suspendedUntil, clock.now()),
    joinedAt: new Date(row.record.joinedAt).toISOString(),
  };
}

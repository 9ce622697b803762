import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import { actHandler } from '../../../platform/audit/act-handler.ts';
import { recordShown } from '../../../platform/audit/record-shown.ts';
import type { Platform } from '../../../platform/platform.ts';
import { invitingFacts, maskedEmail, maskMobile, openMobile } from '../../identity/module.ts';
import { balances, coinStatement, owedCoins } from '../../ledger/module.ts';
import { findForOperator } from './find-members.ts';
import { type FoundMember, selectFoundMember } from './operate-store.ts';

type MemberOperation =
  | 'findOperatorMembers'
  | 'getOperatorMember'
  | 'showPersonalData'
  | 'listOperatorMemberCoins'
  | 'correctMemberCoins';

const SHOWN_MINUTES = 10;

/** What the console's calls of members need from other areas. */
interface MemberConsolePorts {
  correctMemberCoins: Act<{ memberId: string; coins: number }>;
}

/** The console's calls of members. */
export const memberConsole = (
  platform: Platform,
  { correctMemberCoins }: MemberConsolePorts,
): Pick<ConsoleHandlers, MemberOperation> => {
  const { database, cipher } = platform;
  const read = async (memberId: string): Promise<FoundMember> =>
    (await selectFoundMember(database.read, memberId)) ?? refuse('NOT_FOUND');
  const view = ({ memberId, nickname, record }: FoundMember) => ({
    id: memberId,
    code: record.memberCode,
    nickname,
    mobile: maskMobile(openMobile(cipher, record)),
    joinedAt: new Date(record.joinedAt).toISOString(),
  });
  return {
    findOperatorMembers: async ({ query: { find } }) => ({
      items: (await findForOperator(platform, find)).map(view),
    }),
    getOperatorMember: async ({ params: { id } }) => {
      const found = await read(id);
      const { closed } = await invitingFacts(database.read, id);
      const { suspendedUntil } = found.record;
      return {
        ...view(found),
        email: maskedEmail(cipher, found.record),
        isClosed: closed,
        suspendedUntil: suspendedUntil === null ? null : new Date(suspendedUntil).toISOString(),
        ...(await balances(database.read, id)),
        owedCoins: await owedCoins(database.read, id),
      };
    },
    showPersonalData: async (call) => {
      const { record } = await read(call.params.id);
      await recordShown(platform, call, { act: 'member show', kind: 'member', reason: call.body.reason });
      return {
        mobile: openMobile(cipher, record),
        email: record.sealedEmail === null ? null : cipher.open(record.sealedEmail),
        minutes: SHOWN_MINUTES,
      };
    },
    listOperatorMemberCoins: async ({ params: { id }, query: { cursor, limit = 20 } }) => {
      await read(id);
      const { lines, nextCursor } = await coinStatement(database.read, id, { cursor, limit });
      const items = lines.map((line) => ({
        id: line.id,
        at: line.createdAt.toISOString(),
        title: line.cause.title,
        coins: line.amount,
        balance: line.balanceAfter,
        reason: line.reason,
        note: line.endNote ?? line.note,
      }));
      return { items, nextCursor };
    },
    correctMemberCoins: actHandler(platform, correctMemberCoins, ({ params, body }) => ({
      memberId: params.id,
      coins: body.input.coins,
    })),
  };
};

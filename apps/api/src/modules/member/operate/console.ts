import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { actHandler, type ActOnId } from '../../../platform/audit/act-handler.ts';
import { recordShown } from '../../../platform/audit/record-shown.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { invitingFacts, maskedEmail, maskMobile, openMobile } from '../../identity/module.ts';
import type { FileDeps } from '../../file/api.ts';
import type { Sessions } from '../../identity/api.ts';
import type { CausesOf } from '../../ledger/api.ts';
import { balances, coinStatement, owedCoins, rowSupportCode } from '../../ledger/module.ts';
import type { Messages } from '../../message/api.ts';
import { memberCity } from '../attributes/attributes.ts';
import { speedMemberClosing, startMemberClosing, stopMemberClosing } from './closing-acts.ts';
import { decideIdCheck, resetIdCheck } from './id-check-acts.ts';
import { listMembers } from './list-members.ts';
import { closingOf, idCheckOf } from './member-states.ts';
import { changeLostMobile, newMobile } from './mobile-act.ts';
import { type FoundMember, selectFoundMember } from './operate-store.ts';
import { resetAvatar, resetNickname } from './profile-acts.ts';
import { endMemberSession } from './session-acts.ts';

type MemberOperation =
  | 'listOperatorMembers'
  | 'getOperatorMember'
  | 'showPersonalData'
  | 'listOperatorMemberCoins'
  | 'listOperatorMemberSessions'
  | 'endMemberSession'
  | 'resetNickname'
  | 'resetAvatar'
  | 'decideIdCheck'
  | 'resetIdCheck'
  | 'changeLostMobile'
  | 'startMemberClosing'
  | 'stopMemberClosing'
  | 'speedMemberClosing';

const SHOWN_MINUTES = 10;

interface MemberConsolePorts {
  acts: MemberActs;
  sessions: Pick<Sessions, 'list'>;
  /** Whether a member may make discussion groups. */
  makesGroups: (db: Connection, memberId: string) => Promise<boolean>;
  /** The level of a credit, and the way to the next. */
  levelOf: (credit: number) => Promise<ConsoleDataOf<'getOperatorMember'>['level']>;
  causesOf: CausesOf;
}

/** The acts on a member's profile, sign-ins, real name, mobile and deletion. */
export const memberActs = (
  files: FileDeps,
  sessions: Pick<Sessions, 'list' | 'endOne' | 'endAll'>,
  /** Writes messages, and mails those that warn of a change. */
  messages: Messages,
) => ({
  resetNickname,
  resetAvatar: resetAvatar(files),
  endMemberSession: endMemberSession(sessions),
  decideIdCheck: decideIdCheck(messages),
  resetIdCheck,
  changeLostMobile: changeLostMobile(sessions, messages),
  startMemberClosing,
  stopMemberClosing,
  speedMemberClosing,
});

type MemberActs = ReturnType<typeof memberActs>;

/** The console's calls of members. */
export const memberConsole = (
  platform: Platform,
  { acts, sessions, makesGroups, levelOf, causesOf }: MemberConsolePorts,
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
  const ofMember = ({ params: { id } }: ActOnId) => ({ memberId: id });
  return {
    listOperatorMemberSessions: async ({ params: { id } }) => {
      const open = await sessions.list(id);
      const items = open.map(({ signedInAt, lastUsedAt, ...device }) => ({
        ...device,
        signedInAt: signedInAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      }));
      return { items };
    },
    endMemberSession: actHandler(platform, acts.endMemberSession, (call) => ({
      ...ofMember(call),
      ...call.body.input,
    })),
    resetNickname: actHandler(platform, acts.resetNickname, ofMember),
    resetAvatar: actHandler(platform, acts.resetAvatar, ofMember),
    decideIdCheck: actHandler(platform, acts.decideIdCheck, (call) => ({
      ...ofMember(call),
      ...call.body.input,
    })),
    resetIdCheck: actHandler(platform, acts.resetIdCheck, ofMember),
    changeLostMobile: actHandler(platform, acts.changeLostMobile, ({ params, body }) =>
      newMobile(platform, params.id, body.input.mobile),
    ),
    startMemberClosing: actHandler(platform, acts.startMemberClosing, ofMember),
    stopMemberClosing: actHandler(platform, acts.stopMemberClosing, ofMember),
    speedMemberClosing: actHandler(platform, acts.speedMemberClosing, ofMember),
    listOperatorMembers: async ({ query }) => await listMembers(platform, query),
    getOperatorMember: async ({ params: { id } }) => {
      const found = await read(id);
      const { closed } = await invitingFacts(database.read, id);
      const { suspendedUntil } = found.record;
      const now = await balances(database.read, id);
      return {
        ...view(found),
        email: maskedEmail(cipher, found.record),
        isClosed: closed,
        suspendedUntil: suspendedUntil === null ? null : new Date(suspendedUntil).toISOString(),
        ...now,
        level: await levelOf(now.credit),
        avatar: found.avatar,
        city: await memberCity(database.read, id),
        owedCoins: await owedCoins(database.read, id),
        idCheck: await idCheckOf(platform, id),
        closing: await closingOf(platform, id),
        makesGroups: await makesGroups(database.read, id),
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
      const items = (await causesOf(database.read, id, lines)).map(({ row, cause }) => ({
        id: row.id,
        at: row.createdAt.toISOString(),
        cause,
        coins: row.amount,
        balance: row.balanceAfter,
        reason: row.reason,
        note: row.endNote ?? row.note,
        supportCode: rowSupportCode(row.id),
      }));
      return { items, nextCursor };
    },
  };
};

import type { DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { CodeOwner } from '../../identity/api.ts';
import { ownerOfCode } from '../../identity/module.ts';
import { memberCard } from '../../member/module.ts';
import { selectNameShown } from './invite-name-store.ts';
import { maskedNickname } from './masked-nickname.ts';

/**
 * The member who invites with a code. Refuses with INVITE_CODE_INVALID when it is nobody's and with INVITE_CLOSED when
 * the account was blocked or let go.
 */
export async function findInviter(db: Connection, typed: string): Promise<CodeOwner> {
  const owner = (await ownerOfCode(db, typed)) ?? refuse('INVITE_CODE_INVALID');
  return owner.closed ? refuse('INVITE_CLOSED') : owner;
}

/**
 * All that a code tells about its owner: a picture, and a nickname that is masked unless they agreed to show it (rule
 * 4.19). Refuses as `findInviter` does.
 */
export async function inviterOf(db: Connection, typed: string): Promise<DataOf<'checkInviteCode'>> {
  const { memberId } = await findInviter(db, typed);
  const card = (await memberCard(db, memberId)) ?? refuse('INVITE_CODE_INVALID');
  return {
    inviteCode: typed.toUpperCase(),
    nickname: (await selectNameShown(db, memberId)) ? card.nickname : maskedNickname(card.nickname),
    avatar: card.avatar,
  };
}

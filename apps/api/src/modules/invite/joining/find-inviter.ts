import type { DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { CodeOwner } from '../../identity/api.ts';
import { ownerOfCode } from '../../identity/module.ts';
import { memberCard } from '../../member/module.ts';
import { selectNameShown } from './invite-name-store.ts';
import { maskedNickname } from './masked-nickname.ts';

/**
 * The owner of an invitation code. Refuses with INVITE_CODE_INVALID if nobody owns it, and with INVITE_CLOSED if the
 * owner's account is blocked or deleted.
 */
export async function findInviter(db: Connection, typed: string): Promise<CodeOwner> {
  const owner = (await ownerOfCode(db, typed)) ?? refuse('INVITE_CODE_INVALID');
  return owner.closed ? refuse('INVITE_CLOSED') : owner;
}

/**
 * The data about a code's owner that a visitor may see: a picture and a nickname. The nickname is masked unless the
 * owner agreed to show it (rule 4.19). Refuses as `findInviter` does.
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

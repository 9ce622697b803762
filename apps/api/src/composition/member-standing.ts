import { invitingFacts } from '../modules/identity/account/inviter.ts';
import { balances } from '../modules/ledger/ledger.ts';
import type { Standing } from '../modules/message/screen-message.ts';
import { levelOf } from '../modules/reward/levels/levels.ts';
import type { Connection } from '../platform/database/database.ts';

/** Since when somebody is a member, and their level: what pop-ups are chosen by. */
export const standingOf = async (db: Connection, memberId: string): Promise<Standing> => {
  const { joinedAt } = await invitingFacts(db, memberId);
  const { credit } = await balances(db, memberId);
  return { joinedAt, level: levelOf(credit).rank };
};

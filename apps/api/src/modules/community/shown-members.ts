import { RankingChoice } from '@yayan/contract';
import type { Connection } from '../../platform/database/database.ts';
import { maskedNickname } from '../invite/joining/masked-nickname.ts';
import { memberCards } from '../member/profile/member-card.ts';
import { selectChoices } from './ranking/choice-store.ts';

/** A member as others see them. */
export interface ShownMember {
  name: string;
  avatar: string | null;
  /** They agreed to be shown with nickname and picture. */
  named: boolean;
}

/**
 * How others see these members, by each one's present choice (rule 13.3). Who chose not to be shown, and who left, is
 * missing.
 */
export async function shownMembers(
  db: Connection,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, ShownMember>> {
  const [cards, choices] = [await memberCards(db, memberIds), await selectChoices(db, memberIds)];
  const shown = new Map<string, ShownMember>();
  for (const [id, { nickname, avatar }] of cards) {
    const choice = choices.get(id) ?? RankingChoice.Masked;
    if (choice === RankingChoice.Named) shown.set(id, { name: nickname, avatar, named: true });
    if (choice === RankingChoice.Masked)
      shown.set(id, { name: maskedNickname(nickname), avatar: null, named: false });
  }
  return shown;
}

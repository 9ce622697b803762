import { RankingChoice } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import { maskedNickname } from '../../invite/module.ts';
import type { MemberCard } from '../../member/api.ts';
import { memberCards } from '../../member/module.ts';
import { selectChoices } from './choice-store.ts';

/** A member as others see them. */
export interface ShownMember {
  name: string;
  avatar: string | null;
  /** Whether they agreed to be shown with nickname and picture. */
  named: boolean;
}

/** How others see a member with this choice; undefined if they chose not to be shown (rule 13.3). */
export function shownAs(
  choice: RankingChoice | null | undefined,
  { nickname, avatar }: MemberCard,
): ShownMember | undefined {
  if (choice === RankingChoice.Hidden) return undefined;
  if (choice === RankingChoice.Named) return { name: nickname, avatar, named: true };
  return { name: maskedNickname(nickname), avatar: null, named: false };
}

/**
 * How others see these members, by each one's present choice (rule 13.3). Members who chose not to be shown, and
 * members who left, are missing.
 */
export async function shownMembers(
  db: Connection,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, ShownMember>> {
  const [cards, choices] = [await memberCards(db, memberIds), await selectChoices(db, memberIds)];
  const shown = new Map<string, ShownMember>();
  for (const [id, card] of cards) {
    const member = shownAs(choices.get(id), card);
    if (member !== undefined) shown.set(id, member);
  }
  return shown;
}

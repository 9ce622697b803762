import { TaskType } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { TaskDeps } from '../task-deps.ts';
import type { TaskCard } from './task-card.ts';

/** Cards of discussion groups with the coins that this member can still get there, not those for the whole (rule 6.56). */
export async function withGroupCoins<Card extends Pick<TaskCard, 'hashId' | 'type' | 'coins'>>(
  db: Connection,
  { ports, clock }: Pick<TaskDeps, 'ports' | 'clock'>,
  memberId: string,
  cards: readonly Card[],
): Promise<Card[]> {
  const groups = cards.filter(({ type }) => type === TaskType.DiscussionGroup);
  if (groups.length === 0) return [...cards];
  const hashes = groups.map(({ hashId }) => hashId);
  const coins = await ports?.groupCoins?.(db, memberId, hashes, clock.now());
  return cards.map((card) => ({ ...card, coins: coins?.get(card.hashId) ?? card.coins }));
}

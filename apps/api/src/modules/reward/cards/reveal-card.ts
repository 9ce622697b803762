import type { DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Database } from '../../../platform/database/database.ts';
import { recordShowing } from './card-store.ts';

/**
 * Returns a card's full number and records that it was shown (rule 5.9). Refuses another member's card with NOT_FOUND.
 */
export async function revealCard(
  database: Database,
  asked: { memberId: string; cardId: string; at: Date },
): Promise<DataOf<'revealCard'>> {
  const shown = (await database.transaction((tx) => recordShowing(tx, asked))) ?? refuse('NOT_FOUND');
  return { number: shown.number, shownBefore: shown.showing > 1 };
}

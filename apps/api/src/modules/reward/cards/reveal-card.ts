import type { DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Database } from '../../../platform/database/database.ts';
import { recordShowing } from './card-store.ts';

/** All of a card's number; the showing is recorded (decisions §5). Refuses with NOT_FOUND another's card. */
export async function revealCard(
  database: Database,
  asked: { memberId: string; cardId: string; at: Date },
): Promise<DataOf<'revealCard'>> {
  const shown = (await database.transaction((tx) => recordShowing(tx, asked))) ?? refuse('NOT_FOUND');
  return { number: shown.number, shownBefore: shown.showing > 1 };
}

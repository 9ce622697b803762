import type { CardKind, CardState, DataOf } from '@yayan/contract';
import { cutPage } from '../../../platform/page.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { countCards, readCards, type StoredCard } from './card-store.ts';
import { CARD_WORDS } from './cards.ts';

type CardRow = DataOf<'listCards'>['items'][number];

export interface CardPageQuery {
  memberId: string;
  at: Date;
  cursor?: string | undefined;
  limit?: number | undefined;
  kind?: CardKind | undefined;
  state?: CardState | undefined;
}

/** A page of a member's cards and how many there are in each state. */
export async function cardPage(
  db: Connection,
  { memberId, at, cursor, limit = 20, kind, state }: CardPageQuery,
): Promise<DataOf<'listCards'>> {
  const offset = cursor === undefined ? 0 : offsetOf(cursor);
  const found = await readCards(db, { memberId, at, kind, state, offset, limit: limit + 1 });
  const { items, nextCursor } = cutPage(found, limit, () => String(offset + limit));
  return {
    items: items.map(cardRow),
    nextCursor,
    counts: await countCards(db, memberId, at),
  };
}

/** A card as the member sees it. Only `revealCard` returns the full number. */
export function cardRow(card: StoredCard): CardRow {
  return {
    id: card.id,
    number: `**** ${card.number.slice(-4)}`,
    kind: card.kind,
    ...CARD_WORDS[card.kind],
    source: card.source,
    state: card.state,
    createdAt: card.createdAt.toISOString(),
    expiresAt: (card.activeUntil ?? card.expiresAt)?.toISOString() ?? null,
    use: card.use && { at: card.use.at.toISOString(), text: card.use.text, url: card.use.url },
  };
}

/** Refuses an invalid cursor with FIELD_WRONG. */
function offsetOf(cursor: string): number {
  return /^[1-9]\d{0,5}$/.test(cursor) ? Number(cursor) : refuse('FIELD_WRONG');
}

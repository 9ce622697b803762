import type { CardKind } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import { createMessages } from '../../message/module.ts';
import { CARD_WORDS, grantCard } from '../cards/cards.ts';
import { readCards, withdrawCard } from '../cards/card-store.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { StoredCard } from '../cards/card-store.ts';
import { memberPlan, memberLock } from './member-plan.ts';

const DAY_MS = 86_400_000;

/** Gives a member a card. The member reads the reason as its source (rule 14.20). */
export const giveMemberCard: Act<{ memberId: string; kind: CardKind; days: number | null }> = {
  name: 'reward card',
  needsReason: true,
  lockOf: memberLock,
  plan: async (_platform, db, { memberId, kind, days }) =>
    await memberPlan(db, memberId, {
      permission: 'coins.small',
      changes: [
        { field: 'card', label: '卡券', before: null, after: CARD_WORDS[kind].title },
        { field: 'days', label: '有效天数', before: null, after: days === null ? '不限' : String(days) },
      ],
    }),
  run: async ({ database, random, clock }, { memberId, kind, days }, { id, reason }) => {
    const at = clock.now();
    const expiresAt = days === null ? null : new Date(at.getTime() + days * DAY_MS);
    const grant = { memberId, kind, source: reason, key: `operator:${id}`, at, expiresAt };
    await database.transaction((tx) => grantCard(tx, random, grant));
  },
};

async function usable(
  db: Connection,
  { memberId, cardId }: { memberId: string; cardId: string },
  at: Date,
): Promise<StoredCard> {
  const [card] = await readCards(db, { memberId, at, id: cardId, limit: 1 });
  if (card === undefined) return refuse('NOT_FOUND');
  return card.state === 'usable' || card.state === 'active' ? card : refuse('CARD_NOT_USABLE');
}

/** Takes a card back that was not used. The member reads why. */
export const takeMemberCard: Act<{ memberId: string; cardId: string }> = {
  name: 'reward take-card',
  needsReason: true,
  lockOf: memberLock,
  plan: async ({ clock }, db, input) => {
    const { kind } = await usable(db, input, clock.now());
    return await memberPlan(db, input.memberId, {
      permission: 'coins.small',
      changes: [{ field: 'card', label: '卡券', before: CARD_WORDS[kind].title, after: '收回' }],
    });
  },
  run: async (platform, { memberId, cardId }, { id, reason }) => {
    const at = platform.clock.now();
    await platform.database.transaction(async (tx) => {
      const { kind } = await usable(tx, { memberId, cardId }, at);
      await withdrawCard(tx, memberId, cardId, at);
      await createMessages(platform).write(tx, {
        memberId,
        event: 'cardTaken',
        key: `act:${id}`,
        data: { card: CARD_WORDS[kind].title, reason },
      });
    });
  },
};

import type { Card, CardState, CardUseRequest } from '@yayan/api-client';
import { mockListCards, mockPreviewCard, mockRevealCard, mockUseCard, refuse } from '@yayan/api-client/mocks';
import { perMember } from '../../world/per-member.ts';
import { memberOf } from '../../world/identity/sign-in.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';
import { pageOf } from '../page-of.ts';

const ACTIVE_MS = 7 * 24 * 3_600_000;

/** A member's cards: what one would do, using it once, and showing its number. */
export const cardAnswers = (world: World): Answers => {
  const cardsOf = perMember(world, async () => {
    const { items } = await world.startOf(mockListCards);
    return new Map(items.map((card) => [card.id, card]));
  });
  const shownOf = perMember(world, () => new Set<string>());
  const effectOf = ({ kind, value }: Card) =>
    ({
      kind,
      target: kind === 'feeFree' ? 'nextOrder' : 'nextSurvey',
      day: null,
      text: value,
      coins: null,
      streakDay: null,
      until: world.time(ACTIVE_MS),
    }) as const;
  const findUsable = async (request: Request) => {
    const cards = await cardsOf(request);
    const { cardId } = await jsonOf<CardUseRequest>(request);
    return { cards, card: cards.get(cardId) };
  };

  return {
    listCards: mockListCards(async (_example, { request }) => {
      const all = [...(await cardsOf(request)).values()];
      const { searchParams } = new URL(request.url);
      const is = (name: 'state' | 'kind', card: Card): boolean =>
        !searchParams.has(name) || searchParams.getAll(name).includes(card[name]);
      const count = (state: CardState): number => all.filter((card) => card.state === state).length;
      return {
        ...pageOf(
          all.filter((card) => is('state', card) && is('kind', card)),
          searchParams,
        ),
        counts: {
          usable: count('usable'),
          active: count('active'),
          used: count('used'),
          expired: count('expired'),
        },
      };
    }),

    previewCard: mockPreviewCard(async (_example, { request }) => {
      const { card } = await findUsable(request);
      if (!card) return refuse('CARD_NOT_FOUND');
      return card.state === 'usable' ? effectOf(card) : refuse('CARD_NOT_USABLE');
    }),

    useCard: mockUseCard(async (_example, { request }) => {
      const { cards, card } = await findUsable(request);
      if (!card) return refuse('CARD_NOT_FOUND');
      if (card.state !== 'usable') return refuse('CARD_NOT_USABLE');
      const used: Card = { ...card, state: 'active', use: { at: world.time(), text: card.value, url: null } };
      cards.set(card.id, used);
      return { card: used, effect: effectOf(card), balance: memberOf(world, request).ledger.available() };
    }),

    revealCard: mockRevealCard(async (example, { request, params }) => {
      const id = String(params['id']);
      if (!(await cardsOf(request)).has(id)) return refuse('NOT_FOUND');
      const shown = shownOf(request);
      const shownBefore = shown.has(id);
      shown.add(id);
      return { ...example, shownBefore };
    }),
  };
};

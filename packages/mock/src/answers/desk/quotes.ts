import type {
  Quote,
  QuoteCoding,
  QuoteFinding,
  QuoteFindingRemoval,
  QuoteFindingSave,
  QuoteOrder,
  QuoteRequest,
} from '@yayan/api-client';
import {
  mockAddQuote,
  mockCodeQuote,
  mockGetGroupMe,
  mockListHostResponses,
  mockListQuotes,
  mockOrderQuotes,
  mockRemoveFinding,
  mockSaveFinding,
  refuse,
} from '@yayan/api-client/mocks';
import { once } from '../../world/once.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';

const QUOTES = 200;
const FINDINGS = 30;

interface Board {
  items: readonly Quote[];
  findings: readonly QuoteFinding[];
}

/** The quote board of the hosts: passages that are added, ordered and coded, and the findings above them. */
export const quoteAnswers = (world: World): Answers => {
  const boardOf = once(async (): Promise<Board> => await world.startOf(mockListQuotes));
  const shown = ({ items, findings }: Board) => ({ items: [...items], findings: [...findings] });

  return {
    listQuotes: mockListQuotes(async (_example, { request }) => {
      const board = await boardOf();
      const finding = new URL(request.url).searchParams.get('findingId');
      const items = board.items.filter((quote) => finding === null || quote.findingId === finding);
      return shown({ ...board, items });
    }),

    addQuote: mockAddQuote(async (_example, { request }) => {
      const board = await boardOf();
      const { responseId, passage } = await jsonOf<QuoteRequest>(request);
      const found = (await world.startOf(mockListHostResponses)).items.find(({ id }) => id === responseId);
      if (!found) return refuse('NOT_FOUND');
      if (passage.wording !== found.wording) return refuse('PASSAGE_STALE');
      const isKnown = (quote: Quote): boolean =>
        quote.responseId === responseId && quote.start === passage.start && quote.end === passage.end;
      if (board.items.some(isKnown)) return shown(board);
      if (board.items.length >= QUOTES) return refuse('QUOTES_FULL');
      const { identity } = await world.startOf(mockGetGroupMe);
      const quote: Quote = {
        id: world.nextId(),
        responseId,
        text: found.content.slice(passage.start, passage.end),
        ...passage,
        stale: false,
        who: found.author.name,
        where: found.where,
        codes: [],
        findingId: null,
        addedBy: {
          id: identity.groupMemberId,
          name: identity.name,
          avatar: identity.avatar,
          role: identity.role,
        },
        addedAt: world.time(),
      };
      board.items = [...board.items, quote];
      return shown(board);
    }),

    orderQuotes: mockOrderQuotes(async (_example, { request }) => {
      const board = await boardOf();
      const { ids, remove } = await jsonOf<QuoteOrder>(request);
      const placeOf = ({ id }: Quote): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
      board.items = board.items
        .filter(({ id }) => id !== remove)
        .toSorted((one, other) => placeOf(one) - placeOf(other));
      return shown(board);
    }),

    codeQuote: mockCodeQuote(async (_example, { request }) => {
      const board = await boardOf();
      const { id, codes, findingId } = await jsonOf<QuoteCoding>(request);
      const isKnown = findingId === null || board.findings.some((finding) => finding.id === findingId);
      if (!isKnown || !board.items.some((quote) => quote.id === id)) return refuse('NOT_FOUND');
      board.items = board.items.map((quote) => (quote.id === id ? { ...quote, codes, findingId } : quote));
      return shown(board);
    }),

    saveFinding: mockSaveFinding(async (_example, { request }) => {
      const board = await boardOf();
      const { place, ...finding } = await jsonOf<QuoteFindingSave>(request);
      const at = board.findings.findIndex(({ id }) => id === finding.id);
      if (at < 0 && board.findings.length >= FINDINGS) return refuse('FINDINGS_FULL');
      const others = board.findings.filter(({ id }) => id !== finding.id);
      board.findings = others.toSpliced(place ?? (at < 0 ? others.length : at), 0, finding);
      return shown(board);
    }),

    removeFinding: mockRemoveFinding(async (_example, { request }) => {
      const board = await boardOf();
      const { id } = await jsonOf<QuoteFindingRemoval>(request);
      board.findings = board.findings.filter((finding) => finding.id !== id);
      board.items = board.items.map((quote) =>
        quote.findingId === id ? { ...quote, findingId: null } : quote,
      );
      return shown(board);
    }),
  };
};

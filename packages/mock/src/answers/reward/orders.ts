import type { BenefitCard, BenefitDetail, OrderDetail, OrderForm, RestockWish } from '@yayan/api-client';
import {
  mockAskRestock,
  mockCheckAllowance,
  mockCheckOrder,
  mockCorrectOrder,
  mockGetBenefit,
  mockGetExchangeInfo,
  mockGetOrder,
  mockListBenefits,
  mockListOrders,
  mockPlaceOrder,
  mockRevealOrder,
  mockRevokeOrder,
  refuse,
} from '@yayan/api-client/mocks';
import { type MockBenefit as Benefit, mockBenefits } from '../../world/reward/benefits.ts';
import { jsonOf } from '../json-of.ts';
import { pageOf } from '../page-of.ts';
import { expectSteps, giveBack, type OrderEnd } from '../../world/reward/order-steps.ts';
import { memberOf, signedInOf } from '../../world/identity/sign-in.ts';
import type { Member, World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';

const STOCK = 3;

const benefitOf = (id: unknown): Benefit | undefined => mockBenefits.find((each) => each.id === id);

/** Benefits, and orders that are placed, listed, corrected, shown and revoked. */
export const orderAnswers = (
  world: World,
  { isSoldOut = false, end = 'issued' }: { isSoldOut?: boolean; end?: OrderEnd } = {},
): Answers => {
  const stockOf = ({ id }: Benefit): number => (isSoldOut ? 0 : (world.stock.get(id) ?? STOCK));
  const cardOf = (example: BenefitCard, benefit: Benefit): BenefitCard => ({
    ...example,
    ...benefit,
    cover: null,
    coverDark: null,
    stock: stockOf(benefit),
  });

  const revealed = new Set<string>();

  const quote = (member: Member, benefit: Benefit, form: OrderForm) => {
    const total = benefit.price * form.quantity;
    if (form.quantity > 1)
      return refuse('ORDER_FORM_INVALID', {
        problems: [{ field: 'quantity', message: '每次最多兑换 1 件' }],
      });
    const { quoted } = form;
    if (quoted !== undefined && (quoted.title !== benefit.title || quoted.choice !== null))
      return refuse('BENEFIT_RENAMED');
    if (form.total !== undefined && form.total !== total) return refuse('PRICE_CHANGED');
    if (stockOf(benefit) < form.quantity) return refuse('STOCK_OUT');
    if (member.ledger.available() < total) return refuse('BALANCE_TOO_LOW');
    return { total };
  };

  const detailOf = (example: BenefitDetail, benefit: Benefit, member: Member | undefined): BenefitDetail => ({
    ...example,
    ...benefit,
    cover: null,
    stock: stockOf(benefit),
    choices: [],
    own:
      member && example.own
        ? {
            ...example.own,
            balance: member.ledger.available(),
            missingCoins: Math.max(0, benefit.price - member.ledger.available()),
            restockAsked: member.restockAsked.has(benefit.id),
          }
        : null,
  });

  const orderOf = (example: OrderDetail, member: Member, benefit: Benefit, total: number): OrderDetail => {
    const at = world.time();
    const id = world.nextId();
    const { target } = example.benefit;
    return {
      ...example,
      id,
      orderNumber: `${at.replaceAll(/\D/g, '').slice(0, 14)}${id.slice(-4)}`,
      benefit: { id: benefit.id, title: benefit.title, type: 2, target, cover: null },
      choice: null,
      quantity: 1,
      price: benefit.price,
      fee: 0,
      total,
      state: 0,
      createdAt: at,
      issuedAt: null,
      revocable: true,
      revealable: false,
      prize: null,
      timeline: [{ state: 0, at, by: 'member', note: null }],
      first: member.orders.size === 0,
    };
  };

  return {
    listBenefits: mockListBenefits(({ items }, { request }) => {
      const [example] = items;
      const { searchParams } = new URL(request.url);
      const most = Number(searchParams.get('maxPrice') ?? Infinity);
      const wanted = searchParams.get('type');
      const cards = example ? mockBenefits.map((benefit) => cardOf(example, benefit)) : [];
      return pageOf(
        cards.filter(({ price, type }) => price <= most && (wanted === null || String(type) === wanted)),
        searchParams,
      );
    }),

    getBenefit: mockGetBenefit((example, { request, params }) => {
      const benefit = benefitOf(params['id']);
      if (!benefit) return refuse('NOT_FOUND');
      return detailOf(example, benefit, signedInOf(world, request)?.member);
    }),

    askRestock: mockAskRestock(async (_example, { request, params }) => {
      const { restockAsked } = memberOf(world, request);
      const benefit = benefitOf(params['id']);
      if (!benefit) return refuse('NOT_FOUND');
      const { wanted } = await jsonOf<RestockWish>(request);
      if (wanted && stockOf(benefit) > 0) return refuse('RESTOCK_NOT_NEEDED');
      if (wanted) restockAsked.add(benefit.id);
      else restockAsked.delete(benefit.id);
      return { wanted };
    }),

    getExchangeInfo: mockGetExchangeInfo((example, { request }) => {
      const { ledger, orders } = memberOf(world, request);
      const open = [...orders.values()].filter(({ state }) => state === 0 || state === 2);
      return {
        ...example,
        balance: ledger.available(),
        pending: ledger.pending(),
        openOrders: open.length,
      };
    }),

    checkAllowance: mockCheckAllowance((_example, { request, params }) => {
      const { ledger } = memberOf(world, request);
      const benefit = benefitOf(params['id']);
      if (!benefit) return refuse('NOT_FOUND');
      const balance = ledger.available();
      const missingCoins = Math.max(0, benefit.price - balance);
      const isInStock = stockOf(benefit) > 0;
      const fix =
        missingCoins > 0 ? { fixUrl: '/task', fixLabel: '去做任务' } : { fixUrl: null, fixLabel: null };
      return {
        allowed: missingCoins === 0 && isInStock,
        prerequisites: [
          {
            kind: 'balance',
            met: missingCoins === 0,
            text: missingCoins > 0 ? `金币不足，还差 ${missingCoins}` : '金币足够',
            ...fix,
          },
          {
            kind: 'stock',
            met: isInStock,
            text: isInStock ? '库存充足' : '已兑完',
            fixUrl: null,
            fixLabel: null,
          },
        ],
        total: benefit.price,
        balance,
        missingCoins,
      };
    }),

    checkOrder: mockCheckOrder(async (example, { request, params }) => {
      const member = memberOf(world, request);
      const benefit = benefitOf(params['id']);
      if (!benefit) return refuse('NOT_FOUND');
      const quoted = quote(member, benefit, await jsonOf(request));
      if ('refused' in quoted) return quoted;
      const { id, title, price } = benefit;
      const balanceAfter = member.ledger.available() - quoted.total;
      return { ...example, ...quoted, benefitId: id, title, choice: null, price, quantity: 1, balanceAfter };
    }),

    placeOrder: mockPlaceOrder(async (example, { request, params }) => {
      const member = memberOf(world, request);
      const benefit = benefitOf(params['id']);
      if (!benefit) return refuse('NOT_FOUND');
      const quoted = quote(member, benefit, await jsonOf(request));
      if ('refused' in quoted) return quoted;
      const order = orderOf(example, member, benefit, quoted.total);
      const cause = { kind: 'exchange', id: order.id, title: benefit.title, link: '/home/exchange' } as const;
      const entry = { id: world.nextId(), at: order.createdAt, amount: -quoted.total, cause };
      const { balanceAfter } = member.ledger.add(entry);
      world.stock.set(benefit.id, stockOf(benefit) - 1);
      const placed = { ...order, balance: balanceAfter };
      member.orders.set(order.id, placed);
      expectSteps(world, member, order.id, end);
      return placed;
    }),

    listOrders: mockListOrders((_example, { request }) => {
      const { searchParams } = new URL(request.url);
      const state = searchParams.get('state');
      const orders = [...memberOf(world, request).orders.values()].toReversed();
      const shown = orders.filter((order) => state === null || String(order.state) === state);
      return pageOf(
        shown.map(
          ({
            timeline: _timeline,
            shipment: _shipment,
            confirmation: _confirmation,
            balance: _balance,
            first: _first,
            ...order
          }) => order,
        ),
        searchParams,
      );
    }),

    getOrder: mockGetOrder((_example, { request, params }) => {
      const member = memberOf(world, request);
      const order = member.orders.get(String(params['id']));
      return order ? { ...order, balance: member.ledger.available() } : refuse('NOT_FOUND');
    }),

    revokeOrder: mockRevokeOrder((_example, { request, params }) => {
      const member = memberOf(world, request);
      const order = member.orders.get(String(params['id']));
      if (!order) return refuse('NOT_FOUND');
      if (!order.revocable) return refuse('ORDER_MOVE_FORBIDDEN');
      return giveBack(world, member, order, { state: 3, by: 'member', note: null });
    }),

    revealOrder: mockRevealOrder((example, { request, params }) => {
      const order = memberOf(world, request).orders.get(String(params['id']));
      if (!order) return refuse('NOT_FOUND');
      if (!order.revealable) return refuse('NOTHING_TO_REVEAL');
      const shownBefore = revealed.has(order.id);
      revealed.add(order.id);
      return { ...example, shownBefore };
    }),

    correctOrder: mockCorrectOrder((_example, { request, params }) => {
      const member = memberOf(world, request);
      const order = member.orders.get(String(params['id']));
      if (!order) return refuse('NOT_FOUND');
      if (!order.correctable) return refuse('ORDER_MOVE_FORBIDDEN');
      const corrected = { ...order, correctable: false, reason: null };
      member.orders.set(order.id, corrected);
      return { ...corrected, balance: member.ledger.available() };
    }),
  };
};

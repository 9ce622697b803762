import type { CoinArrival, NicknameRequest } from '@yayan/api-client';
import {
  mockChangeNickname,
  mockCheckHome,
  mockEndHomeTour,
  mockGetAccount,
  mockListPoints,
} from '@yayan/api-client/mocks';
import { dayOf } from './check-in.ts';
import { jsonOf } from '../json-of.ts';
import { pageOf } from '../page-of.ts';
import type { Ledger } from '../../world/ledger.ts';
import { memberOf } from '../../world/identity/sign-in.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';

/** The pending coins that are expected first. */
const nextArrivalOf = ({ rows }: Ledger): CoinArrival | null => {
  const waiting = rows.flatMap(({ state, amount, expectedAt, reason }) =>
    state === 1 && expectedAt !== null ? [{ coins: amount, expectedAt, reason }] : [],
  );
  return waiting.toSorted((one, other) => one.expectedAt.localeCompare(other.expectedAt))[0] ?? null;
};

/** The account and its coins. */
export const memberAnswers = (world: World): Answers => ({
  getAccount: mockGetAccount(async (_example, { request }) => {
    const start = await world.startOf(mockGetAccount);
    const member = memberOf(world, request);
    return {
      ...start,
      id: member.id,
      memberCode: member.code,
      nickname: member.nickname ?? start.nickname,
      avatar: member.avatar ?? start.avatar,
      email: member.email ?? start.email,
      agreementDue: member.agreedTo === world.agreement ? false : start.agreementDue,
      hasPassword: member.hasPassword ?? start.hasPassword,
      mobile: `${member.mobile.slice(0, 3)}****${member.mobile.slice(-4)}`,
      coins: member.ledger.available(),
      pendingCoins: member.ledger.pending(),
      joinedAt: member.joinedAt,
    };
  }),

  changeNickname: mockChangeNickname(async (example, { request }) => {
    const { nickname } = await jsonOf<NicknameRequest>(request);
    memberOf(world, request).nickname = nickname;
    return { ...example, nickname };
  }),

  checkHome: mockCheckHome((example, { request }) => {
    const { checkedIn, tourEnded } = memberOf(world, request);
    return {
      ...example,
      tourDue: tourEnded === true ? false : example.tourDue,
      checkedInToday: checkedIn.has(dayOf(world.now())),
    };
  }),

  endHomeTour: mockEndHomeTour((example, { request }) => {
    memberOf(world, request).tourEnded = true;
    return example;
  }),

  listPoints: mockListPoints((_example, { request }) => {
    const { ledger } = memberOf(world, request);
    const { searchParams } = new URL(request.url);
    const is = (name: string, value: string): boolean =>
      !searchParams.has(name) || searchParams.get(name) === value;
    const rows = ledger.rows.filter(
      ({ amount, cause, state }) =>
        is('direction', amount > 0 ? 'in' : 'out') && is('kind', cause.kind) && is('state', String(state)),
    );
    return {
      ...pageOf(rows, searchParams),
      available: Math.max(0, ledger.available()),
      pending: ledger.pending(),
      nextArrival: nextArrivalOf(ledger),
      owed: Math.max(0, -ledger.available()),
    };
  }),
});

import type {
  CheckedRequest,
  Consent,
  PartnerConsent,
  PartnerWithdrawalRequest,
  Privacy,
  RecommendationRequest,
  SharedInGroup,
  SharedTakeBack,
  WithdrawalRequest,
} from '@yayan/api-client';
import {
  mockCancelAccountClosing,
  mockChangeRecommendation,
  mockGetAccountClosing,
  mockGetPrivacy,
  mockListPartnerConsents,
  mockListSharedInGroups,
  mockRequestAccountClosing,
  mockTakeBackShared,
  mockWithdrawConsent,
  mockWithdrawPartnerConsent,
  refuse,
} from '@yayan/api-client/mocks';
import { takeCheckTicket } from '../../world/identity/check-tickets.ts';
import { perMember } from '../../world/per-member.ts';
import { memberOf } from '../../world/identity/sign-in.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';

const CLOSING_MS = 7 * 24 * 3_600_000;

interface OwnPrivacy {
  consents: readonly Consent[];
  recommendation: boolean;
  partners: readonly PartnerConsent[];
  shared: readonly SharedInGroup[];
  closing: { readonly requestedAt: string; readonly closesAt: string } | null;
}

/** Consents and what was shared, given and taken back; the deletion of the account, asked for and cancelled. */
export const privacyAnswers = (world: World): Answers => {
  const ownOf = perMember(world, async (): Promise<OwnPrivacy> => {
    const { consents, recommendation } = await world.startOf(mockGetPrivacy);
    return {
      consents,
      recommendation,
      partners: (await world.startOf(mockListPartnerConsents)).items,
      shared: (await world.startOf(mockListSharedInGroups)).items,
      closing: null,
    };
  });
  const shown = ({ consents, recommendation, closing }: OwnPrivacy): Privacy => ({
    consents: [...consents],
    recommendation,
    closesAt: closing?.closesAt ?? null,
  });
  const closingOf = async (request: Request) => {
    const { ledger, orders } = memberOf(world, request);
    const { closing } = await ownOf(request);
    const openOrders = [...orders.values()].filter(({ state }) => state === 0 || state === 2).length;
    return {
      requestedAt: closing?.requestedAt ?? null,
      closesAt: closing?.closesAt ?? null,
      underAge: false,
      coins: Math.max(0, ledger.available()),
      pendingCoins: ledger.pending(),
      cards: 0,
      openOrders,
    };
  };

  return {
    getPrivacy: mockGetPrivacy(async (_example, { request }) => shown(await ownOf(request))),

    withdrawConsent: mockWithdrawConsent(async (_example, { request }) => {
      const own = await ownOf(request);
      const { document } = await jsonOf<WithdrawalRequest>(request);
      const isMeant = (each: Consent): boolean => each.document === document && each.withdrawable;
      if (!own.consents.some(isMeant)) return refuse('NOT_FOUND');
      own.consents = own.consents.map((each) =>
        isMeant(each) ? { ...each, withdrawable: false, withdrawnAt: world.time() } : each,
      );
      return shown(own);
    }),

    changeRecommendation: mockChangeRecommendation(async (_example, { request }) => {
      const own = await ownOf(request);
      own.recommendation = (await jsonOf<RecommendationRequest>(request)).recommendation;
      return shown(own);
    }),

    listPartnerConsents: mockListPartnerConsents(async (_example, { request }) => ({
      items: [...(await ownOf(request)).partners],
    })),

    withdrawPartnerConsent: mockWithdrawPartnerConsent(async (_example, { request }) => {
      const own = await ownOf(request);
      const { recipient } = await jsonOf<PartnerWithdrawalRequest>(request);
      const isMeant = (each: PartnerConsent): boolean => each.recipient === recipient && each.withdrawable;
      if (!own.partners.some(isMeant)) return refuse('NOT_FOUND');
      const withdrawnAt = world.time();
      own.partners = own.partners.map((each) =>
        isMeant(each)
          ? { ...each, withdrawable: false, tasks: each.tasks.map((task) => ({ ...task, withdrawnAt })) }
          : each,
      );
      return { items: [...own.partners] };
    }),

    listSharedInGroups: mockListSharedInGroups(async (_example, { request }) => ({
      items: [...(await ownOf(request)).shared],
    })),

    takeBackShared: mockTakeBackShared(async (_example, { request }) => {
      const own = await ownOf(request);
      const { hash } = await jsonOf<SharedTakeBack>(request);
      const others = own.shared.filter((each) => each.hash !== hash);
      if (others.length === own.shared.length) return refuse('NOT_FOUND');
      own.shared = others;
      return { items: [...others] };
    }),

    getAccountClosing: mockGetAccountClosing(async (_example, { request }) => await closingOf(request)),

    requestAccountClosing: mockRequestAccountClosing(async (_example, { request }) => {
      const { checkTicket } = await jsonOf<CheckedRequest>(request);
      if (!takeCheckTicket(world, checkTicket, 'closeAccount')) return refuse('CHECK_REQUIRED');
      (await ownOf(request)).closing = { requestedAt: world.time(), closesAt: world.time(CLOSING_MS) };
      return await closingOf(request);
    }),

    cancelAccountClosing: mockCancelAccountClosing(async (_example, { request }) => {
      (await ownOf(request)).closing = null;
      return await closingOf(request);
    }),
  };
};

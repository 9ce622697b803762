import { CreditKind } from '@yayan/contract';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { actHandler, type ActOnId } from '../../../platform/audit/act-handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { CausesOf } from '../../ledger/api.ts';
import { readCards } from '../cards/card-store.ts';
import { giveMemberCard, takeMemberCard } from './card-acts.ts';
import { changeMemberCredit } from './change-member-credit.ts';
import { changeMemberQuality } from './change-member-quality.ts';
import { correctMemberCoins } from './correct-member-coins.ts';
import { forgiveMemberDebt } from './forgive-debt.ts';
import { listScores } from './list-scores.ts';

type RewardOperation =
  | 'listOperatorMemberCards'
  | 'listOperatorMemberQuality'
  | 'listOperatorMemberCredit'
  | 'correctMemberCoins'
  | 'changeMemberQuality'
  | 'changeMemberCredit'
  | 'forgiveMemberDebt'
  | 'giveMemberCard'
  | 'takeMemberCard';

/** The acts on coins, quality and cards of a member. */
export const rewardActs = {
  correctMemberCoins,
  changeMemberQuality,
  changeMemberCredit,
  forgiveMemberDebt,
  giveMemberCard,
  takeMemberCard,
};

const MOST_CARDS = 100;

/** The console's calls of a member's coins, quality and cards. */
export const rewardConsole = (
  platform: Platform,
  { causesOf }: { causesOf: CausesOf },
): Pick<ConsoleHandlers, RewardOperation> => {
  const ofMember = ({ params: { id } }: ActOnId) => ({ memberId: id });
  return {
    listOperatorMemberQuality: listScores(platform, CreditKind.Quality, causesOf),
    listOperatorMemberCredit: listScores(platform, CreditKind.Credit, causesOf),
    listOperatorMemberCards: async ({ params: { id: memberId } }) => {
      const query = { memberId, at: platform.clock.now(), limit: MOST_CARDS };
      const cards = await readCards(platform.database.read, query);
      const items = cards.map(({ id, kind, source, state, createdAt, expiresAt, use }) => ({
        id,
        kind,
        source,
        state,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt?.toISOString() ?? null,
        usedFor: use?.text ?? null,
      }));
      return { items };
    },
    correctMemberCoins: actHandler(platform, correctMemberCoins, (call) => ({
      ...ofMember(call),
      coins: call.body.input.coins,
    })),
    changeMemberQuality: actHandler(platform, changeMemberQuality, (call) => {
      const { points, rule, days = null } = call.body.input;
      return { ...ofMember(call), points, rule, days };
    }),
    changeMemberCredit: actHandler(platform, changeMemberCredit, (call) => ({
      ...ofMember(call),
      points: call.body.input.points,
    })),
    forgiveMemberDebt: actHandler(platform, forgiveMemberDebt, (call) => ({
      ...ofMember(call),
      coins: call.body.input.coins,
    })),
    giveMemberCard: actHandler(platform, giveMemberCard, (call) => {
      const { kind, days = null } = call.body.input;
      return { ...ofMember(call), kind, days };
    }),
    takeMemberCard: actHandler(platform, takeMemberCard, (call) => ({
      ...ofMember(call),
      cardId: call.body.input.cardId,
    })),
  };
};

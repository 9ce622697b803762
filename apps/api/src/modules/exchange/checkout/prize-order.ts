import {
  type BenefitTarget,
  type BodyOf,
  CoinCauseKind,
  ExchangeState,
  OrderActor,
  PrerequisiteKind,
} from '@yayan/contract';
import { transfer } from '../../ledger/module.ts';
import type { Benefit } from '../catalogue/benefit.ts';
import { addStock, selectBenefit, selectPromisedBenefit, takeStock } from '../catalogue/benefit-store.ts';
import { findPromised } from '../catalogue/offered-benefits.ts';
import type { Exchange } from '../deps.ts';
import { notifyOrderMoved, sendReview } from '../orders/order-signals.ts';
import { countOrder, insertMove, insertOrder } from '../orders/order-store.ts';
import { priceOf, readForm, refuseUnmet } from './check-request.ts';
import { allowanceOf, readEligibilityFacts } from './eligibility.ts';
import { payOrder } from '../orders/order-payment.ts';
import { savePayee } from './destination.ts';
import { newOrder } from './place-order.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { OperatorError } from '../../../platform/filed/filed-fault.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A benefit and choice that is given as a prize. */
interface PrizeBenefit {
  benefitId: string;
  /** Null for a benefit with nothing to choose. */
  choiceId: string | null;
}

type WantedPrize = PrizeBenefit & { target: BenefitTarget; amount: number | null };

interface PrizeOrder extends PrizeBenefit {
  memberId: string;
  /** Cash, in coins; null for other benefits. */
  amount: number | null;
  destination: BodyOf<'claimPrize'>;
  /** The transfer that grants what the order costs. */
  grant: { key: string; cause: { id: string; title: string } };
}

/**
 * Takes pieces of a benefit off sale, so that winners can claim them later. Throws an `OperatorError` when there is no such
 * benefit or choice, or too few pieces.
 */
export async function reservePrize(tx: Tx, wanted: WantedPrize, count: number): Promise<void> {
  const choiceId = await checkPrize(tx, wanted, count);
  const { benefitId } = wanted;
  // Somebody may have taken pieces since.
  if (!(await takeStock(tx, { benefitId, choiceId }, count))) throw tooFew(benefitId, count, null);
}

const tooFew = (benefitId: string, count: number, left: number | null): OperatorError =>
  new OperatorError(
    `Benefit ${benefitId} has fewer than ${count} pieces left`,
    left === null ? `福利的库存不够 ${count} 件` : `福利的库存只剩 ${left} 件，不够 ${count} 件`,
    'stock',
  );

/** Whether pieces of a benefit can be reserved now. Resolves to the choice, and throws an `OperatorError` like `reservePrize`. */
export async function checkPrize(db: Connection, wanted: WantedPrize, count: number): Promise<string> {
  const { benefitId, choiceId, target, amount } = wanted;
  const benefit = await selectBenefit(db, benefitId);
  if (benefit?.target !== target)
    throw new OperatorError(
      `There is no benefit ${benefitId} of this kind`,
      `没有这件福利，或者它发的不是这种奖品：${benefitId}`,
      'benefit',
    );
  const choice = benefit.choices.find(({ id }) => id === choiceOf(benefit, choiceId));
  if (choice === undefined)
    throw new OperatorError(
      `Benefit ${benefitId} has no choice ${choiceId ?? '(none)'}`,
      `这件福利没有规格 ${choiceId ?? ''}`,
      'choice',
    );
  const { cash } = benefit;
  if (cash !== null && (amount === null || amount < cash.min || amount % cash.step !== 0))
    throw new OperatorError(
      `Benefit ${benefitId} can't pay ${amount ?? 'nothing'}`,
      `这件福利从 ${cash.min} 金币起，按 ${cash.step} 的倍数兑换`,
      'amount',
    );
  if (choice.stock !== null && choice.stock < count) throw tooFew(benefitId, count, choice.stock);
  return choice.id;
}

/** Puts reserved pieces back on sale. */
export async function releasePrize(
  tx: Tx,
  { benefitId, choiceId }: PrizeBenefit,
  count: number,
): Promise<void> {
  const benefit = await selectPromisedBenefit(tx, benefitId);
  const choice = benefit && choiceOf(benefit, choiceId);
  if (choice !== undefined && count > 0) await addStock(tx, { benefitId, choiceId: choice }, count);
}

const choiceOf = ({ choices }: Benefit, choiceId: string | null): string | undefined =>
  choiceId === null ? choices[0].id : choices.find(({ id }) => id === choiceId)?.id;

/**
 * Orders a reserved piece for a winner. A grant of the same coins pays it, so that the ledger shows the prize. Limits,
 * level and fee don't apply; real name and age do. Debts take nothing of it (rule 4.20). The order can't be revoked.
 * Resolves to its id. Refuses with BENEFIT_OFF, ORDER_FORM_INVALID, DECRYPTION_FAILED, REAL_NAME_FIRST and
 * PREREQUISITE_UNMET.
 */
export async function orderPrize(exchange: Exchange, tx: Tx, prize: PrizeOrder): Promise<string> {
  const { platform } = exchange;
  const { memberId, benefitId, choiceId, amount, destination, grant } = prize;
  const at = platform.clock.now();
  const ordinal = await countOrder(tx, memberId);
  const benefit = await findPromised(tx, benefitId, exchange.channels);
  const chosen = benefit.choices[0].title === null ? {} : { choiceId: choiceId ?? benefit.choices[0].id };
  const form = { quantity: 1, ...chosen, ...(amount !== null && { amount }), ...destination };
  const { choice, quantity, delivery } = await readForm(exchange, tx, { memberId, benefit, form });
  const price = priceOf(choice, quantity, 0);
  const facts = await readEligibilityFacts(exchange, tx, { memberId, address: null }, benefit);
  const request = {
    benefit,
    choice,
    quantity,
    ...price,
    delivery,
    feeFreeCardId: null,
    waived: false,
    unverified: false,
  };
  const allowance = allowanceOf(request, facts);
  const own = new Set([PrerequisiteKind.RealName, ...benefit.prerequisites]);
  const prerequisites = allowance.prerequisites.filter(({ kind }) => own.has(kind));
  refuseUnmet({ ...allowance, prerequisites });
  const order = await insertOrder(tx, {
    ...newOrder(exchange, memberId, request, ordinal, at),
    revocable: false,
    prize: grant.cause.title,
  });
  const move = { state: ExchangeState.PendingReview, at, actor: OrderActor.Member, note: '领取活动奖品' };
  await insertMove(tx, { member_id: memberId, order_id: order.id, position: 1, ...move });
  await savePayee(exchange, tx, memberId, delivery);
  await transfer(tx, {
    key: grant.key,
    memberId,
    reason: 'earned',
    cause: { kind: CoinCauseKind.Campaign, ...grant.cause },
    skipsDebts: true,
    legs: [{ asset: 'coin', amount: price.total, platform: 'campaign' }],
    at,
  });
  await payOrder(tx, order, at);
  await sendReview(platform.jobs, tx, order);
  await notifyOrderMoved(platform.events, tx, order, at, true);
  return order.id;
}

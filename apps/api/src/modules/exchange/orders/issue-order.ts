import { ExchangeState, OrderActor } from '@yayan/contract';
import type { Platform } from '../../../platform/platform.ts';
import { openDelivery } from '../fulfilment/delivery.ts';
import type { FulfilmentChannel } from '../catalogue/fulfilment-channel.ts';
import type { Exchange } from '../deps.ts';
import { countCall } from './call-counts-store.ts';
import { commitSpend } from './commit-spend.ts';
import { isProvider } from '../catalogue/provider.ts';
import { moveOrder } from './move-order.ts';
import type { OrderKey, StoredOrder } from './order-store.ts';
import { codeIndex } from '../fulfilment/card-code-index.ts';
import { issueNumber } from '../fulfilment/issue-number.ts';
import {
  holdIssue,
  isReceiptTaken,
  storeConfirmation,
  recordIssueRequest,
  type OpenAttempt,
} from './issue-store.ts';
import { insertOrderCards } from './issued-card-store.ts';
import {
  BillMismatch,
  type IssueResult,
  type IssuedCard,
  IssueRefused,
  type IssueRequest,
} from '../fulfilment/ports/issuer.ts';
import { notifyOrderMoved, sendIssue } from './order-signals.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** The issuer's answer for an attempt. */
type IssuerAnswer = IssueResult | IssueRefused | BillMismatch;

/** An unfinished issue has its own jobs for this long. After that `resumeStalledOrders` continues it. */
const FOLLOWED_MS = 20 * 60_000;
const SOONEST_MS = 2_000;
const LATEST_MS = 5 * 60_000;

/**
 * Issues an order (rule 5.7): records the request, sends it, and stores the answer. The number never changes within an
 * attempt, so after a crash a repeated request means the same issue. Throws when it is unknown whether anything was
 * issued; the job then runs again. May be repeated, also concurrently.
 */
export async function issueOrder(exchange: Exchange, key: OrderKey): Promise<void> {
  const { database, clock } = exchange.platform;
  const order = await database.transaction(async (tx) => {
    const asked = await recordIssueRequest(tx, key, ExchangeState.ToBeIssued, clock.now());
    return asked && (await commitSpend(exchange.platform, tx, asked)) ? asked : undefined;
  });
  if (order === undefined) return;
  const answer = await counted(exchange.platform, order.channel, () => ask(exchange, order));
  await database.transaction((tx) => store(exchange, tx, order, answer));
}

/** Counts whether the provider answered. A refusal is an answer, too. */
async function counted<T>(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  channel: FulfilmentChannel,
  call: () => Promise<T>,
): Promise<T> {
  if (!isProvider(channel)) return await call();
  const count = async (isAnswered: boolean): Promise<void> =>
    await countCall(database.read, { channel, isAnswered, at: clock.now() });
  const answer = await call().catch(async (error: unknown) => {
    await count(false);
    throw error;
  });
  await count(true);
  return answer;
}

function requestOf({ cipher }: Pick<Platform, 'cipher'>, order: StoredOrder): IssueRequest {
  return {
    orderId: order.id,
    number: order.issue_number ?? issueNumber(order.id, order.attempt),
    askedBefore: order.asks > 1,
    hasConfirmation: order.confirmation !== null,
    benefitId: order.benefit_id,
    choiceId: order.choice_id,
    quantity: order.quantity,
    fen: order.fen ?? 0,
    delivery: openDelivery(cipher, order.delivery_sealed),
  };
}

async function ask({ platform, issuers }: Exchange, order: StoredOrder): Promise<IssuerAnswer> {
  const { id, channel, quantity } = order;
  const issuer = channel === 'consignee' ? undefined : issuers[channel];
  if (issuer === undefined) throw new Error(`Order ${id}: nobody issues ${channel} here`);
  try {
    const issued = await issuer.issue(requestOf(platform, order));
    if (issued.kind === 'cards' && issued.cards.length !== quantity)
      throw new Error(`Order ${id}: ${issued.cards.length} cards instead of ${quantity}`);
    return issued;
  } catch (error) {
    if (error instanceof IssueRefused || error instanceof BillMismatch) return error;
    throw error;
  }
}

async function store(
  { platform }: Exchange,
  tx: Tx,
  order: StoredOrder,
  answer: IssuerAnswer,
): Promise<void> {
  const { id: orderId, member_id: memberId, channel, attempt } = order;
  // An answer for an earlier attempt means nothing for the present one.
  const open: OpenAttempt = { memberId, orderId, waiting: ExchangeState.ToBeIssued, attempt };
  const move = { memberId, orderId, attempt, from: ExchangeState.ToBeIssued, by: OrderActor.System };
  if (answer instanceof BillMismatch) return await hold(platform, tx, open, answer.message);
  if (answer instanceof IssueRefused) {
    await moveOrder(platform, tx, { ...move, to: ExchangeState.IssueFailed, note: answer.message });
    return;
  }
  if (answer.kind === 'waiting') return await wait(platform, tx, order, answer);
  if (answer.kind === 'paid' && (await isReceiptTaken(tx, { orderId, channel, receipt: answer.receipt })))
    return await hold(platform, tx, open, `Receipt ${answer.receipt} stands at another order`);
  const more = answer.kind === 'paid' ? { receipt: answer.receipt } : {};
  const moved = await moveOrder(platform, tx, { ...move, to: ExchangeState.Issued, note: null, more });
  if (moved !== undefined && answer.kind === 'cards') await storeCards(platform, tx, moved, answer.cards);
}

/** Holds the attempt for an operator: nobody requests it again, and `yayan exchange review` lists it. */
async function hold(
  { log }: Pick<Platform, 'log'>,
  tx: Tx,
  open: OpenAttempt,
  problem: string,
): Promise<void> {
  await holdIssue(tx, open, problem);
  log.error({ event: 'exchange.bill_mismatch', orderId: open.orderId, problem }, 'an issue is held back');
}

/** Stores the confirmation parameters and asks again: soon at first, then less and less often. */
async function wait(
  { clock, events, jobs }: Pick<Platform, 'clock' | 'events' | 'jobs'>,
  tx: Tx,
  order: StoredOrder,
  { confirmation }: Extract<IssueResult, { kind: 'waiting' }>,
): Promise<void> {
  const now = clock.now();
  const { id: orderId, member_id: memberId, attempt } = order;
  const open: OpenAttempt = { memberId, orderId, waiting: ExchangeState.ToBeIssued, attempt };
  if (confirmation !== null && (await storeConfirmation(tx, open, confirmation)))
    await notifyOrderMoved(events, tx, order, now, false);
  const waited = now.getTime() - (order.issue_asked_at ?? now).getTime();
  if (waited >= FOLLOWED_MS) return;
  const pause = Math.min(LATEST_MS, Math.max(SOONEST_MS, waited));
  await sendIssue(jobs, tx, order, new Date(now.getTime() + pause));
}

async function storeCards(
  { cipher }: Pick<Platform, 'cipher'>,
  tx: Tx,
  order: StoredOrder,
  cards: readonly IssuedCard[],
): Promise<void> {
  await insertOrderCards(
    tx,
    cards.map((card, index) => ({
      member_id: order.member_id,
      order_id: order.id,
      position: index + 1,
      number_sealed: card.number === null ? null : cipher.seal(card.number),
      secret_sealed: cipher.seal(card.secret),
      code_index: codeIndex(cipher, card),
      expires_at: card.expiresAt,
    })),
  );
}

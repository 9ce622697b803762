import { ExchangeState, OrderActor, OrderField } from '@yayan/contract';
import { z } from 'zod';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createMessages } from '../../message/module.ts';
import { mayGoTo, OWN_MOBILE_ONLY } from '../checkout/correct-payee.ts';
import { refuseForm, reportPayee } from '../checkout/destination.ts';
import type { Exchange } from '../deps.ts';
import { type Delivery, openDelivery, sealDelivery, targetText } from '../fulfilment/delivery.ts';
import { notifyOrderMoved } from '../orders/order-signals.ts';
import { changeDestination } from '../orders/destination-store.ts';
import { type Destination, selectAnyOrder, type StoredOrder } from '../orders/order-store.ts';
import { approveIn } from '../orders/review.ts';
import { type CorrectedParts, correctedDelivery, partNames } from './corrected-delivery.ts';

/** A correction as it is stored: requests for agreement keep it too. */
export interface OfDestination {
  orderId: string;
  sealed: string;
  index: string;
}

type CorrectDeps = Pick<Exchange, 'adultStatusOf' | 'recordPayee'>;

const partsSchema = z.object({
  name: z.string().optional(),
  account: z.string().optional(),
  region: z.string().optional(),
  detail: z.string().optional(),
});

/** Seals the corrected parts, so that nothing stores them in the open. */
export const newDestination = (
  { cipher }: Pick<Platform, 'cipher'>,
  orderId: string,
  { name, account, region, detail }: CorrectedParts,
): OfDestination => {
  const parts = JSON.stringify({ name, account, region, detail });
  return { orderId, sealed: cipher.seal(parts), index: cipher.blindIndex(parts) };
};

const partsOf = ({ cipher }: Pick<Platform, 'cipher'>, { sealed }: OfDestination): CorrectedParts => {
  const { name, account, region, detail } = partsSchema.parse(JSON.parse(cipher.open(sealed)));
  return {
    ...(name !== undefined && { name }),
    ...(account !== undefined && { account }),
    ...(region !== undefined && { region }),
    ...(detail !== undefined && { detail }),
  };
};

/** An order whose provider accepted something, or may have, keeps its destination. */
const isCorrectable = ({ state, issue_asked_at: askedAt }: StoredOrder): boolean =>
  state === ExchangeState.IssueFailed ||
  ((state === ExchangeState.PendingReview || state === ExchangeState.ToBeIssued) && askedAt === null);

interface Correction {
  order: StoredOrder;
  after: Delivery;
  parts: CorrectedParts;
}

async function correction(
  deps: CorrectDeps,
  platform: Platform,
  db: Connection,
  input: OfDestination,
): Promise<Correction> {
  const order = (await selectAnyOrder(db, input.orderId)) ?? refuse('NOT_FOUND');
  if (!isCorrectable(order)) refuse('ORDER_MOVE_FORBIDDEN');
  const parts = partsOf(platform, input);
  const after = correctedDelivery(openDelivery(platform.cipher, order.delivery_sealed), parts);
  if (order.unverified && !(await mayGoTo({ ...deps, platform }, db, order.member_id, after)))
    refuseForm([{ field: OrderField.Mobile, message: OWN_MOBILE_ONLY }]);
  return { order, after, parts };
}

const REISSUED: Change = { field: 'state', label: '状态', before: '发放失败', after: '待发放' };
const NOTE = '收款或收货信息已更正，重新发放';

async function writeToMember(platform: Platform, tx: Tx, order: StoredOrder, actId: string): Promise<void> {
  if (order.member_left) return;
  const name = [order.title, order.choice_title].filter((part) => part !== null).join(' ');
  await createMessages(platform).write(tx, {
    memberId: order.member_id,
    event: 'orderMoved',
    key: `order:${order.id}:destination:${actId}`,
    data: {
      orderId: order.id,
      name,
      what: '的收款或收货信息已更正',
      body: `客服把它改成：${order.target_text ?? ''}。如果你没有要求过，请马上联系我们。`,
    },
  });
}

/**
 * Corrects a mistyped destination of an order that nothing was issued for (rule 14.73). A parcel's is corrected alone; money and
 * top-ups go elsewhere only with a second person. What failed is issued again, as a new attempt.
 */
export const correctDestination = (deps: CorrectDeps): Act<OfDestination> => ({
  name: 'exchange correct',
  needsReason: true,
  // The parts are sealed differently each time.
  hashed: (_platform, { orderId, index }) => [orderId, index],
  lockOf: ({ orderId }) => `order ${orderId}`,
  plan: async (platform, db, input) => {
    const { order, after, parts } = await correction(deps, platform, db, input);
    return {
      kind: 'order',
      subject: order.id,
      title: [order.order_number, order.title].join(' '),
      permission: order.channel === 'consignee' ? 'orders' : 'orders.large',
      changes: [
        { field: 'target', label: '收款或收货', before: order.target_text, after: targetText(after) },
        // Masked, a mistyped digit may not be seen.
        { field: 'parts', label: '更正了', before: null, after: partNames(parts) },
        ...(order.state === ExchangeState.IssueFailed ? [REISSUED] : []),
      ],
    };
  },
  run: async (platform, input, { id, actor }) => {
    const { cipher, clock, database, events } = platform;
    await database.transaction(async (tx) => {
      const { order, after } = await correction(deps, platform, tx, input);
      const key = { memberId: order.member_id, orderId: order.id };
      const destination: Destination = {
        channel: after.channel,
        delivery_sealed: sealDelivery(cipher, after),
        target_text: targetText(after),
      };
      // It isn't saved for the member's next order: who asked may not have been the member.
      await reportPayee(deps, tx, order.member_id, after);
      if (order.state === ExchangeState.IssueFailed) {
        const by = { by: OrderActor.Operator, operator: actor.name, note: NOTE };
        const move = { ...key, ...by, from: order.state, more: { destination } };
        if (!(await approveIn({ platform }, tx, move))) refuse('ORDER_MOVE_FORBIDDEN');
      } else {
        const isChanged = await changeDestination(tx, key, { from: order.state, destination });
        if (!isChanged) refuse('ORDER_MOVE_FORBIDDEN');
        await notifyOrderMoved(events, tx, order, clock.now(), false);
      }
      await writeToMember(platform, tx, { ...order, ...destination }, id);
    });
  },
});

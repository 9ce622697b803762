import { ExchangeState } from '@yayan/contract';
import { hasEnded } from '../../src/modules/exchange/orders/order-states.ts';

/**
 * How an issuer behaves next. `well`: it issues. `silent`: it gives no answer. `lost`: it issues, but its answer is
 * lost. `refusing`: it refuses. `slow`: it is still working.
 */
export type Mood = 'well' | 'silent' | 'lost' | 'refusing' | 'slow';

export const KINDS = ['codes', 'cash', 'goods'] as const;
export type Kind = (typeof KINDS)[number];

export const STEPS = [
  'earn',
  'place',
  'revoke',
  'review',
  'approve',
  'reject',
  'issue',
  'retry',
  'giveUp',
  'reveal',
  'ship',
  'correct',
  'leave',
] as const;
export type Step = (typeof STEPS)[number];
type OrderStep = Exclude<Step, 'earn' | 'place' | 'leave'>;

/** The steps that only a member with an account can take. */
const OWN_STEPS: ReadonlySet<Step> = new Set(['earn', 'place', 'revoke', 'reveal', 'correct', 'leave']);

export interface Turn {
  step: Step;
  /** The member's index, and the index of their order. */
  member: 0 | 1;
  order: number;
  /** The kind of benefit to order. */
  kind: Kind;
  mood: Mood;
}

/** The result of a step: `lost` if nobody knows whether the request had an effect. */
export type Outcome = 'done' | 'refused' | 'lost';

/** The price of every benefit, and the coins of each earning. */
export const PRICE = 100;
export const START_COINS = 4 * PRICE;
export const START_STOCK = 5;

interface ModelOrder {
  readonly kind: Kind;
  state: ExchangeState;
  /** Whether its issue was requested since it last reached the state ToBeIssued. */
  asked: boolean;
  /** The issuer's final result of the current attempt. */
  issuer: 'nothing' | 'acted' | 'refused';
}

/** A member in the model. */
export interface ModelMember {
  coins: number;
  left: boolean;
  readonly orders: ModelOrder[];
}

const member = (): ModelMember => ({ coins: START_COINS, left: false, orders: [] });

/** Whether a member exists who can take the step, and an order for it. */
export function isPossible(
  { step }: Turn,
  { left, orders }: { left: boolean; orders: readonly unknown[] },
): boolean {
  if (left && OWN_STEPS.has(step)) return false;
  return orders.length > 0 || step === 'earn' || step === 'place' || step === 'leave';
}

/** Orders by the rules of section 5, without a database: the result of each step if steps run one after another. */
export class OrderModel {
  readonly members = [member(), member()] as const;
  readonly stock: Record<Kind, number> = { codes: START_STOCK, cash: START_STOCK, goods: START_STOCK };

  take(turn: Turn): Outcome {
    const own = this.members[turn.member];
    const { step, kind, mood } = turn;
    if (step === 'place') return this.#place(own, kind);
    if (step === 'leave') own.left = true;
    else if (step === 'earn') own.coins += PRICE;
    else {
      const order = own.orders[turn.order % own.orders.length];
      if (order !== undefined) return this.#move(own, order, step, mood);
    }
    return 'done';
  }

  #place(own: ModelMember, kind: Kind): Outcome {
    if (own.coins < PRICE || this.stock[kind] === 0) return 'refused';
    own.coins -= PRICE;
    this.stock[kind] -= 1;
    own.orders.push({ kind, state: ExchangeState.PendingReview, asked: false, issuer: 'nothing' });
    return 'done';
  }

  #move(own: ModelMember, order: ModelOrder, step: OrderStep, mood: Mood): Outcome {
    const { PendingReview, ToBeIssued, Issued, IssueFailed, Revoked, NotPassed } = ExchangeState;
    const isAt = (state: ExchangeState): boolean => order.state === state;
    const to = (isAllowed: boolean, state: ExchangeState): Outcome => {
      if (!isAllowed) return 'refused';
      order.state = state;
      if (state === ToBeIssued) order.asked = false;
      return 'done';
    };
    const back = (isAllowed: boolean, state: ExchangeState): Outcome => {
      if (!isAllowed) return 'refused';
      own.coins += PRICE;
      this.stock[order.kind] += 1;
      return to(true, state);
    };
    const moves: Record<OrderStep, () => Outcome> = {
      review: () => (isAt(PendingReview) ? to(true, ToBeIssued) : 'done'),
      approve: () => to(isAt(PendingReview), ToBeIssued),
      reject: () => back(isAt(PendingReview), NotPassed),
      revoke: () => back(isAt(PendingReview) || (isAt(ToBeIssued) && !order.asked), Revoked),
      giveUp: () => back(isAt(IssueFailed), Revoked),
      retry: () => again(order, to(isAt(IssueFailed), ToBeIssued)),
      correct: () => again(order, to(isAt(IssueFailed) && order.kind === 'cash', ToBeIssued)),
      ship: () => to(isAt(ToBeIssued) && order.kind === 'goods', Issued),
      reveal: () => (isAt(Issued) && order.kind === 'codes' ? 'done' : 'refused'),
      issue: () => issue(order, mood),
    };
    return moves[step]();
  }
}

/** Another attempt is a new issue with a new number. */
function again(order: ModelOrder, outcome: Outcome): Outcome {
  if (outcome === 'done') order.issuer = 'nothing';
  return outcome;
}

function issue(order: ModelOrder, mood: Mood): Outcome {
  if (order.state !== ExchangeState.ToBeIssued || order.kind === 'goods') return 'done';
  order.asked = true;
  if (mood === 'silent') return 'lost';
  if (order.issuer === 'nothing') {
    if (mood === 'slow') return 'done';
    order.issuer = mood === 'refusing' ? 'refused' : 'acted';
  }
  if (order.issuer === 'acted' && mood === 'lost') return 'lost';
  order.state = order.issuer === 'acted' ? ExchangeState.Issued : ExchangeState.IssueFailed;
  return 'done';
}

/**
 * Whether the destination of an order is still stored: never for codes; after the account is deleted only until the
 * order ends.
 */
export const hasTarget = ({ left }: ModelMember, { kind, state }: ModelOrder): boolean =>
  kind !== 'codes' && !(left && hasEnded(state));

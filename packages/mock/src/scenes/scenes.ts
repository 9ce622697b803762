import { mockPlaceOrder, type Refused, refuse } from '@yayan/api-client/mocks';
import type { Answers } from '../answers/answer-table.ts';
import { orderAnswers } from '../answers/orders.ts';
import { emptyAnswers } from './empty.ts';
import { surveyAnswers, usualTerms } from '../answers/surveys.ts';
import type { CallEntry } from '../calls/call-entry.ts';
import type { World } from '../world/world.ts';

/** The differences from a healthy server. */
export interface Scene {
  /** One line for people. */
  readonly text: string;
  /** Refuses a call before it is processed. `asked` is the number of earlier calls of this operation. */
  readonly refuse?: (call: CallEntry, asked: number) => Refused | undefined;
  /** Answers that replace the usual ones. */
  readonly answers?: (world: World) => Answers;
}

const MAINTENANCE_SECONDS = 120;

export const scenes = {
  usual: { text: 'everything works' },
  'quota-fills': {
    text: 'the last seat is taken while the screening questions are answered: result 3, consolation coins',
    answers: (world) => surveyAnswers(world, { ...usualTerms, quotaFills: true }),
  },
  'late-postback': {
    text: "a supplier's survey ends, its coins stay pending until the postback comes",
    answers: (world) => surveyAnswers(world, { ...usualTerms, pay: 'by a late postback' }),
  },
  reversal: {
    text: "coins of a supplier's survey arrive at once and are taken back when the supplier reverses",
    answers: (world) => surveyAnswers(world, { ...usualTerms, pay: 'at once, then reversed' }),
  },
  maintenance: {
    text: 'every call answers 503 with Retry-After',
    refuse: () => ({ ...refuse('UNAVAILABLE'), retryAfterSeconds: MAINTENANCE_SECONDS }),
  },
  busy: {
    text: 'each call answers 429 with Retry-After: 1 the first time, and works the second time',
    refuse: (_call, asked) => (asked === 0 ? { ...refuse('TOO_MANY'), retryAfterSeconds: 1 } : undefined),
  },
  'signed-out': {
    text: 'no token is valid any more, and none can be refreshed',
    refuse: ({ id, access }) =>
      access !== 'public' || id === 'refreshToken' ? refuse('UNAUTHORISED') : undefined,
  },
  'sold-out': {
    text: 'benefits are out of stock, and orders are refused with STOCK_OUT',
    answers: (world) => orderAnswers(world, { isSoldOut: true }),
  },
  'order-not-passed': {
    text: 'orders do not pass their review at their next step, and the coins come back',
    answers: (world) => orderAnswers(world, { end: 'not passed' }),
  },
  'price-changed': {
    text: 'orders are refused with PRICE_CHANGED',
    answers: () => ({ placeOrder: mockPlaceOrder(refuse('PRICE_CHANGED')) }),
  },
  empty: {
    text: 'lists have no items: no tasks, no orders, no coins, no messages',
    answers: emptyAnswers,
  },
} as const satisfies Readonly<Record<string, Scene>>;

export type SceneName = keyof typeof scenes;

export const isSceneName = (name: string): name is SceneName => Object.hasOwn(scenes, name);

/** A scene by its name. */
export const sceneOf = (name: SceneName): Scene => scenes[name];

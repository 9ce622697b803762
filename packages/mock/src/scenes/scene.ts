import { mockPlaceOrder, type Refused, refuse } from '@yayan/api-client/mocks';
import type { Answers } from '../answers/answer-table.ts';
import { orderAnswers } from '../answers/reward/orders.ts';
import { keySurveyAnswers } from '../answers/survey/key-surveys.ts';
import { surveyAnswers, usualTerms } from '../answers/survey/surveys.ts';
import type { CallEntry } from '../call-entry.ts';
import type { SurveyTerms } from '../world/run.ts';
import type { World } from '../world/world.ts';
import { emptyAnswers } from './empty.ts';
import type { SceneName } from './scenes.ts';

/** The differences from a healthy server. */
export interface Scene {
  /** Refuses a call before it is processed. `asked` is the number of earlier calls of this operation. */
  readonly refuse?: (call: CallEntry, asked: number) => Refused | undefined;
  /** Answers that replace the usual ones. */
  readonly answers?: (world: World) => Answers;
}

const MAINTENANCE_SECONDS = 120;

/** Questionnaires of members and of guests, with other terms. */
const surveysWith =
  (terms: Partial<SurveyTerms>) =>
  (world: World): Answers => ({
    ...surveyAnswers(world, { ...usualTerms, ...terms }),
    ...keySurveyAnswers(world, { ...usualTerms, ...terms }),
  });

const differences: Readonly<Record<SceneName, Scene>> = {
  usual: {},
  'quota-fills': { answers: surveysWith({ quotaFills: true }) },
  'late-postback': { answers: surveysWith({ pay: 'by a late postback' }) },
  reversal: { answers: surveysWith({ pay: 'at once, then reversed' }) },
  maintenance: {
    refuse: () => ({ ...refuse('UNAVAILABLE'), retryAfterSeconds: MAINTENANCE_SECONDS }),
  },
  busy: {
    refuse: (_call, asked) => (asked === 0 ? { ...refuse('TOO_MANY'), retryAfterSeconds: 1 } : undefined),
  },
  'signed-out': {
    refuse: ({ id, access }) =>
      access !== 'public' || id === 'refreshToken' ? refuse('UNAUTHORISED') : undefined,
  },
  'sold-out': { answers: (world) => orderAnswers(world, { isSoldOut: true }) },
  'order-not-passed': { answers: (world) => orderAnswers(world, { end: 'not passed' }) },
  'price-changed': { answers: () => ({ placeOrder: mockPlaceOrder(refuse('PRICE_CHANGED')) }) },
  empty: { answers: emptyAnswers },
};

/** A scene by its name. */
export const sceneOf = (name: SceneName): Scene => differences[name];

/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AttributeConsent } from './attributeConsent.ts';
import type { AttributePart } from './attributePart.ts';
import type { AttributeReward } from './attributeReward.ts';
import type { SurveyAnswers } from './surveyAnswers.ts';
import type { SurveyDefinition } from './surveyDefinition.ts';
import type { SurveyRevision } from './surveyRevision.ts';
import type { Time } from './time.ts';

/**
 * The personal attribute questionnaire with what the member said before.
 */
export interface AttributeSurvey {
  definition: SurveyDefinition;
  answers: SurveyAnswers;
  /** @maxItems 20 */
  parts: AttributePart[];
  /**
     * @minimum 0
     * @maximum 100
     */
  percent: number;
  revision: SurveyRevision;
  /** Coins for finishing it the first time; null once paid. */
  reward: AttributeReward | null;
  /**
     * About how many more tasks would match when finished; null when not computed.
     * @minimum 0
     * @nullable
     */
  matchGain: number | null;
  consent: AttributeConsent;
  /** When it was last saved, or null. */
  updatedAt: Time | null;
}

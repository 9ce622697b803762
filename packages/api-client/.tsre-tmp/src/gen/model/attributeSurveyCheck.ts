/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AttributeSurveyFinished } from './attributeSurveyFinished.ts';
import type { AttributeSurveyUnfinished } from './attributeSurveyUnfinished.ts';

export type AttributeSurveyCheck = AttributeSurveyFinished | AttributeSurveyUnfinished;

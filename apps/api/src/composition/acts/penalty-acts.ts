import { penaltyActs } from '../../modules/feedback/module.ts';
import { operatorFeedback } from '../tickets/feedback-deps.ts';

/** The acts on penalties, with their messages. */
export const penalties = penaltyActs({ depsOf: operatorFeedback });

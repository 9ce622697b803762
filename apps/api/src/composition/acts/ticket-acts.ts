import { ticketActs } from '../../modules/feedback/module.ts';
import { isOperator } from '../../modules/operator/module.ts';
import { operatorFeedback } from '../tickets/feedback-deps.ts';

/** The acts on tickets, with all that a verdict moves in other areas. */
export const tickets = ticketActs({ depsOf: operatorFeedback, isOperator });

import { bind } from '../../call/bind.ts';
import type { Handlers } from '../../call/call.ts';
import { enterFromAgent } from './guests/agent-entry.ts';
import {
  getKeyEnd,
  getKeySession,
  saveKeyDraftAnswers,
  saveKeyPage,
  submitKeySurvey,
} from './guests/guest-calls.ts';
import { enterByOpenLink } from './guests/open-link-entry.ts';
import type { PartnerDeps } from './partner-deps.ts';
import { getPartnerVisit, reportReturn } from './external/returns.ts';
import { issueStartTicket, takeStartTicket } from './guests/start-tickets.ts';

const rules = {
  reportReturn,
  getPartnerVisit,
  enterFromAgent,
  enterByOpenLink,
  issueStartTicket,
  takeStartTicket,
  getKeySession,
  saveKeyDraftAnswers,
  saveKeyPage,
  submitKeySurvey,
  getKeyEnd,
};

/** The calls of suppliers, agents and open links. */
export const partnerHandlers = (deps: PartnerDeps): Pick<Handlers, keyof typeof rules> => bind(deps, rules);

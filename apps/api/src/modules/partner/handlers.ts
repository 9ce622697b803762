import { bind } from '../../call/bind.ts';
import type { Handlers } from '../../call/call.ts';
import { enterFromAgent } from './guests/agent-entry.ts';
import {
  keyEnd,
  keySession,
  saveKeyDraftAnswers,
  saveKeyPage,
  submitKeySurvey,
} from './guests/guest-calls.ts';
import { enterByOpenLink } from './guests/open-link-entry.ts';
import type { PartnerDeps } from './partner-deps.ts';
import { getPartnerVisit, reportReturn } from './external/returns.ts';
import { issueStartTicket, takeStartTicket } from './guests/start-tickets.ts';

type PartnerHandlers = Pick<
  Handlers,
  | 'reportReturn'
  | 'getPartnerVisit'
  | 'enterFromAgent'
  | 'enterByOpenLink'
  | 'issueStartTicket'
  | 'takeStartTicket'
  | 'getKeySession'
  | 'saveKeyDraftAnswers'
  | 'saveKeyPage'
  | 'submitKeySurvey'
  | 'getKeyEnd'
>;

/** The calls of suppliers, agents and open links. */
export function partnerHandlers(deps: PartnerDeps): PartnerHandlers {
  return {
    ...bind(deps, { reportReturn, getPartnerVisit, saveKeyDraftAnswers }),
    enterFromAgent: ({ origin, body }) => enterFromAgent(deps, origin, body.query),
    enterByOpenLink: ({ origin, body }) => enterByOpenLink(deps, origin, body.sid),
    issueStartTicket: ({ caller, body }) => issueStartTicket(deps, caller.memberId, body),
    takeStartTicket: ({ origin, body }) => takeStartTicket(deps, origin, body.ticket),
    getKeySession: ({ params }) => keySession(deps, params.key),
    saveKeyPage: ({ origin, params, body }) => saveKeyPage(deps, origin, params.key, body),
    submitKeySurvey: ({ origin, params, body, idempotency }) =>
      submitKeySurvey(deps, origin, params.key, body, idempotency),
    getKeyEnd: ({ params }) => keyEnd(deps, params.key),
  };
}

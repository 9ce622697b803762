import type { Handlers } from '../../http/call.ts';
import { enterFromAgent } from './guests/agent-entry.ts';
import { keyEnd, keySession, saveKeyPage, submitKeySurvey } from './guests/guest-calls.ts';
import { enterByOpenLink } from './guests/open-link-entry.ts';
import type { PartnerParts } from './partner-deps.ts';
import { partnerVisit, reportReturn } from './external/returns.ts';
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
  | 'saveKeyPage'
  | 'submitKeySurvey'
  | 'getKeyEnd'
>;

/** The calls of suppliers, agents and open links. */
export function partnerHandlers(parts: PartnerParts): PartnerHandlers {
  return {
    reportReturn: ({ body }) => reportReturn(parts, body.query),
    getPartnerVisit: ({ caller, params }) => partnerVisit(parts, caller.memberId, params.id),
    enterFromAgent: ({ origin, body }) => enterFromAgent(parts, origin, body.query),
    enterByOpenLink: ({ origin, body }) => enterByOpenLink(parts, origin, body.sid),
    issueStartTicket: ({ caller, body }) => issueStartTicket(parts, caller.memberId, body),
    takeStartTicket: ({ origin, body }) => takeStartTicket(parts, origin, body.ticket),
    getKeySession: ({ params }) => keySession(parts, params.key),
    saveKeyPage: ({ origin, params, body }) => saveKeyPage(parts, origin, params.key, body),
    submitKeySurvey: ({ origin, params, body, idempotency }) =>
      submitKeySurvey(parts, origin, params.key, body, idempotency),
    getKeyEnd: ({ params }) => keyEnd(parts, params.key),
  };
}

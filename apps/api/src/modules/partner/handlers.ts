import type { Handlers } from '../../http/call.ts';
import { enterFromAgent } from './guests/agent-entry.ts';
import { defineFollowUp } from './reports/process-due.ts';
import { defineForgetJunk } from './jobs.ts';
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

/** The calls of suppliers, agents and open links; names their job. */
export function partnerHandlers(parts: PartnerParts): PartnerHandlers {
  defineFollowUp(parts);
  defineForgetJunk(parts);
  return {
    reportReturn: ({ body }) => reportReturn(parts, body.query),
    getPartnerVisit: ({ caller, params }) => partnerVisit(parts, caller.memberId, params.id),
    enterFromAgent: ({ origin, body }) => enterFromAgent(parts, origin, body.query),
    enterByOpenLink: ({ origin, body }) => enterByOpenLink(parts, origin, body.sid),
    issueStartTicket: ({ caller, body }) => issueStartTicket(parts, caller.memberId, body),
    takeStartTicket: ({ origin, body }) => takeStartTicket(parts, origin, body.ticket),
    getKeySession: ({ params }) => keySession(parts, params.key),
    saveKeyPage: ({ params, body }) => saveKeyPage(parts, params.key, body),
    submitKeySurvey: ({ params, body, idempotency }) => submitKeySurvey(parts, params.key, body, idempotency),
    getKeyEnd: ({ params }) => keyEnd(parts, params.key),
  };
}

import type { Handlers } from '../../contract/call.ts';
import { enterFromAgent } from './agent-entry.ts';
import { defineFollowUp } from './follow-up.ts';
import { defineForgetJunk } from './forget-junk.ts';
import { keyEnd, keySession, saveKeyPage, submitKeySurvey } from './guest-calls.ts';
import { enterByOpenLink } from './open-entry.ts';
import type { PartnerParts } from './partner-parts.ts';
import { partnerVisit, reportReturn } from './returns.ts';
import { issueStartTicket, takeStartTicket } from './start-tickets.ts';

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

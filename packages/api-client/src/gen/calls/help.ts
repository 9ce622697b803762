/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { call, type CallOptions } from '../../calls/call.ts';
import type {
  FeedbackTicket,
  GetTicketSubjectParams,
  HelpArticle,
  HelpArticleKey,
  HelpCategory,
  HelpRating,
  Id,
  ListHelpParams,
  ListTicketsParams,
  OpenTicketHeaders,
  OpenTicketRequest,
  PenaltyList,
  ReplyTicketHeaders,
  TicketPage,
  TicketReply,
  TicketSubject,
} from '../model/index.ts';

/**
 * List help articles by category
 *
 * Category 21 is the whole help; its sections are the categories of /home/feedback/help/{category}.
 */
export const listHelp = (params: ListHelpParams, options?: CallOptions): Promise<HelpCategory> =>
  call<HelpCategory>({ url: '/v1/categories', method: 'GET', params }, options);

/**
 * List the member's feedback tickets
 */
export const listTickets = (params?: ListTicketsParams, options?: CallOptions): Promise<TicketPage> =>
  call<TicketPage>({ url: '/v1/tickets', method: 'GET', params }, options);

/**
 * Open a feedback ticket
 *
 * An appeal needs a record of the member; each record can be appealed once (rule 7.15).
 */
export const openTicket = (openTicketRequest: OpenTicketRequest, headers: OpenTicketHeaders, options?: CallOptions): Promise<FeedbackTicket> =>
  call<FeedbackTicket>({ url: '/v1/tickets', method: 'POST', headers: { ...headers }, data: openTicketRequest }, options, { 26100: 'TICKETS_TOO_MANY', 26103: 'APPEAL_TWICE', 26104: 'APPEAL_CLOSED', 28001: 'FILE_TYPE_REFUSED', 28002: 'FILE_TOO_LARGE' });

/**
 * Read the record that a ticket would be about
 */
export const getTicketSubject = (params: GetTicketSubjectParams, options?: CallOptions): Promise<TicketSubject> =>
  call<TicketSubject>({ url: '/v1/tickets/subject', method: 'GET', params }, options);

/**
 * Read a ticket
 */
export const getTicket = (id: Id, options?: CallOptions): Promise<FeedbackTicket> =>
  call<FeedbackTicket>({ url: `/v1/tickets/${encodeURIComponent(id)}`, method: 'GET' }, options);

/**
 * Add to a ticket
 *
 * A member adds at most ten times in a row; an entry of an operator lets them add again (rule 7.16).
 */
export const replyTicket = (id: Id, ticketReply: TicketReply, headers: ReplyTicketHeaders, options?: CallOptions): Promise<FeedbackTicket> =>
  call<FeedbackTicket>({ url: `/v1/tickets/${encodeURIComponent(id)}/replies`, method: 'POST', headers: { ...headers }, data: ticketReply }, options, { 26101: 'TICKET_CLOSED', 26105: 'TICKET_REPLIES_TOO_MANY', 28001: 'FILE_TYPE_REFUSED', 28002: 'FILE_TOO_LARGE' });

/**
 * Confirm that a ticket is settled
 */
export const confirmTicket = (id: Id, options?: CallOptions): Promise<FeedbackTicket> =>
  call<FeedbackTicket>({ url: `/v1/tickets/${encodeURIComponent(id)}/confirm`, method: 'POST' }, options, { 26102: 'TICKET_STATE' });

/**
 * Reopen a ticket
 *
 * Once, within 7 days (rule 7.14).
 */
export const reopenTicket = (id: Id, ticketReply: TicketReply, options?: CallOptions): Promise<FeedbackTicket> =>
  call<FeedbackTicket>({ url: `/v1/tickets/${encodeURIComponent(id)}/reopen`, method: 'POST', data: ticketReply }, options, { 26102: 'TICKET_STATE', 28001: 'FILE_TYPE_REFUSED', 28002: 'FILE_TOO_LARGE' });

/**
 * List the member's penalties
 */
export const listPenalties = (options?: CallOptions): Promise<PenaltyList> =>
  call<PenaltyList>({ url: '/v1/users/penalties', method: 'GET' }, options);

/**
 * Read a help article
 */
export const getHelpArticle = (id: HelpArticleKey, options?: CallOptions): Promise<HelpArticle> =>
  call<HelpArticle>({ url: `/v1/help/articles/${encodeURIComponent(id)}`, method: 'GET' }, options);

/**
 * Say whether an article helped
 *
 * One rating for each member and article; a second one replaces it.
 */
export const rateHelpArticle = (id: HelpArticleKey, helpRating: HelpRating, options?: CallOptions): Promise<HelpRating> =>
  call<HelpRating>({ url: `/v1/help/articles/${encodeURIComponent(id)}/helpfulness`, method: 'POST', data: helpRating }, options);


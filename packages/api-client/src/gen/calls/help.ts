/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { call, type CallOptions, type CallPromise, type KeyedCallOptions } from '../../calls/call.ts';
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
  OpenTicketRequest,
  PenaltyList,
  TicketPage,
  TicketReply,
  TicketSubject,
} from '../model/index.ts';

/**
 * List help articles by category
 *
 * Category 21 is the whole help; its sections are the categories of /home/feedback/help/{category}.
 */
export const listHelp = (params: ListHelpParams, options?: CallOptions): CallPromise<HelpCategory> =>
  call<HelpCategory>({ operation: 'listHelp', url: '/v1/categories', method: 'GET', params }, options);

/**
 * List the member's feedback tickets
 */
export const listTickets = (params?: ListTicketsParams, options?: CallOptions): CallPromise<TicketPage> =>
  call<TicketPage>({ operation: 'listTickets', url: '/v1/tickets', method: 'GET', params }, options);

/**
 * Open a feedback ticket
 *
 * An appeal needs a record of the member; each record can be appealed once.
 */
export const openTicket = (openTicketRequest: OpenTicketRequest, options?: KeyedCallOptions): CallPromise<FeedbackTicket> =>
  call<FeedbackTicket>({ operation: 'openTicket', url: '/v1/tickets', method: 'POST', keyed: true, data: openTicketRequest }, options, { 26100: 'TICKETS_TOO_MANY', 26103: 'APPEAL_TWICE', 26104: 'APPEAL_CLOSED', 28001: 'FILE_TYPE_REFUSED', 28002: 'FILE_TOO_LARGE' });

/**
 * Read the record that a ticket would be about
 */
export const getTicketSubject = (params: GetTicketSubjectParams, options?: CallOptions): CallPromise<TicketSubject> =>
  call<TicketSubject>({ operation: 'getTicketSubject', url: '/v1/tickets/subject', method: 'GET', params }, options);

/**
 * Read a ticket
 */
export const getTicket = (id: Id, options?: CallOptions): CallPromise<FeedbackTicket> =>
  call<FeedbackTicket>({ operation: 'getTicket', url: `/v1/tickets/${encodeURIComponent(id)}`, method: 'GET' }, options);

/**
 * Add to a ticket
 *
 * A member adds at most ten times in a row; an entry of an operator lets them add again. What is added to a merged ticket goes into the one it was merged into, which is answered.
 */
export const replyTicket = (id: Id, ticketReply: TicketReply, options?: KeyedCallOptions): CallPromise<FeedbackTicket> =>
  call<FeedbackTicket>({ operation: 'replyTicket', url: `/v1/tickets/${encodeURIComponent(id)}/replies`, method: 'POST', keyed: true, data: ticketReply }, options, { 26101: 'TICKET_CLOSED', 26105: 'TICKET_REPLIES_TOO_MANY', 28001: 'FILE_TYPE_REFUSED', 28002: 'FILE_TOO_LARGE' });

/**
 * Confirm that a ticket is settled
 */
export const confirmTicket = (id: Id, options?: CallOptions): CallPromise<FeedbackTicket> =>
  call<FeedbackTicket>({ operation: 'confirmTicket', url: `/v1/tickets/${encodeURIComponent(id)}/confirm`, method: 'POST' }, options, { 26102: 'TICKET_STATE' });

/**
 * Reopen a ticket
 *
 * Once, within 7 days. Of a merged ticket, the one it was merged into is reopened, or added to while it isn't answered.
 */
export const reopenTicket = (id: Id, ticketReply: TicketReply, options?: KeyedCallOptions): CallPromise<FeedbackTicket> =>
  call<FeedbackTicket>({ operation: 'reopenTicket', url: `/v1/tickets/${encodeURIComponent(id)}/reopen`, method: 'POST', keyed: true, data: ticketReply }, options, { 26102: 'TICKET_STATE', 26105: 'TICKET_REPLIES_TOO_MANY', 28001: 'FILE_TYPE_REFUSED', 28002: 'FILE_TOO_LARGE' });

/**
 * List the member's penalties
 */
export const listPenalties = (options?: CallOptions): CallPromise<PenaltyList> =>
  call<PenaltyList>({ operation: 'listPenalties', url: '/v1/users/penalties', method: 'GET' }, options);

/**
 * Read a help article
 */
export const getHelpArticle = (id: HelpArticleKey, options?: CallOptions): CallPromise<HelpArticle> =>
  call<HelpArticle>({ operation: 'getHelpArticle', url: `/v1/help/articles/${encodeURIComponent(id)}`, method: 'GET' }, options);

/**
 * Say whether an article helped
 *
 * One rating for each member and article; a second one replaces it.
 */
export const rateHelpArticle = (id: HelpArticleKey, helpRating: HelpRating, options?: CallOptions): CallPromise<HelpRating> =>
  call<HelpRating>({ operation: 'rateHelpArticle', url: `/v1/help/articles/${encodeURIComponent(id)}/helpfulness`, method: 'POST', data: helpRating }, options);


/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { mockCall } from '../../mocks/mock-call.ts';
import type {
  FeedbackTicket,
  HelpArticle,
  HelpCategory,
  HelpRating,
  PenaltyList,
  TicketPage,
  TicketSubject,
} from '../model/index.ts';

/** Answers `listHelp`: List help articles by category. */
export const mockListHelp = mockCall<'listHelp', HelpCategory>('get', '/v1/categories', () => ({"id":21,"title":"帮助中心","sections":[{"id":211,"title":"任务","articles":[{"id":2103,"title":"为什么有时没入选？","summary":"你的回答没问题，只是这次需要的人群不同。"}]}]}));

/** Answers `listTickets`: List the member's feedback tickets. */
export const mockListTickets = mockCall<'listTickets', TicketPage>('get', '/v1/tickets', () => ({"items":[],"nextCursor":null}));

/** Answers `openTicket`: Open a feedback ticket. */
export const mockOpenTicket = mockCall<'openTicket', FeedbackTicket>('post', '/v1/tickets', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","number":"T20261121-7K2M","kind":"result","state":0,"title":"我认真答完了","createdAt":"2026-11-21T08:30:00.000Z","acceptBy":"2026-11-24T08:30:00.000Z","answerBy":"2026-11-26T08:30:00.000Z","mergedInto":null,"subject":null,"entries":[],"verdict":null,"mayReply":true,"repliesLeft":10,"mayConfirm":false,"mayReopen":false}));

/** Answers `getTicketSubject`: Read the record that a ticket would be about. */
export const mockGetTicketSubject = mockCall<'getTicketSubject', TicketSubject>('get', '/v1/tickets/subject', () => ({"type":"result","id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"早餐习惯小调查","facts":[{"name":"时间","value":"11月21日 16:30"}],"link":"/task/back?result=0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","appealable":true}));

/** Answers `getTicket`: Read a ticket. */
export const mockGetTicket = mockCall<'getTicket', FeedbackTicket>('get', '/v1/tickets/:id', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","number":"T20261121-7K2M","kind":"result","state":0,"title":"我认真答完了","createdAt":"2026-11-21T08:30:00.000Z","acceptBy":"2026-11-24T08:30:00.000Z","answerBy":"2026-11-26T08:30:00.000Z","mergedInto":null,"subject":null,"entries":[],"verdict":null,"mayReply":true,"repliesLeft":10,"mayConfirm":false,"mayReopen":false}));

/** Answers `replyTicket`: Add to a ticket. */
export const mockReplyTicket = mockCall<'replyTicket', FeedbackTicket>('post', '/v1/tickets/:id/replies', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","number":"T20261121-7K2M","kind":"result","state":0,"title":"我认真答完了","createdAt":"2026-11-21T08:30:00.000Z","acceptBy":"2026-11-24T08:30:00.000Z","answerBy":"2026-11-26T08:30:00.000Z","mergedInto":null,"subject":null,"entries":[],"verdict":null,"mayReply":true,"repliesLeft":10,"mayConfirm":false,"mayReopen":false}));

/** Answers `confirmTicket`: Confirm that a ticket is settled. */
export const mockConfirmTicket = mockCall<'confirmTicket', FeedbackTicket>('post', '/v1/tickets/:id/confirm', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","number":"T20261121-7K2M","kind":"result","state":0,"title":"我认真答完了","createdAt":"2026-11-21T08:30:00.000Z","acceptBy":"2026-11-24T08:30:00.000Z","answerBy":"2026-11-26T08:30:00.000Z","mergedInto":null,"subject":null,"entries":[],"verdict":null,"mayReply":true,"repliesLeft":10,"mayConfirm":false,"mayReopen":false}));

/** Answers `reopenTicket`: Reopen a ticket. */
export const mockReopenTicket = mockCall<'reopenTicket', FeedbackTicket>('post', '/v1/tickets/:id/reopen', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","number":"T20261121-7K2M","kind":"result","state":0,"title":"我认真答完了","createdAt":"2026-11-21T08:30:00.000Z","acceptBy":"2026-11-24T08:30:00.000Z","answerBy":"2026-11-26T08:30:00.000Z","mergedInto":null,"subject":null,"entries":[],"verdict":null,"mayReply":true,"repliesLeft":10,"mayConfirm":false,"mayReopen":false}));

/** Answers `listPenalties`: List the member's penalties. */
export const mockListPenalties = mockCall<'listPenalties', PenaltyList>('get', '/v1/users/penalties', () => ({"items":[]}));

/** Answers `getHelpArticle`: Read a help article. */
export const mockGetHelpArticle = mockCall<'getHelpArticle', HelpArticle>('get', '/v1/help/articles/:id', () => ({"id":2103,"category":{"id":212,"title":"任务"},"title":"为什么有时没入选？","summary":"你的回答没问题，只是这次需要的人群不同。","body":[{"kind":"paragraph","lines":[[{"text":"每份问卷需要的人群不同。","strong":false,"link":null}]]}],"updatedAt":"2026-11-01T02:00:00.000Z","helpful":null}));

/** Answers `rateHelpArticle`: Say whether an article helped. */
export const mockRateHelpArticle = mockCall<'rateHelpArticle', HelpRating>('post', '/v1/help/articles/:id/helpfulness', () => ({"helpful":true}));


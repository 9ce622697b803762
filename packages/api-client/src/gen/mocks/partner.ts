/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { mockCall } from '../../mocks/mock-call.ts';
import type {
  KeyEnd,
  PartnerVisit,
  ReturnVerdict,
  StartTicket,
  SurveyDraftOutcome,
  SurveyEntry,
  SurveyOutcome,
  SurveyPageOutcome,
  SurveySession,
} from '../model/index.ts';

/** Answers `reportReturn`: Report a browser that comes back from a supplier. */
export const mockReportReturn = mockCall<'reportReturn', ReturnVerdict>('post', '/v1/process/returns', () => ({"state":"waiting","sessionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","resultId":null,"taskHashId":null,"supportCode":"C7F3-29KD"}));

/** Answers `getPartnerVisit`: Read the state of a member's visit to a supplier. */
export const mockGetPartnerVisit = mockCall<'getPartnerVisit', PartnerVisit>('get', '/v1/process/visits/:id', () => ({"state":"waiting","task":{"hashId":"t7Kq2mX9bLpR","title":"早餐习惯小调查","type":2,"cover":null,"coins":120,"consolationCoins":20},"resultId":null,"supportCode":"C7F3-29KD","startedAt":"2026-11-21T08:30:00.000Z","expiresAt":"2026-11-24T08:30:00.000Z"}));

/** Answers `enterFromAgent`: Start a task for an agent's person, without an account. */
export const mockEnterFromAgent = mockCall<'enterFromAgent', SurveyEntry>('post', '/v1/process/agent-entries', () => ({"state":"open","key":"f0VpTQ2mG5yXb1sJ8kLr3nWc7dZaHe9uIoPqRtSvUxY","url":null}));

/** Answers `enterByOpenLink`: Start a task by an open link, without an account. */
export const mockEnterByOpenLink = mockCall<'enterByOpenLink', SurveyEntry>('post', '/v1/process/open-entries', () => ({"state":"open","key":"f0VpTQ2mG5yXb1sJ8kLr3nWc7dZaHe9uIoPqRtSvUxY","url":null}));

/** Answers `issueStartTicket`: Get a one-time ticket for the mini program's web view. */
export const mockIssueStartTicket = mockCall<'issueStartTicket', StartTicket>('post', '/v1/process/tickets', () => ({"ticket":"f0VpTQ2mG5yXb1sJ8kLr3nWc7dZaHe9uIoPqRtSvUxY","expiresAt":"2026-11-21T08:35:00.000Z"}));

/** Answers `takeStartTicket`: Start the task of a ticket. */
export const mockTakeStartTicket = mockCall<'takeStartTicket', SurveyEntry>('post', '/v1/process/tickets/take', () => ({"state":"open","key":"f0VpTQ2mG5yXb1sJ8kLr3nWc7dZaHe9uIoPqRtSvUxY","url":null}));

/** Answers `getKeySession`: Read the questionnaire that a key opens. */
export const mockGetKeySession = mockCall<'getKeySession', SurveySession>('get', '/v1/process/keys/:key', () => ({"task":{"hashId":"t7Kq2mX9bLpR","title":"早餐习惯小调查","type":2,"cover":null,"coins":120,"consolationCoins":20},"definition":{"title":"早餐习惯小调查","pages":[{"name":"screening","elements":[{"type":"radiogroup","name":"frequency","title":"你每周吃几次早餐？","isRequired":true,"choices":["0–2 次","3–5 次","每天"]}]}]},"sensitive":[],"answers":{},"drafts":{"pages":["screening"],"answers":{"frequency":"每天"},"cleared":[],"prefilled":[],"revision":1},"page":"screening","pages":[{"name":"screening","title":"先认识一下你"}],"progress":0,"revision":0,"startedAt":"2026-11-21T08:30:00.000Z","seatUntil":null,"pausedBy":null,"consentNeeded":false,"state":"open","resultId":null}));

/** Answers `saveKeyDraftAnswers`: Store answers of an unfinished page of what a key opens. */
export const mockSaveKeyDraftAnswers = mockCall<'saveKeyDraftAnswers', SurveyDraftOutcome>('post', '/v1/process/keys/:key/drafts', () => ({"outcome":"stored","draftRevision":1,"newer":[],"pausedBy":null}));

/** Answers `saveKeyPage`: Save a page of the questionnaire that a key opens. */
export const mockSaveKeyPage = mockCall<'saveKeyPage', SurveyPageOutcome>('post', '/v1/process/keys/:key/pages', () => ({"outcome":"next","page":"habits","progress":25,"revision":1,"seatUntil":"2026-11-21T09:32:00.000Z","pausedBy":null}));

/** Answers `submitKeySurvey`: Submit the questionnaire that a key opens. */
export const mockSubmitKeySurvey = mockCall<'submitKeySurvey', SurveyOutcome>('post', '/v1/process/keys/:key/submit', () => ({"resultId":"0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6","result":1}));

/** Answers `getKeyEnd`: How the participation of a key ended, and where to go next. */
export const mockGetKeyEnd = mockCall<'getKeyEnd', KeyEnd>('get', '/v1/process/keys/:key/end', () => ({"state":"ended","kind":"open","title":"早餐习惯小调查","result":1,"cause":null,"reason":"这份已计入，感谢你认真的回答。","url":null,"resultId":null,"supportCode":"C7F3-29KD"}));


/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { mockCall } from '../../mocks/mock-call.ts';
import type {
  AttributeConsent,
  AttributeSurvey,
  AttributeSurveyCheck,
  AttributeSurveySaved,
  Participation,
  SurveyDraftOutcome,
  SurveyOutcome,
  SurveyPageOutcome,
  SurveyResult,
  SurveySession,
} from '../model/index.ts';

/** Answers `getAttributeSurveyCheck`: Check whether the attribute questionnaire is finished. */
export const mockGetAttributeSurveyCheck = mockCall<'getAttributeSurveyCheck', AttributeSurveyCheck>('get', '/v1/users/survey/check', () => ({"state":"finished","updatedAt":"2026-11-20T12:00:00.000Z"}));

/** Answers `getAttributeSurvey`: Read the attribute questionnaire with the member's answers. */
export const mockGetAttributeSurvey = mockCall<'getAttributeSurvey', AttributeSurvey>('get', '/v1/users/survey/basic', () => ({"definition":{"pages":[{"name":"household","elements":[{"type":"radiogroup","name":"children","title":"家里有 12 岁以下的孩子吗？","choices":["有","没有","不想回答"]}]}]},"answers":{"children":"有"},"parts":[{"name":"household","title":"家庭情况","why":"用来匹配母婴、家电等调研","percent":60,"stale":0,"sensitive":false,"updatedAt":"2026-11-20T12:00:00.000Z"}],"percent":60,"revision":2,"reward":{"coins":100,"credit":10},"matchGain":6,"consent":{"version":"2026-11-01","items":["收入","健康状况"],"purpose":"判断你是否符合收入、健康类调研的条件","agreedAt":null},"updatedAt":"2026-11-20T12:00:00.000Z"}));

/** Answers `submitAttributeSurvey`: Save one section of the attribute questionnaire. */
export const mockSubmitAttributeSurvey = mockCall<'submitAttributeSurvey', AttributeSurveySaved>('post', '/v1/users/survey/basic', () => ({"parts":[{"name":"household","title":"家庭情况","why":"用来匹配母婴、家电等调研","percent":100,"stale":0,"sensitive":false,"updatedAt":"2026-11-21T08:30:00.000Z"}],"percent":100,"finished":true,"revision":3,"earned":{"coins":100,"credit":10},"resultId":"0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6"}));

/** Answers `agreeAttributeConsent`: Agree to the storing of sensitive attributes. */
export const mockAgreeAttributeConsent = mockCall<'agreeAttributeConsent', AttributeConsent>('post', '/v1/users/survey/consent', () => ({"version":"2026-11-01","items":["收入","健康状况"],"purpose":"判断你是否符合收入、健康类调研的条件","agreedAt":"2026-11-21T08:30:00.000Z"}));

/** Answers `startParticipation`: Start a task, or continue it. */
export const mockStartParticipation = mockCall<'startParticipation', Participation>('post', '/v1/process/participations', () => ({"sessionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","kind":"hosted","url":null,"resultId":null}));

/** Answers `getSurveySession`: Read the questionnaire, the answers so far and the page to continue with. */
export const mockGetSurveySession = mockCall<'getSurveySession', SurveySession>('get', '/v1/process/sessions/:id', () => ({"task":{"hashId":"t7Kq2mX9bLpR","title":"早餐习惯小调查","type":2,"cover":null,"coins":120,"consolationCoins":20},"definition":{"title":"早餐习惯小调查","pages":[{"name":"screening","elements":[{"type":"radiogroup","name":"frequency","title":"你每周吃几次早餐？","isRequired":true,"choices":["0–2 次","3–5 次","每天"]}]}]},"sensitive":[],"answers":{},"drafts":{"pages":["screening"],"answers":{"frequency":"每天"},"cleared":[],"prefilled":[],"revision":1},"page":"screening","pages":[{"name":"screening","title":"先认识一下你"}],"progress":0,"revision":0,"startedAt":"2026-11-21T08:30:00.000Z","seatUntil":null,"pausedBy":null,"consentNeeded":false,"state":"open","resultId":null}));

/** Answers `saveDraftAnswers`: Store answers of a page that is not finished yet. */
export const mockSaveDraftAnswers = mockCall<'saveDraftAnswers', SurveyDraftOutcome>('post', '/v1/process/sessions/:id/drafts', () => ({"outcome":"stored","draftRevision":1,"newer":[],"pausedBy":null}));

/** Answers `saveSurveyPage`: Save the answers of one page. */
export const mockSaveSurveyPage = mockCall<'saveSurveyPage', SurveyPageOutcome>('post', '/v1/process/sessions/:id/pages', () => ({"outcome":"next","page":"habits","progress":25,"revision":1,"seatUntil":"2026-11-21T09:32:00.000Z","pausedBy":null}));

/** Answers `submitSurvey`: Submit the last page and end the participation. */
export const mockSubmitSurvey = mockCall<'submitSurvey', SurveyOutcome>('post', '/v1/process/sessions/:id/submit', () => ({"resultId":"0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6","result":1}));

/** Answers `giveUpParticipation`: Give up a participation that has started. */
export const mockGiveUpParticipation = mockCall<'giveUpParticipation', SurveyOutcome>('post', '/v1/process/sessions/:id/giveUp', () => ({"resultId":"0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6","result":1}));

/** Answers `getSurveyResult`: Read how a participation ended and what it earned. */
export const mockGetSurveyResult = mockCall<'getSurveyResult', SurveyResult>('get', '/v1/process/results/:id', () => ({"result":1,"cause":null,"task":{"hashId":"t7Kq2mX9bLpR","title":"早餐习惯小调查","type":2,"cover":null,"coins":120,"consolationCoins":20},"sessionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","earned":{"coins":120,"credit":5,"consolation":false,"corrected":false,"state":"available","pendingFor":null,"expectedAt":null},"startedAt":"2026-11-21T08:30:00.000Z","endedAt":"2026-11-21T08:39:12.000Z","elapsedSeconds":552,"seatMinutes":60,"reason":"120 金币已到账。","supportCode":"C7F3-29KD","next":{"kind":"anotherTask","label":"再答一份","url":"/task"}}));


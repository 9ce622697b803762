/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { mockCall, mockFile } from '../../mocks/mock-call.ts';
import type {
  CampaignDrawPage,
  CampaignDrawn,
  CampaignEntrantPage,
  CampaignList,
  CampaignPage,
  CampaignProof,
  CampaignRecord,
  CampaignRecordPage,
  CampaignStanding,
  CampaignWinnerPage,
  QuestionSheet,
  QuizTry,
  QuizTryPage,
} from '../model/index.ts';

/** Answers `listCampaigns`: List the campaigns. */
export const mockListCampaigns = mockCall<'listCampaigns', CampaignList>('get', '/v1/campaigns', () => ({"items":[]}));

/** Answers `getCampaign`: Read the campaign of a page. */
export const mockGetCampaign = mockCall<'getCampaign', CampaignPage>('get', '/v1/campaigns/:face', () => ({"campaign":null}));

/** Answers `downloadCampaignDraws`: Download all draws of a campaign. */
export const mockDownloadCampaignDraws = mockFile<'downloadCampaignDraws'>('get', '/v1/campaigns/:id/draws/file');

/** Answers `downloadCampaignEntrants`: Download all entrants of a koi draw. */
export const mockDownloadCampaignEntrants = mockFile<'downloadCampaignEntrants'>('get', '/v1/campaigns/:id/entrants/file');

/** Answers `listCampaignDraws`: List all draws of a campaign. */
export const mockListCampaignDraws = mockCall<'listCampaignDraws', CampaignDrawPage>('get', '/v1/campaigns/:id/draws', () => ({"items":[],"nextCursor":null}));

/** Answers `drawCampaign`: Draw once. */
export const mockDrawCampaign = mockCall<'drawCampaign', CampaignDrawn>('post', '/v1/campaigns/:id/draws', () => ({"record":{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","number":1,"clientSeed":"好运常在 2026","version":1,"roll":2251799813685248,"prize":null,"consolation":2,"at":"2026-11-21T08:30:00.000Z"},"chances":1,"balance":122}));

/** Answers `listCampaignEntrants`: List the entrants of a koi draw. */
export const mockListCampaignEntrants = mockCall<'listCampaignEntrants', CampaignEntrantPage>('get', '/v1/campaigns/:id/entrants', () => ({"items":[],"nextCursor":null}));

/** Answers `enterCampaign`: Enter a koi draw. */
export const mockEnterCampaign = mockCall<'enterCampaign', CampaignStanding>('post', '/v1/campaigns/:id/entrants', () => ({"pseudonym":"7Q2MXK9B","chances":2,"draws":1,"earned":[{"cause":"checkin","count":3}],"entered":false,"today":null}));

/** Answers `listQuizTries`: List the member’s own tries at a quiz. */
export const mockListQuizTries = mockCall<'listQuizTries', QuizTryPage>('get', '/v1/campaigns/:id/tries', () => ({"items":[],"nextCursor":null}));

/** Answers `startQuiz`: Start today’s try at a quiz. */
export const mockStartQuiz = mockCall<'startQuiz', QuizTry>('post', '/v1/campaigns/:id/tries', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","day":"2026-11-21","state":"open","askedAt":"2026-11-21T08:30:00.000Z","until":"2026-11-21T08:35:00.000Z","questions":10,"score":null,"coins":0,"review":[]}));

/** Answers `listCampaignRecords`: List the member’s own draws. */
export const mockListCampaignRecords = mockCall<'listCampaignRecords', CampaignRecordPage>('get', '/v1/campaigns/:id/records', () => ({"items":[],"nextCursor":null}));

/** Answers `claimPrize`: Claim a prize. */
export const mockClaimPrize = mockCall<'claimPrize', CampaignRecord>('post', '/v1/campaigns/:id/records/:number/claim', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","number":1,"clientSeed":"好运常在 2026","version":1,"roll":2251799813685248,"prize":null,"consolation":2,"at":"2026-11-21T08:30:00.000Z"}));

/** Answers `listCampaignWinners`: List the winners. */
export const mockListCampaignWinners = mockCall<'listCampaignWinners', CampaignWinnerPage>('get', '/v1/campaigns/:id/winners', () => ({"items":[],"nextCursor":null}));

/** Answers `getCampaignProof`: Read what proves the draws of a campaign. */
export const mockGetCampaignProof = mockCall<'getCampaignProof', CampaignProof>('get', '/v1/campaigns/:id/proof', () => ({"id":"t7Kq2mX9bLpR","title":"十一月幸运抽奖","face":"lottery","seedHash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","seed":null,"versions":[],"prizes":[{"id":"phone-20","title":"20 元话费"}],"draws":0,"head":null,"entrantsHash":null,"entrants":0}));

/** Answers `listQuestions`: List the questions of an open try. */
export const mockListQuestions = mockCall<'listQuestions', QuestionSheet>('get', '/v1/questions', () => ({"sheet":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"每日一答","questions":[{"number":1,"title":"世界上面积最大的洋是？","choices":["大西洋","太平洋"]}],"until":"2026-11-21T08:35:00.000Z"}));

/** Answers `submitQuestions`: Submit the answers of a try. */
export const mockSubmitQuestions = mockCall<'submitQuestions', QuizTry>('post', '/v1/questions', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","day":"2026-11-21","state":"open","askedAt":"2026-11-21T08:30:00.000Z","until":"2026-11-21T08:35:00.000Z","questions":10,"score":null,"coins":0,"review":[]}));


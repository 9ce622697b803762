// Generated from openapi/ by `pnpm generate`; never edited by hand.
import { mockCall } from '../../mocks/mock-call.ts';
import type {
  Poll,
  PollList,
  Ranking,
  RankingChoiceRequest,
  StarArticle,
  StarArticleList,
} from '../model/index.ts';

/** Answers `getRanking`: Read a star ranking. */
export const mockGetRanking = mockCall<'getRanking', Ranking>('get', '/v1/ranking', () => ({"period":"month","from":"2026-11-01","madeAt":"2026-11-21T08:00:00.000Z","ranked":3260,"items":[{"place":1,"name":"小*满","avatar":null,"score":1280,"surveys":16,"mine":false}],"mine":{"place":128,"score":320,"surveys":4,"next":{"place":100,"score":150,"surveys":2}},"choice":"masked"}));

/** Answers `chooseRankingDisplay`: Choose how others see me in rankings. */
export const mockChooseRankingDisplay = mockCall<'chooseRankingDisplay', RankingChoiceRequest>('post', '/v1/ranking/choice', () => ({"choice":"hidden"}));

/** Answers `listStarArticles`: List star articles. */
export const mockListStarArticles = mockCall<'listStarArticles', StarArticleList>('get', '/v1/ranking/articles', () => ({"items":[{"id":"t7Kq2mX9bLpR","title":"通勤路上的二十分钟","summary":"她把答问卷放进地铁上的固定时间。","author":"小满","avatar":null,"publishedAt":"2026-11-20T02:00:00.000Z"}]}));

/** Answers `getStarArticle`: Read a star article. */
export const mockGetStarArticle = mockCall<'getStarArticle', StarArticle>('get', '/v1/ranking/articles/:id', () => ({"id":"t7Kq2mX9bLpR","title":"通勤路上的二十分钟","summary":"她把答问卷放进地铁上的固定时间。","author":"小满","avatar":null,"publishedAt":"2026-11-20T02:00:00.000Z","body":[{"kind":"paragraph","lines":[[{"text":"每天二十分钟，刚好一份问卷。","strong":false,"link":null}]]}]}));

/** Answers `getPoll`: Read a poll. */
export const mockGetPoll = mockCall<'getPoll', Poll>('get', '/v1/polls/:id', () => ({"id":"t7Kq2mX9bLpR","title":"你的早餐是什么？","description":"选最近一周吃得最多的","options":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","label":"豆浆油条","image":null,"votes":128,"percent":64,"chosen":true},{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608","label":"面包牛奶","image":null,"votes":72,"percent":36,"chosen":false}],"minChoices":1,"maxChoices":1,"results":"afterVote","voters":200,"voted":true,"closed":false,"closesAt":"2026-11-30T16:00:00.000Z"}));

/** Answers `listPolls`: List the polls that run now. */
export const mockListPolls = mockCall<'listPolls', PollList>('get', '/v1/polls', () => ({"items":[{"id":"t7Kq2mX9bLpR","title":"你的早餐是什么？","description":"选最近一周吃得最多的","options":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","label":"豆浆油条","image":null,"votes":128,"percent":64,"chosen":true},{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608","label":"面包牛奶","image":null,"votes":72,"percent":36,"chosen":false}],"minChoices":1,"maxChoices":1,"results":"afterVote","voters":200,"voted":true,"closed":false,"closesAt":"2026-11-30T16:00:00.000Z"}]}));

/** Answers `votePoll`: Vote in a poll. */
export const mockVotePoll = mockCall<'votePoll', Poll>('post', '/v1/polls', () => ({"id":"t7Kq2mX9bLpR","title":"你的早餐是什么？","description":"选最近一周吃得最多的","options":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","label":"豆浆油条","image":null,"votes":128,"percent":64,"chosen":true},{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608","label":"面包牛奶","image":null,"votes":72,"percent":36,"chosen":false}],"minChoices":1,"maxChoices":1,"results":"afterVote","voters":200,"voted":true,"closed":false,"closesAt":"2026-11-30T16:00:00.000Z"}));

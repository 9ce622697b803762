/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { mockCall } from '../../mocks/mock-call.ts';
import type {
  Awards,
  Course,
  CourseList,
  CourseQuiz,
  CourseQuizResult,
  CourseWait,
  Poll,
  PollAnswer,
  PollList,
  PollProposalList,
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

/** Answers `listCourses`: List the courses. */
export const mockListCourses = mockCall<'listCourses', CourseList>('get', '/v1/courses', () => ({"items":[{"id":"t7Kq2mX9bLpR","title":"怎样认真作答","summary":"五分钟弄懂质量分从哪来。","minutes":5,"coins":30,"closesAt":null,"state":"reading"}]}));

/** Answers `getCourse`: Read a course. */
export const mockGetCourse = mockCall<'getCourse', Course>('get', '/v1/courses/:id', () => ({"id":"t7Kq2mX9bLpR","title":"怎样认真作答","summary":"五分钟弄懂质量分从哪来。","minutes":5,"coins":30,"closesAt":null,"state":"reading","body":[{"kind":"paragraph","lines":[[{"text":"先看清题目在问什么。","strong":false,"link":null}]]}],"video":null,"questions":5,"needed":4}));

/** Answers `openCourse`: Begin to read a course. */
export const mockOpenCourse = mockCall<'openCourse', CourseWait>('post', '/v1/courses/:id/visits', () => ({"waitSeconds":25}));

/** Answers `startCourseQuiz`: Ask for the quiz of a course. */
export const mockStartCourseQuiz = mockCall<'startCourseQuiz', CourseQuiz>('post', '/v1/courses/:id/quizzes', () => ({"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","waitSeconds":10,"leftSeconds":1800,"questions":[{"id":"q1","text":"遇到不清楚的题目，怎样做？","multiple":false,"options":[{"id":"a","text":"选“不清楚”"},{"id":"b","text":"随便选一个"}]}]}));

/** Answers `answerCourseQuiz`: Answer the quiz of a course. */
export const mockAnswerCourseQuiz = mockCall<'answerCourseQuiz', CourseQuizResult>('post', '/v1/courses/:id/quizzes/:quizId', () => ({"passed":true,"right":5,"total":5,"coins":30,"review":[{"questionId":"q1","right":true,"explanation":"猜一个答案比说不清楚更没用。"}]}));

/** Answers `getAwards`: Read the awards of a month. */
export const mockGetAwards = mockCall<'getAwards', Awards>('get', '/v1/awards', () => ({"month":"2026-10","months":["2026-10"],"categories":[{"id":"careful","title":"认真作答奖","criteria":"当月完成 5 份以上问卷，质量分 90 以上。","coins":200,"winners":[{"name":"小*满","avatar":null,"reason":"开放题写得具体，质量分一直在 95 以上。","mine":false}]}],"mine":{"surveys":4,"quality":92}}));

/** Answers `getPoll`: Read a poll. */
export const mockGetPoll = mockCall<'getPoll', Poll>('get', '/v1/polls/:id', () => ({"id":"t7Kq2mX9bLpR","title":"你的早餐是什么？","description":"选最近一周吃得最多的","options":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","label":"豆浆油条","image":null,"votes":128,"percent":64,"chosen":true},{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608","label":"面包牛奶","image":null,"votes":72,"percent":36,"chosen":false}],"minChoices":1,"maxChoices":1,"results":"afterVote","voters":200,"voted":true,"closed":false,"closesAt":"2026-11-30T16:00:00.000Z"}));

/** Answers `listOwnPolls`: List the questions that the member proposed as polls. */
export const mockListOwnPolls = mockCall<'listOwnPolls', PollProposalList>('get', '/v1/users/polls', () => ({"items":[]}));

/** Answers `listPolls`: List the polls that run now. */
export const mockListPolls = mockCall<'listPolls', PollList>('get', '/v1/polls', () => ({"items":[{"id":"t7Kq2mX9bLpR","title":"你的早餐是什么？","description":"选最近一周吃得最多的","options":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","label":"豆浆油条","image":null,"votes":128,"percent":64,"chosen":true},{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608","label":"面包牛奶","image":null,"votes":72,"percent":36,"chosen":false}],"minChoices":1,"maxChoices":1,"results":"afterVote","voters":200,"voted":true,"closed":false,"closesAt":"2026-11-30T16:00:00.000Z"}]}));

/** Answers `votePoll`: Vote in a poll, or propose one. */
export const mockVotePoll = mockCall<'votePoll', PollAnswer>('post', '/v1/polls', () => ({"proposalId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","title":"你周末几点起床？","options":["八点前","八点以后"],"days":7,"state":"waiting","reason":null,"pollId":null,"coins":0,"createdAt":"2026-11-21T08:30:00.000Z"}));


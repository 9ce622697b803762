/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { mockCall } from '../../mocks/mock-call.ts';
import type {
  Done,
  TaskActivity,
  TaskCardPage,
  TaskDetail,
  TaskRecommendation,
  TaskRecordPage,
} from '../model/index.ts';

/** Answers `recommendTasks`: List a few tasks worth doing next. */
export const mockRecommendTasks = mockCall<'recommendTasks', TaskRecommendation>('get', '/v1/tasks/recommend', () => ({"items":[{"hashId":"t7Kq2mX9bLpR","module":2,"type":2,"title":"早餐习惯小调查","cover":null,"coins":120,"credit":5,"consolationCoins":20,"minutes":8,"minutesMeasured":true,"screeningMinutes":2,"seatsLeft":36,"endsAt":"2026-11-30T15:59:59.000Z","devices":[1,2,3],"availability":"open","match":{"level":"high","why":"你的年龄和所在城市符合这次调研"},"joinState":null,"tags":["饮食"]}],"personal":true,"needsAnswers":false}));

/** Answers `getTaskActivity`: Read the member's progress in a task that is no questionnaire. */
export const mockGetTaskActivity = mockCall<'getTaskActivity', TaskActivity>('get', '/v1/process/activities/:hashId', () => ({"kind":"paipai","state":"doing","sessionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","resultId":null,"note":null,"deadline":"2026-11-24T08:30:00.000Z","review":null,"seconds":0,"secondsNeeded":0,"place":null,"consentNeeded":false,"asks":{"prompt":"拍 2–4 张早餐照片","textMin":0,"photosMin":2,"photosMax":4,"captionMin":5,"examples":[{"picture":"/examples/breakfast-clear.svg","caption":"食物完整，拍得清楚","kind":"good"},{"picture":"/examples/breakfast-dark.svg","caption":"太暗，看不出是什么","kind":"bad"}]},"submission":null}));

/** Answers `submitTaskActivity`: Submit an application or a proof. */
export const mockSubmitTaskActivity = mockCall<'submitTaskActivity', TaskActivity>('post', '/v1/process/activities/:hashId/submit', () => ({"kind":"paipai","state":"doing","sessionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","resultId":null,"note":null,"deadline":"2026-11-24T08:30:00.000Z","review":null,"seconds":0,"secondsNeeded":0,"place":null,"consentNeeded":false,"asks":{"prompt":"拍 2–4 张早餐照片","textMin":0,"photosMin":2,"photosMax":4,"captionMin":5,"examples":[{"picture":"/examples/breakfast-clear.svg","caption":"食物完整，拍得清楚","kind":"good"},{"picture":"/examples/breakfast-dark.svg","caption":"太暗，看不出是什么","kind":"bad"}]},"submission":null}));

/** Answers `beatTaskVideo`: Report the position of a video. */
export const mockBeatTaskVideo = mockCall<'beatTaskVideo', TaskActivity>('post', '/v1/process/activities/:hashId/beat', () => ({"kind":"paipai","state":"doing","sessionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","resultId":null,"note":null,"deadline":"2026-11-24T08:30:00.000Z","review":null,"seconds":0,"secondsNeeded":0,"place":null,"consentNeeded":false,"asks":{"prompt":"拍 2–4 张早餐照片","textMin":0,"photosMin":2,"photosMax":4,"captionMin":5,"examples":[{"picture":"/examples/breakfast-clear.svg","caption":"食物完整，拍得清楚","kind":"good"},{"picture":"/examples/breakfast-dark.svg","caption":"太暗，看不出是什么","kind":"bad"}]},"submission":null}));

/** Answers `claimBrowseTask`: Claim the pay of a browse task. */
export const mockClaimBrowseTask = mockCall<'claimBrowseTask', TaskActivity>('post', '/v1/process/activities/:hashId/claim', () => ({"kind":"paipai","state":"doing","sessionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","resultId":null,"note":null,"deadline":"2026-11-24T08:30:00.000Z","review":null,"seconds":0,"secondsNeeded":0,"place":null,"consentNeeded":false,"asks":{"prompt":"拍 2–4 张早餐照片","textMin":0,"photosMin":2,"photosMax":4,"captionMin":5,"examples":[{"picture":"/examples/breakfast-clear.svg","caption":"食物完整，拍得清楚","kind":"good"},{"picture":"/examples/breakfast-dark.svg","caption":"太暗，看不出是什么","kind":"bad"}]},"submission":null}));

/** Answers `listTasks`: List the tasks of the task wall. */
export const mockListTasks = mockCall<'listTasks', TaskCardPage>('get', '/v1/tasks', () => ({"items":[{"hashId":"t7Kq2mX9bLpR","module":2,"type":2,"title":"早餐习惯小调查","cover":null,"coins":120,"credit":5,"consolationCoins":20,"minutes":8,"minutesMeasured":false,"screeningMinutes":2,"seatsLeft":null,"endsAt":null,"devices":[1,2,3],"availability":"open","match":{"level":"high","why":"你的年龄和所在城市符合这次调研"},"joinState":null,"tags":[]}],"nextCursor":null,"today":{"consolationsLeft":10,"consolationsADay":10,"screenOuts":1,"screenedMinutes":2,"enoughScreenOuts":5,"enoughMinutes":30,"comfortCoins":20,"onlyHighMatches":false}}));

/** Answers `listTaskRecords`: List the member's participations and what they earned. */
export const mockListTaskRecords = mockCall<'listTaskRecords', TaskRecordPage>('get', '/v1/task-records', () => ({"items":[{"sessionId":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","resultId":null,"task":{"hashId":"t7Kq2mX9bLpR","title":"早餐习惯小调查","type":2,"cover":null,"coins":120,"consolationCoins":20},"state":"open","result":0,"cause":null,"progress":40,"startedAt":"2026-11-21T08:30:00.000Z","endedAt":null,"keptUntil":"2026-11-21T09:32:00.000Z","coins":0,"credit":0,"consolation":false,"corrected":false,"earningState":"none","pendingFor":null,"expectedAt":null,"reason":null,"supportCode":"C7F3-29KD","review":null}],"nextCursor":null}));

/** Answers `remindOfTask`: Ask to be told of the next task that fits. */
export const mockRemindOfTask = mockCall<'remindOfTask', Done>('post', '/v1/tasks/:hashId/reminder', () => (null));

/** Answers `getTask`: Read one task. */
export const mockGetTask = mockCall<'getTask', TaskDetail>('get', '/v1/tasks/:hashId', () => ({"hashId":"t7Kq2mX9bLpR","module":2,"type":2,"title":"早餐习惯小调查","cover":"/covers/breakfast.webp","coins":120,"credit":5,"consolationCoins":20,"minutes":8,"minutesMeasured":true,"screeningMinutes":2,"seatsLeft":36,"endsAt":"2026-11-30T15:59:59.000Z","devices":[1,2,3],"availability":"open","match":{"level":"high","why":"你的年龄和所在城市符合这次调研"},"joinState":null,"tags":["饮食","随时可答"],"description":"聊聊你平时怎么吃早餐，帮助早餐品牌改进产品。","steps":[{"title":"先答 3 道筛选题","text":"2 分钟内告诉你是否入选，没入选也得 20 金币。"},{"title":"回答 12 道正式题","text":"入选后名额为你保留 60 分钟。"}],"dos":["按自己的真实情况作答"],"donts":["为了入选改答案"],"quitting":"答案会自动保存，名额保留期内可随时回来继续。","sensitive":[],"dataUse":{"recipient":"芽言","thirdParty":false,"items":["本次问卷的答案"],"purpose":"统计分析早餐消费习惯","consentRequired":false,"policyUrl":null,"version":1},"foreignResearch":null,"outcome":{"complete":120,"screenedOut":20,"quotaFull":20,"today":{"consolationsLeft":10,"consolationsADay":10,"screenOuts":1,"screenedMinutes":2,"enoughScreenOuts":5,"enoughMinutes":30,"comfortCoins":20,"onlyHighMatches":false},"arrival":"atOnce","arrivalDays":0,"reversal":{"completes":240,"reversed":3},"chance":{"screened":100,"taken":42}},"limits":{"audience":"18–45 岁、每周至少吃 3 次早餐的人","cities":[],"startsAt":"2026-11-01T00:00:00.000Z","seatMinutes":60,"seats":200},"eligibility":{"canStart":true,"obstacle":null},"participation":null,"ownResult":null,"activity":null}));


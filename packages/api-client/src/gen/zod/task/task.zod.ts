/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  Done,
  Envelope,
  TaskActivity,
  TaskBeat,
  TaskCardPage,
  TaskDetail,
  TaskRecommendation,
  TaskRecordPage,
  TaskSubmission
} from '../yayanAPI.schemas.zod.ts';


/**
 * For a member: tasks they can start now and have not joined, best match first. For a visitor: the newest open
 * tasks that anybody may start, whatever their city, the newest first.
 * @summary List a few tasks worth doing next
 */
export const recommendTasksQueryLimitDefault = 3;
export const recommendTasksQueryLimitMax = 20;



export const RecommendTasksQueryParams = /*#__PURE__*/ zod.object({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(recommendTasksQueryLimitMax)), recommendTasksQueryLimitDefault).check(/*#__PURE__*/ zod.describe('How many at most.'))
})

export const RecommendTasksResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": TaskRecommendation
}))

/**
 * Refuses every other task with NOT_FOUND. Start one with `startParticipation`.
 * @summary Read the member's progress in a task that is no questionnaire
 */
export const getTaskActivityPathHashIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const GetTaskActivityParams = /*#__PURE__*/ zod.object({
  "hashId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getTaskActivityPathHashIdRegExp)).check(/*#__PURE__*/ zod.describe('The task\'s public id.'))
})

export const GetTaskActivityResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": TaskActivity
}))

/**
 * It waits for review and can't be changed until then. Photos are keys of files uploaded with module `task`. Refuses
 * with ACTIVITY_NOT_NOW when nothing is asked for now, and with ACTIVITY_INCOMPLETE when something is missing.
 * @summary Submit an application or a proof
 */
export const submitTaskActivityPathHashIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const SubmitTaskActivityParams = /*#__PURE__*/ zod.object({
  "hashId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitTaskActivityPathHashIdRegExp)).check(/*#__PURE__*/ zod.describe('The task\'s public id.'))
})

export const SubmitTaskActivityBody = TaskSubmission

export const SubmitTaskActivityResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": TaskActivity
}))

/**
 * Call it every few seconds while the video plays. Refuses positions ahead of real time with TIME_NOT_REACHED:
 * skipped or hurried parts don't count. The last position pays.
 * @summary Report the position of a video
 */
export const beatTaskVideoPathHashIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const BeatTaskVideoParams = /*#__PURE__*/ zod.object({
  "hashId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(beatTaskVideoPathHashIdRegExp)).check(/*#__PURE__*/ zod.describe('The task\'s public id.'))
})

export const BeatTaskVideoBody = TaskBeat

export const BeatTaskVideoResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": TaskActivity
}))

/**
 * Pays when the dwell time since `redirectBrowseTask` is over by the server's clock; before that it refuses with
 * TIME_NOT_REACHED. A repeated call with the same key gets the same answer.
 * @summary Claim the pay of a browse task
 */
export const claimBrowseTaskPathHashIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const ClaimBrowseTaskParams = /*#__PURE__*/ zod.object({
  "hashId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(claimBrowseTaskPathHashIdRegExp)).check(/*#__PURE__*/ zod.describe('The task\'s public id.'))
})

export const claimBrowseTaskHeaderIdempotencyKeyMin = 16;
export const claimBrowseTaskHeaderIdempotencyKeyMax = 64;


export const claimBrowseTaskHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ClaimBrowseTaskHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(claimBrowseTaskHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(claimBrowseTaskHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(claimBrowseTaskHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('One key for one intention. The same key with the same body gives the same answer, with another body 409.'))
})

export const ClaimBrowseTaskResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": TaskActivity
}))

/**
 * Browsers navigate here, so no header can carry a token: the session id of the open participation, as
 * `startParticipation` answered it, stands for the member. The target comes from the task and must be on the allow
 * list; the address never names it. Starts the dwell time after which the task pays.
 * @summary Redirect to the page of a browse task
 */
export const RedirectBrowseTaskQueryParams = /*#__PURE__*/ zod.object({
  "session": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The participation\'s session id.'))
})

export const RedirectBrowseTaskResponse = /*#__PURE__*/ zod.void()

/**
 * Tasks this member may see, those they can start first. All filters must match. A quality score below 60 shortens
 * the list.
 * @summary List the tasks of the task wall
 */
export const listTasksQueryCursorMax = 200;

export const listTasksQueryLimitDefault = 20;
export const listTasksQueryLimitMax = 100;



export const ListTasksQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTasksQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTasksQueryLimitMax)), listTasksQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.')),
  "module": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 推荐 */
  Default: 0,
  /** 新手 */
  Newcomer: 1,
  /** 每日 */
  Daily: 2,
  /** 拍拍 */
  Paipai: 3,
  /** 淘金 */
  GoldMining: 4,
} as const)).check(/*#__PURE__*/ zod.describe('Only this module.')),
  "type": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 普通任务 */
  Default: 0,
  /** 欢迎任务 */
  Welcome: 1,
  /** 问卷调查 */
  Questionnaire: 2,
  /** 产品试用 */
  PrizeTrial: 3,
  /** 讨论小组 */
  DiscussionGroup: 4,
  /** 拍拍任务 */
  Paipai: 5,
  /** 应用试玩 */
  AppTrial: 6,
  /** 看视频 */
  WatchVideo: 7,
} as const)).check(/*#__PURE__*/ zod.describe('Only this type.')),
  "points": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 0–34 金币 */
  UpTo34: '0-34',
  /** 35–84 金币 */
  From35To84: '35-84',
  /** 85–299 金币 */
  From85To299: '85-299',
  /** 300–499 金币 */
  From300To499: '300-499',
  /** 500 金币及以上 */
  From500: '500-',
} as const)).check(/*#__PURE__*/ zod.describe('Only rewards within this bucket, both ends included.')),
  "sort": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 匹配度 */
  Match: 'match',
  /** 金币 */
  Coins: 'coins',
  /** 用时 */
  Minutes: 'minutes',
  /** 截止时间 */
  EndsAt: 'endsAt',
} as const)).check(/*#__PURE__*/ zod.describe('By match by default.'))
})

export const ListTasksResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": TaskCardPage
}))

/**
 * Newest first.
 * @summary List the member's participations and what they earned
 */
export const listTaskRecordsQueryCursorMax = 200;

export const listTaskRecordsQueryLimitDefault = 20;
export const listTaskRecordsQueryLimitMax = 100;



export const ListTaskRecordsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTaskRecordsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTaskRecordsQueryLimitMax)), listTaskRecordsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.')),
  "result": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 未完成 */
  Incomplete: 0,
  /** 已完成 */
  Complete: 1,
  /** 未入选 */
  ScreenedOut: 2,
  /** 名额已满 */
  QuotaFull: 3,
  /** 用时过短 */
  TooShort: 4,
  /** 网络不符 */
  IpBlocked: 5,
  /** Cookie 被拦 */
  CookieBlocked: 6,
  /** 城市不符 */
  CityBlocked: 7,
  /** 已超时 */
  TimedOut: 8,
} as const)).check(/*#__PURE__*/ zod.describe('Only this join result.')),
  "givenUp": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Only those that the member gave up; false leaves them out.')),
  "state": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 进行中 */
  Open: 'open',
  /** 已结束 */
  Ended: 'ended',
} as const)).check(/*#__PURE__*/ zod.describe('Only those still open, or only those that ended.')),
  "earningState": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 无奖励 */
  None: 'none',
  /** 待入账 */
  Pending: 'pending',
  /** 已到账 */
  Available: 'available',
  /** 已收回 */
  TakenBack: 'takenBack',
} as const)).check(/*#__PURE__*/ zod.describe('Only those whose reward is in this state.'))
})

export const ListTaskRecordsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": TaskRecordPage
}))

/**
 * For a member who met a full quota. A message tells them of the first task that begins within 30 days and suits them.
 * A second time changes nothing.
 * @summary Ask to be told of the next task that fits
 */
export const remindOfTaskPathHashIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const RemindOfTaskParams = /*#__PURE__*/ zod.object({
  "hashId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(remindOfTaskPathHashIdRegExp)).check(/*#__PURE__*/ zod.describe('The task that was full.'))
})

export const RemindOfTaskResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Done
}))

/**
 * Says what is paid, asked and collected, and whether this member can start. An ended task is answered with its
 * obstacle; an unknown one is refused with NOT_FOUND. A visitor can read it too, and can't start before joining.
 * @summary Read one task
 */
export const getTaskPathHashIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const GetTaskParams = /*#__PURE__*/ zod.object({
  "hashId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getTaskPathHashIdRegExp)).check(/*#__PURE__*/ zod.describe('The task\'s public id.'))
})

export const GetTaskResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": TaskDetail
}))


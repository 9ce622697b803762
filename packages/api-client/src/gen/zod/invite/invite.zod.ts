/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  Done,
  Envelope,
  Invitation,
  InviteArrival,
  InviteCodeRequest,
  InviteNameRequest,
  InviteOffer,
  InviteRewardPage,
  InviteePage,
  Inviter
} from '../yayanAPI.schemas.zod.ts';


/**
 * What /invite and /app/invite show to a visitor. The invitation stays with this device for 7 days and is filled in
 * when the visitor registers.
 * @summary Accept an invitation link
 */
export const AcceptInviteBody = InviteArrival

export const AcceptInviteResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": InviteOffer
}))

/**
 * Answers the inviter's avatar and nickname, masked unless they agreed to show it, and nothing else about them.
 * @summary Find out whose invite code this is
 */
export const CheckInviteCodeBody = InviteCodeRequest

export const CheckInviteCodeResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Inviter
}))

/**
 * For members who registered without a code: once, within 7 days. The inviter must have joined earlier.
 * @summary Enter the inviter after registering
 */
export const EnterInviteCodeBody = InviteCodeRequest

export const EnterInviteCodeResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Inviter
}))

/**
 * @summary Read the member's invite code, link and posters, and what inviting earns
 */
export const GetInvitationResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Invitation
}))

/**
 * @summary List the friends the member has invited
 */
export const listInviteesQueryCursorMax = 200;

export const listInviteesQueryLimitDefault = 20;
export const listInviteesQueryLimitMax = 100;



export const ListInviteesQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInviteesQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInviteesQueryLimitMax)), listInviteesQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.')),
  "state": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 已注册 */
  Registered: 'registered',
  /** 已完成个人资料问卷 */
  Welcomed: 'welcomed',
  /** 已完成首份问卷 */
  Completed: 'completed',
  /** 无效 */
  Void: 'void',
} as const)).check(/*#__PURE__*/ zod.describe('Only friends who have reached this step.'))
})

export const ListInviteesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": InviteePage
}))

/**
 * @summary List what inviting has earned
 */
export const listInviteRewardsQueryCursorMax = 200;

export const listInviteRewardsQueryLimitDefault = 20;
export const listInviteRewardsQueryLimitMax = 100;



export const ListInviteRewardsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInviteRewardsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInviteRewardsQueryLimitMax)), listInviteRewardsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.'))
})

export const ListInviteRewardsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": InviteRewardPage
}))

/**
 * For an invitation that doesn't count because of a shared device or network. It counts as soon as both people have
 * passed the real-name check, within 90 days. At most three friends ever. A second time changes nothing.
 * @summary Declare a friend as family
 */
export const DeclareFamilyParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The invitation, as the list of friends names it.'))
})

export const DeclareFamilyResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Done
}))

/**
 * It is masked until the member agrees, and again as soon as they don't.
 * @summary Show my whole nickname on my invitations, or mask it
 */
export const ShowInviteNameBody = InviteNameRequest

export const ShowInviteNameResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Done
}))


/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { call, type CallOptions, type CallPromise } from '../../calls/call.ts';
import type {
  Done,
  Id,
  Invitation,
  InviteArrival,
  InviteCodeRequest,
  InviteNameRequest,
  InviteOffer,
  InviteRewardPage,
  InviteePage,
  Inviter,
  ListInviteRewardsParams,
  ListInviteesParams,
} from '../model/index.ts';

/**
 * Accept an invitation link
 *
 * What /invite and /app/invite show to a visitor. The invitation stays with this device for 7 days and is filled in
 * when the visitor registers.
 */
export const acceptInvite = (inviteArrival: InviteArrival, options?: CallOptions): CallPromise<InviteOffer> =>
  call<InviteOffer>({ operation: 'acceptInvite', url: '/v1/auth/invite', method: 'POST', data: inviteArrival }, options, { 21003: 'INVITE_CODE_INVALID', 21015: 'INVITE_TRIES_USED', 21011: 'INVITE_CLOSED' });

/**
 * Find out whose invite code this is
 *
 * Answers the inviter's avatar and nickname, masked unless they agreed to show it, and nothing else about them.
 */
export const checkInviteCode = (inviteCodeRequest: InviteCodeRequest, options?: CallOptions): CallPromise<Inviter> =>
  call<Inviter>({ operation: 'checkInviteCode', url: '/v1/auth/invite/check', method: 'POST', data: inviteCodeRequest }, options, { 21003: 'INVITE_CODE_INVALID', 21015: 'INVITE_TRIES_USED', 21011: 'INVITE_CLOSED' });

/**
 * Enter the inviter after registering
 *
 * For members who registered without a code: once, within 7 days. The inviter must have joined earlier.
 */
export const enterInviteCode = (inviteCodeRequest: InviteCodeRequest, options?: CallOptions): CallPromise<Inviter> =>
  call<Inviter>({ operation: 'enterInviteCode', url: '/v1/auth/invite/code', method: 'POST', data: inviteCodeRequest }, options, { 21003: 'INVITE_CODE_INVALID', 21015: 'INVITE_TRIES_USED', 21006: 'INVITE_ALREADY_SET', 21007: 'INVITE_TOO_LATE', 21008: 'INVITE_SELF', 21011: 'INVITE_CLOSED', 21012: 'INVITER_YOUNGER' });

/**
 * Read the member's invite code, link and posters, and what inviting earns
 */
export const getInvitation = (options?: CallOptions): CallPromise<Invitation> =>
  call<Invitation>({ operation: 'getInvitation', url: '/v1/users/invite', method: 'GET' }, options);

/**
 * List the friends the member has invited
 */
export const listInvitees = (params?: ListInviteesParams, options?: CallOptions): CallPromise<InviteePage> =>
  call<InviteePage>({ operation: 'listInvitees', url: '/v1/users/inviters', method: 'GET', params }, options);

/**
 * List what inviting has earned
 */
export const listInviteRewards = (params?: ListInviteRewardsParams, options?: CallOptions): CallPromise<InviteRewardPage> =>
  call<InviteRewardPage>({ operation: 'listInviteRewards', url: '/v1/credits/invite', method: 'GET', params }, options);

/**
 * Declare a friend as family
 *
 * For an invitation that doesn't count because of a shared device or network. It counts as soon as both people have
 * passed the real-name check, within 90 days. At most three friends ever. A second time changes nothing.
 */
export const declareFamily = (id: Id, options?: CallOptions): CallPromise<Done> =>
  call<Done>({ operation: 'declareFamily', url: `/v1/users/inviters/${encodeURIComponent(id)}/family`, method: 'POST' }, options, { 21017: 'FAMILY_NOT_POSSIBLE', 21018: 'FAMILIES_FULL' });

/**
 * Show my whole nickname on my invitations, or mask it
 *
 * It is masked until the member agrees, and again as soon as they don't.
 */
export const showInviteName = (inviteNameRequest: InviteNameRequest, options?: CallOptions): CallPromise<Done> =>
  call<Done>({ operation: 'showInviteName', url: '/v1/users/invite/name', method: 'POST', data: inviteNameRequest }, options);


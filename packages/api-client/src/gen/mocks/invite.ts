/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { mockCall } from '../../mocks/mock-call.ts';
import type {
  Done,
  Invitation,
  InviteOffer,
  InviteRewardPage,
  InviteePage,
  Inviter,
} from '../model/index.ts';

/** Answers `acceptInvite`: Accept an invitation link. */
export const mockAcceptInvite = mockCall<'acceptInvite', InviteOffer>('post', '/v1/auth/invite', () => ({"inviter":{"inviteCode":"YA7K2M9X","nickname":"小*满","avatar":null},"welcomeCoins":100,"tiers":[{"step":"firstSurvey","coins":200}],"rememberedUntil":"2026-11-28T08:30:00.000Z"}));

/** Answers `checkInviteCode`: Find out whose invite code this is. */
export const mockCheckInviteCode = mockCall<'checkInviteCode', Inviter>('post', '/v1/auth/invite/check', () => ({"inviteCode":"YA7K2M9X","nickname":"小*满","avatar":null}));

/** Answers `enterInviteCode`: Enter the inviter after registering. */
export const mockEnterInviteCode = mockCall<'enterInviteCode', Inviter>('post', '/v1/auth/invite/code', () => ({"inviteCode":"YA7K2M9X","nickname":"小*满","avatar":null}));

/** Answers `getInvitation`: Read the member's invite code, link and posters, and what inviting earns. */
export const mockGetInvitation = mockCall<'getInvitation', Invitation>('get', '/v1/users/invite', () => ({"inviteCode":"YA7K2M9X","link":"https://www.yayan.example/invite?code=YA7K2M9X","posters":[{"id":"sprout","title":"新芽"}],"tiers":[{"step":"verified","coins":20},{"step":"welcomeSurvey","coins":100},{"step":"firstSurvey","coins":200}],"nextTiers":null,"rules":["同一设备、网络地址或收款账号的邀请无效","好友完成相应步骤后发放，分享本身不发放奖励"],"showsName":false,"invited":6,"earned":540,"pending":200}));

/** Answers `listInvitees`: List the friends the member has invited. */
export const mockListInvitees = mockCall<'listInvitees', InviteePage>('get', '/v1/users/inviters', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","nickname":"阿*宁","avatar":null,"state":"completed","reason":null,"coins":320,"registeredAt":"2026-11-20T08:30:00.000Z","channel":"link","steps":[{"step":"verified","at":"2026-11-20T08:30:00.000Z","coins":20,"state":0,"arrivedAt":"2026-11-30T08:30:00.000Z","expectedAt":null,"reason":null},{"step":"welcomeSurvey","at":"2026-11-21T08:30:00.000Z","coins":100,"state":0,"arrivedAt":"2026-11-30T08:30:00.000Z","expectedAt":null,"reason":null},{"step":"firstSurvey","at":"2026-11-23T08:30:00.000Z","coins":200,"state":0,"arrivedAt":"2026-11-30T08:30:00.000Z","expectedAt":null,"reason":null}],"family":"no","declaredAt":null}],"nextCursor":null,"total":1}));

/** Answers `listInviteRewards`: List what inviting has earned. */
export const mockListInviteRewards = mockCall<'listInviteRewards', InviteRewardPage>('get', '/v1/credits/invite', () => ({"items":[{"id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","nickname":"阿*宁","step":"firstSurvey","coins":200,"state":0,"expectedAt":null,"reason":null,"createdAt":"2026-11-21T08:30:00.000Z"}],"nextCursor":null}));

/** Answers `declareFamily`: Declare a friend as family. */
export const mockDeclareFamily = mockCall<'declareFamily', Done>('post', '/v1/users/inviters/:id/family', () => (null));

/** Answers `showInviteName`: Show my whole nickname on my invitations, or mask it. */
export const mockShowInviteName = mockCall<'showInviteName', Done>('post', '/v1/users/invite/name', () => (null));


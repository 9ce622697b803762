import type {
  GroupCodeRequest,
  GroupIdentity,
  GroupLeaving,
  GroupLogin,
  GroupProfileUpdate,
  GroupTicketLogin,
  SharedAttributes,
} from '@yayan/api-client';
import {
  mockCreateGroupTicket,
  mockDecodeGroupTask,
  mockGetGroup,
  mockGetGroupMe,
  mockGetSharedAttributes,
  mockLeaveGroup,
  mockLoginGroup,
  mockLoginGroupWithTicket,
  mockSendGroupCode,
  mockUpdateGroupProfile,
  refuse,
} from '@yayan/api-client/mocks';
import { reachableBy } from '../../world/group/reachable-coins.ts';
import { perMember } from '../../world/per-member.ts';
import { jsonOf } from '../json-of.ts';
import { issueTokens, memberOf } from '../../world/identity/sign-in.ts';
import { GROUP_HASH } from '../../world/survey/task-wall.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { SMS_CODE } from '../identity/sign-in.ts';

interface Profile {
  /** What the member chose for themselves instead of what the group began with. */
  chosen: Partial<GroupIdentity>;
  /** The attributes that the member shares; `undefined` before the first choice. */
  shared: readonly string[] | undefined;
}

const TICKET_MS = 60_000;

const identityOf = (example: GroupIdentity): GroupIdentity => ({ ...example, taskHashId: GROUP_HASH });

/** One discussion group: entering it, and the member's profile and shared attributes in it. */
export const groupAnswers = (world: World): Answers => {
  const profileOf = perMember(world, (): Profile => ({ chosen: {}, shared: undefined }));
  const attributesOf = async (request: Request): Promise<SharedAttributes> => {
    const start = await world.startOf(mockGetSharedAttributes);
    const { shared } = profileOf(request);
    if (!shared) return start;
    const items = start.items.map((item) => ({
      ...item,
      shared: shared.includes(item.key) ? item.value : null,
    }));
    return { ...start, items };
  };
  const isGroup = (hash: unknown): boolean => hash === GROUP_HASH;

  return {
    getGroup: mockGetGroup((example, { params }) =>
      isGroup(params['hash']) ? { ...example, hash: GROUP_HASH } : refuse('NOT_FOUND'),
    ),

    decodeGroupTask: mockDecodeGroupTask(async (_example, { request }) => {
      if (!isGroup(new URL(request.url).searchParams.get('hash'))) return refuse('NOT_FOUND');
      const { taskId } = await world.startOf(mockDecodeGroupTask);
      const { name } = await world.startOf(mockGetGroup);
      return { taskId, taskHashId: GROUP_HASH, name };
    }),

    sendGroupCode: mockSendGroupCode(async (example, { request, params }) => {
      if (!isGroup(params['hash'])) return refuse('NOT_FOUND');
      const { mobile } = await jsonOf<GroupCodeRequest>(request);
      return (await world.fieldKey.open(mobile)) === undefined ? refuse('DECRYPTION_FAILED') : example;
    }),

    loginGroup: mockLoginGroup(async (example, { request, params }) => {
      if (!isGroup(params['hash'])) return refuse('NOT_FOUND');
      const sent = await jsonOf<GroupLogin>(request);
      const mobile = await world.fieldKey.open(sent.mobile);
      const code = await world.fieldKey.open(sent.code);
      if (mobile === undefined || code === undefined) return refuse('DECRYPTION_FAILED');
      if (code !== SMS_CODE) return refuse('CODE_WRONG');
      const member = world.members.get(mobile);
      if (!member) return refuse('NOT_INVITED');
      if (world.leftGroup.has(member)) return refuse('GROUP_LEFT');
      return { ...issueTokens(world, member, 'group'), identity: identityOf(example.identity) };
    }),

    createGroupTicket: mockCreateGroupTicket((_example, { request, params }) => {
      if (!isGroup(params['hash'])) return refuse('NOT_FOUND');
      const member = memberOf(world, request);
      if (world.leftGroup.has(member)) return refuse('GROUP_LEFT');
      const ticket = world.nextTicket('group');
      world.groupTickets.set(ticket, member);
      return { ticket, expiresAt: world.time(TICKET_MS) };
    }),

    loginGroupWithTicket: mockLoginGroupWithTicket(async (example, { request }) => {
      const { ticket } = await jsonOf<GroupTicketLogin>(request);
      const member = world.groupTickets.get(ticket);
      if (!member) return refuse('TICKET_INVALID');
      world.groupTickets.delete(ticket);
      return { ...issueTokens(world, member, 'group'), identity: identityOf(example.identity) };
    }),

    getGroupMe: mockGetGroupMe(async (_example, { request }) => {
      const start = await world.startOf(mockGetGroupMe);
      const member = memberOf(world, request);
      const { mobile } = member;
      const reward = start.reward && (await reachableBy(world, member, start.reward));
      return {
        ...start,
        identity: { ...identityOf(start.identity), ...profileOf(request).chosen },
        group: { ...start.group, hash: GROUP_HASH, reward },
        reward,
        mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
      };
    }),

    updateGroupProfile: mockUpdateGroupProfile(async (_example, { request, params }) => {
      if (!isGroup(params['hash'])) return refuse('NOT_FOUND');
      const { nickname, avatar, consentVersion, textsAllowed, sharedAttributes } =
        await jsonOf<GroupProfileUpdate>(request);
      const { group, identity } = await world.startOf(mockGetGroupMe);
      if (consentVersion !== group.consent.version) return refuse('GROUP_CONSENT_REQUIRED');
      const { version } = await world.startOf(mockGetSharedAttributes);
      if (sharedAttributes && sharedAttributes.version !== version) return refuse('SHARING_TEXT_CHANGED');
      const profile = profileOf(request);
      profile.chosen = {
        name: nickname,
        firstVisit: false,
        ...(avatar === undefined ? {} : { avatar }),
        ...(textsAllowed === undefined ? {} : { textsAllowed }),
      };
      if (sharedAttributes) profile.shared = sharedAttributes.keys;
      return { ...identityOf(identity), ...profile.chosen };
    }),

    leaveGroup: mockLeaveGroup(async (_example, { request, params }) => {
      if (!isGroup(params['hash'])) return refuse('NOT_FOUND');
      const { dryRun } = await jsonOf<GroupLeaving>(request);
      const departure = await world.startOf(mockLeaveGroup);
      if (dryRun) return { ...departure, leftAt: null };
      world.leftGroup.add(memberOf(world, request));
      return { ...departure, leftAt: world.time() };
    }),

    getSharedAttributes: mockGetSharedAttributes(async (_example, { request, params }) =>
      isGroup(params['hash']) ? await attributesOf(request) : refuse('NOT_FOUND'),
    ),
  };
};

import type {
  GroupInvitation,
  GroupMoveRequest,
  GroupInvitationIds,
  HostedGroup,
  HostedGroupUpdate,
  MemberInvitations,
  NewHostedGroup,
  NewInvitations,
  PeopleTagging,
  PeopleTagRequest,
  Rehearsal,
} from '@yayan/api-client';
import {
  mockAddInvitations,
  mockCreateHostedGroup,
  mockCreateRehearsalTicket,
  mockEndRehearsal,
  mockGetHostedGroup,
  mockGetRehearsal,
  mockInviteMembers,
  mockListHostedGroups,
  mockListInvitations,
  mockListPeopleTags,
  mockMoveHostedGroup,
  mockSavePeopleTag,
  mockSendInvitations,
  mockStartRehearsal,
  mockTagPeople,
  mockUpdateHostedGroup,
  mockWithdrawInvitations,
  refuse,
} from '@yayan/api-client/mocks';
import { recordChange } from '../../world/group/group-changes.ts';
import { guideOf, type Hosted, hostedGroups, keepGuide } from '../../world/hosting/hosted-groups.ts';
import { memberOf } from '../../world/identity/sign-in.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';
import { pageOf } from '../page-of.ts';

const lives = { invite: 'inviting', open: 'open', close: 'closed', archive: 'archived' } as const;
const lifeNames = { draft: '草稿', inviting: '邀请中', open: '进行中', closed: '已结束', archived: '已归档' };
const TICKET_MS = 60_000;
const REHEARSAL_MS = 24 * 3_600_000;

const walkedThrough = (rehearsal: Rehearsal): Rehearsal => ({
  ...rehearsal,
  walk: 'finished',
  progress: { ...rehearsal.progress, done: rehearsal.progress.total },
  report: { openings: 1, gates: [], problems: [] },
});

/** Groups that a host makes, changes, opens and closes, with their people and rehearsals. */
export const hostingAnswers = (world: World): Answers => {
  const groupsOf = async () => await hostedGroups(world);
  const find = async (id: unknown): Promise<Hosted | undefined> => (await groupsOf()).get(String(id));

  /** Changes are recorded from the opening on. */
  const record = (
    request: Request,
    { id, life }: HostedGroup,
    change: Parameters<typeof recordChange>[3],
  ): void => {
    if (life === 'open' || life === 'closed')
      recordChange(world, id, memberOf(world, request).nickname ?? '小芽', change);
  };
  const invitationTo = (
    mobile: string,
    role: GroupInvitation['role'],
    tagId: string | null,
  ): GroupInvitation => ({
    id: world.nextId(),
    mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
    role,
    state: 'waiting',
    name: null,
    tagIds: tagId === null ? [] : [tagId],
    invitedAt: world.time(),
    sentAt: null,
    sends: 0,
    maySendAt: null,
    text: null,
    left: null,
  });
  const add = (hosted: Hosted, made: readonly GroupInvitation[]): void => {
    hosted.invitations = [...made, ...hosted.invitations];
    const { counts } = hosted.group;
    hosted.group = { ...hosted.group, counts: { ...counts, invited: hosted.invitations.length } };
  };

  return {
    listHostedGroups: mockListHostedGroups(async (_example, { request }) => {
      const groups = [...(await groupsOf()).values()].map(({ group }) => group);
      return pageOf(groups.toReversed(), new URL(request.url).searchParams);
    }),

    createHostedGroup: mockCreateHostedGroup(async (example, { request }) => {
      const { id, settings } = await jsonOf<NewHostedGroup>(request);
      const groups = await groupsOf();
      const known = groups.get(id);
      if (known) return known.group;
      const hash = `g${id.replaceAll('-', '').slice(-11)}`;
      const counts = { topics: 0, sections: 0, invited: 0, entered: 0 };
      const group: HostedGroup = { ...example, id, hash, revision: 1, life: 'draft', settings, counts };
      groups.set(id, { group, invitations: [], tags: [], rehearsal: null });
      await keepGuide(world, id, { revision: 1, life: 'draft', topics: [] });
      return group;
    }),

    getHostedGroup: mockGetHostedGroup(
      async (_example, { params }) => (await find(params['groupId']))?.group ?? refuse('NOT_FOUND'),
    ),

    updateHostedGroup: mockUpdateHostedGroup(async (_example, { request, params }) => {
      const hosted = await find(params['groupId']);
      if (!hosted) return refuse('NOT_FOUND');
      const { revision, settings } = await jsonOf<HostedGroupUpdate>(request);
      if (revision !== hosted.group.revision) return refuse('GUIDE_CHANGED');
      if (hosted.group.life === 'archived') return refuse('GROUP_IS_ARCHIVED');
      record(request, hosted.group, {
        what: 'settings',
        before: hosted.group.settings.name,
        after: settings.name,
      });
      hosted.group = { ...hosted.group, revision: revision + 1, settings };
      return hosted.group;
    }),

    moveHostedGroup: mockMoveHostedGroup(async (_example, { request, params }) => {
      const hosted = await find(params['groupId']);
      if (!hosted) return refuse('NOT_FOUND');
      const { move } = await jsonOf<GroupMoveRequest>(request);
      const { life, counts } = hosted.group;
      if (life === 'archived') return refuse('GROUP_IS_ARCHIVED');
      if ((move === 'invite' || move === 'open') && counts.sections === 0) return refuse('GUIDE_EMPTY');
      record(request, hosted.group, { what: 'move', before: lifeNames[life], after: lifeNames[lives[move]] });
      hosted.group = { ...hosted.group, life: lives[move] };
      await keepGuide(world, hosted.group.id, {
        ...(await guideOf(world, hosted.group.id)),
        life: lives[move],
      });
      return hosted.group;
    }),

    listInvitations: mockListInvitations(async (_example, { request, params }) => {
      const hosted = await find(params['groupId']);
      if (!hosted) return refuse('NOT_FOUND');
      const { searchParams } = new URL(request.url);
      const state = searchParams.get('state');
      const shown = hosted.invitations.filter((each) => state === null || each.state === state);
      return pageOf(shown, searchParams);
    }),

    addInvitations: mockAddInvitations(async (_example, { request, params }) => {
      const hosted = await find(params['groupId']);
      if (!hosted) return refuse('NOT_FOUND');
      const { numbers, role, tagId, dryRun } = await jsonOf<NewInvitations>(request);
      const lines = numbers.split(/[\s,，;；]+/u).filter(Boolean);
      const isMobile = (line: string): boolean => /^1[3-9]\d{9}$/u.test(line);
      const faults = lines.flatMap((line, at) =>
        isMobile(line) ? [] : [{ line: at + 1, shown: line.slice(0, 11), why: 'invalid' as const }],
      );
      const invited = lines.filter(isMobile);
      if (!dryRun)
        add(
          hosted,
          invited.map((mobile) => invitationTo(mobile, role, tagId)),
        );
      return { invited: invited.length, faults, faultCount: faults.length };
    }),

    inviteMembers: mockInviteMembers(async (example, { request, params }) => {
      const hosted = await find(params['groupId']);
      if (!hosted) return refuse('NOT_FOUND');
      if (hosted.group.life === 'draft') return refuse('GROUP_IS_DRAFT');
      if (hosted.group.life === 'closed') return refuse('GROUP_IS_CLOSED');
      const { most, tagId, dryRun } = await jsonOf<MemberInvitations>(request);
      const invited = Math.min(most, example.invited);
      if (!dryRun) {
        const made = Array.from({ length: invited }, (_, at) => {
          const mobile = `139${String(hosted.invitations.length + at).padStart(8, '0')}`;
          return invitationTo(mobile, 0, tagId);
        });
        add(hosted, made);
      }
      return { ...example, invited };
    }),

    sendInvitations: mockSendInvitations(async (_example, { request, params }) => {
      const hosted = await find(params['groupId']);
      if (!hosted) return refuse('NOT_FOUND');
      if (hosted.group.life === 'draft') return refuse('GROUP_IS_DRAFT');
      const { ids } = await jsonOf<GroupInvitationIds>(request);
      const isMeant = ({ id, state }: GroupInvitation): boolean => ids.includes(id) && state === 'waiting';
      const count = hosted.invitations.filter(isMeant).length;
      hosted.invitations = hosted.invitations.map((each) =>
        isMeant(each) ? { ...each, sentAt: world.time(), sends: each.sends + 1 } : each,
      );
      return { count };
    }),

    withdrawInvitations: mockWithdrawInvitations(async (_example, { request, params }) => {
      const hosted = await find(params['groupId']);
      if (!hosted) return refuse('NOT_FOUND');
      const { ids } = await jsonOf<GroupInvitationIds>(request);
      const isMeant = ({ id, state }: GroupInvitation): boolean => ids.includes(id) && state === 'waiting';
      const count = hosted.invitations.filter(isMeant).length;
      hosted.invitations = hosted.invitations.filter((each) => !isMeant(each));
      return { count };
    }),

    listPeopleTags: mockListPeopleTags(async (_example, { params }) => {
      const hosted = await find(params['groupId']);
      return hosted ? { items: [...hosted.tags] } : refuse('NOT_FOUND');
    }),

    savePeopleTag: mockSavePeopleTag(async (_example, { request, params }) => {
      const hosted = await find(params['groupId']);
      if (!hosted) return refuse('NOT_FOUND');
      const { id, name } = await jsonOf<PeopleTagRequest>(request);
      const others = hosted.tags.filter((tag) => tag.id !== id);
      if (others.some((tag) => tag.name === name)) return refuse('TAG_TAKEN');
      const people = hosted.tags.find((tag) => tag.id === id)?.people ?? 0;
      hosted.tags = [...others, { id, name, people }];
      return { items: [...hosted.tags] };
    }),

    tagPeople: mockTagPeople(async (_example, { request, params }) => {
      const hosted = await find(params['groupId']);
      if (!hosted) return refuse('NOT_FOUND');
      const { tagId, personIds, tagged } = await jsonOf<PeopleTagging>(request);
      if (!hosted.tags.some(({ id }) => id === tagId)) return refuse('TAG_UNKNOWN');
      hosted.invitations = hosted.invitations.map((each) => {
        if (!personIds.includes(each.id)) return each;
        const rest = each.tagIds.filter((id) => id !== tagId);
        return { ...each, tagIds: tagged ? [...rest, tagId] : rest };
      });
      const people = hosted.invitations.filter(({ tagIds }) => tagIds.includes(tagId)).length;
      hosted.tags = hosted.tags.map((tag) => (tag.id === tagId ? { ...tag, people } : tag));
      return { items: [...hosted.tags] };
    }),

    /** The respondents are through at the first look. */
    getRehearsal: mockGetRehearsal(async (_example, { params }) => {
      const hosted = await find(params['groupId']);
      if (!hosted) return refuse('NOT_FOUND');
      hosted.rehearsal &&= walkedThrough(hosted.rehearsal);
      return { rehearsal: hosted.rehearsal };
    }),

    startRehearsal: mockStartRehearsal(async (_example, { params }) => {
      const hosted = await find(params['groupId']);
      if (!hosted) return refuse('NOT_FOUND');
      if (hosted.group.counts.sections === 0) return refuse('GUIDE_EMPTY');
      if (hosted.group.life !== 'draft' && hosted.group.life !== 'inviting')
        return refuse('REHEARSAL_TOO_LATE');
      hosted.rehearsal = {
        hash: `r${hosted.group.hash.slice(1)}`,
        startedAt: world.time(),
        endsAt: world.time(REHEARSAL_MS),
        guideChanged: false,
        respondents: 8,
        answers: 0,
        walk: 'running',
        progress: { done: 0, total: hosted.group.counts.sections },
        report: null,
      };
      return { rehearsal: hosted.rehearsal };
    }),

    createRehearsalTicket: mockCreateRehearsalTicket(async (_example, { request, params }) => {
      const hosted = await find(params['groupId']);
      if (!hosted?.rehearsal) return refuse('NOT_FOUND');
      const ticket = world.nextTicket('rehearsal');
      world.groupTickets.set(ticket, memberOf(world, request));
      return { ticket, expiresAt: world.time(TICKET_MS) };
    }),

    endRehearsal: mockEndRehearsal(async (_example, { params }) => {
      const hosted = await find(params['groupId']);
      if (!hosted) return refuse('NOT_FOUND');
      hosted.rehearsal = null;
      return { rehearsal: null };
    }),
  };
};

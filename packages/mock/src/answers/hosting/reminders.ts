import type {
  GroupMember,
  HostTopicMember,
  HostTopicMemberCounts,
  TopicMemberState,
  TopicReminder,
} from '@yayan/api-client';
import {
  mockCountHostTopicMembers,
  mockListGroupMembers,
  mockListHostTopicMembers,
  mockRemindGroupMembers,
} from '@yayan/api-client/mocks';
import { newAnswers } from '../../world/desk/desk-answers.ts';
import { guideTopics } from '../../world/hosting/guide-topics.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';
import { pageOf } from '../page-of.ts';

const AGAIN_MS = 24 * 3_600_000;

/** Where respondents are with a topic, and their reminders: at most once a day and only while they owe something. */
export const reminderAnswers = (world: World): Answers => {
  /** When somebody was reminded of a topic, by both ids. */
  const reminded = new Map<string, string>();
  const reminderOf = (topicId: string, { id }: GroupMember): string => `${topicId} ${id}`;

  /** The respondents with a topic that a host has written: nobody had answered it when the mock started. */
  const atWritten = async (sections: number): Promise<readonly HostTopicMember[]> =>
    (await world.startOf(mockListGroupMembers)).items
      .filter(({ role }) => role === 0)
      .map((member) => ({
        member,
        state: 'silent',
        progress: { answered: 0, total: sections, followUpsOwed: 0 },
        lastAnsweredAt: null,
        lastSeenAt: null,
        remindedAt: null,
      }));
  const startOf = async (topicId: string): Promise<readonly HostTopicMember[]> => {
    const written = (await guideTopics(world)).find(({ topic }) => topic.id === topicId);
    return written
      ? await atWritten(written.sections.length)
      : (await world.startOf(mockListHostTopicMembers)).items;
  };
  /** The respondents of a topic, with what they have answered since the mock started. */
  const peopleOf = async (topicId: string, start: readonly HostTopicMember[]): Promise<HostTopicMember[]> => {
    const answers = (await newAnswers(world)).filter((each) => each.topicId === topicId);
    return start.map((person) => {
      const own = answers.filter(({ author }) => author.id === person.member.id);
      const { total } = person.progress;
      const answered = Math.min(total, person.progress.answered + own.length);
      const since: TopicMemberState = answered < total ? 'partly' : 'answered';
      return {
        ...person,
        state: own.length > 0 ? since : person.state,
        progress: { ...person.progress, answered },
        lastAnsweredAt: own[0]?.createdAt ?? person.lastAnsweredAt,
        remindedAt: reminded.get(reminderOf(topicId, person.member)) ?? person.remindedAt,
      };
    });
  };
  const countsOf = (people: readonly HostTopicMember[]): HostTopicMemberCounts => {
    const inState = (state: TopicMemberState): number => people.filter((each) => each.state === state).length;
    return {
      total: people.length,
      answered: inState('answered'),
      partly: inState('partly'),
      silent: inState('silent'),
      followUpsOwed: people.filter(({ progress }) => progress.followUpsOwed > 0).length,
    };
  };
  const isRecent = ({ remindedAt }: HostTopicMember): boolean =>
    remindedAt !== null && Date.parse(remindedAt) > world.now() - AGAIN_MS;
  const topicIn = (request: Request): string => new URL(request.url).searchParams.get('topicId') ?? '';

  return {
    listHostTopicMembers: mockListHostTopicMembers(async (_example, { request }) => {
      const { searchParams } = new URL(request.url);
      const state = searchParams.get('state');
      const topicId = topicIn(request);
      const people = await peopleOf(topicId, await startOf(topicId));
      return pageOf(
        people.filter((each) => state === null || each.state === state),
        searchParams,
      );
    }),

    countHostTopicMembers: mockCountHostTopicMembers(async (_example, { request }) => {
      const topicId = topicIn(request);
      const written = (await guideTopics(world)).some(({ topic }) => topic.id === topicId);
      const start = await startOf(topicId);
      const now = countsOf(await peopleOf(topicId, start));
      if (written) return now;
      // The example counts people whom its list doesn't show, so only the difference is added.
      const counted = await world.startOf(mockCountHostTopicMembers);
      const before = countsOf(start);
      return {
        total: counted.total,
        answered: counted.answered + now.answered - before.answered,
        partly: Math.max(0, counted.partly + now.partly - before.partly),
        silent: Math.max(0, counted.silent + now.silent - before.silent),
        followUpsOwed: counted.followUpsOwed,
      };
    }),

    remindGroupMembers: mockRemindGroupMembers(async (example, { request }) => {
      const { topicId, memberIds, dryRun = false } = await jsonOf<TopicReminder>(request);
      const people = await peopleOf(topicId, await startOf(topicId));
      const meant = people.filter(({ member }) => memberIds?.includes(member.id) ?? true);
      const due = meant.filter((each) => each.state !== 'answered' && !isRecent(each));
      const skipped = meant
        .filter((each) => !due.includes(each))
        .map((each) => ({
          member: each.member,
          reason: isRecent(each) ? ('recentlyReminded' as const) : ('nothingOwed' as const),
        }));
      if (!dryRun) for (const { member } of due) reminded.set(reminderOf(topicId, member), world.time());
      const message = { title: '话题等你来聊', body: '还有环节没有回答，回答后计入奖励。' };
      return {
        ...example,
        reminded: due.length,
        byText: 0,
        people: dryRun ? due.map(({ member }) => member) : [],
        message: dryRun ? message : null,
        skipped,
      };
    }),
  };
};

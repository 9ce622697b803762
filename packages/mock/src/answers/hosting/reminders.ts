import type { HostTopicMember, TopicReminder } from '@yayan/api-client';
import { mockListHostTopicMembers, mockRemindGroupMembers } from '@yayan/api-client/mocks';
import { once } from '../../world/once.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';
import { pageOf } from '../page-of.ts';

const AGAIN_MS = 24 * 3_600_000;

/** Respondents of a topic, reminded at most once a day and only while they owe something. */
export const reminderAnswers = (world: World): Answers => {
  const peopleOf = once(async () => ({
    items: (await world.startOf(mockListHostTopicMembers)).items as readonly HostTopicMember[],
  }));
  const isRecent = ({ remindedAt }: HostTopicMember): boolean =>
    remindedAt !== null && Date.parse(remindedAt) > world.now() - AGAIN_MS;

  return {
    listHostTopicMembers: mockListHostTopicMembers(async (_example, { request }) => {
      const { searchParams } = new URL(request.url);
      const state = searchParams.get('state');
      const { items } = await peopleOf();
      return pageOf(
        items.filter((each) => state === null || each.state === state),
        searchParams,
      );
    }),

    remindGroupMembers: mockRemindGroupMembers(async (example, { request }) => {
      const { memberIds, dryRun = false } = await jsonOf<TopicReminder>(request);
      const people = await peopleOf();
      const meant = people.items.filter(({ member }) => memberIds?.includes(member.id) ?? true);
      const due = meant.filter((each) => each.state !== 'answered' && !isRecent(each));
      const skipped = meant
        .filter((each) => !due.includes(each))
        .map((each) => ({
          member: each.member,
          reason: isRecent(each) ? ('recentlyReminded' as const) : ('nothingOwed' as const),
        }));
      if (!dryRun)
        people.items = people.items.map((each) =>
          due.includes(each) ? { ...each, remindedAt: world.time() } : each,
        );
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

import { mockFindDiscussion, mockListMyGroups, refuse } from '@yayan/api-client/mocks';
import { exampleOf } from '../../world/example-of.ts';
import { ownResponses } from '../../world/group/own-responses.ts';
import { memberOf } from '../../world/identity/sign-in.ts';
import { GROUP_HASH } from '../../world/survey/task-wall.ts';
import { topicDetails } from '../../world/group/topic-details.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { pageOf } from '../page-of.ts';

/** The discussions that a member is invited to, with what they still owe, and the one that something is part of. */
export const ownGroupAnswers = (world: World): Answers => ({
  listMyGroups: mockListMyGroups(async (_example, { request }) => {
    const { items } = await world.startOf(mockListMyGroups);
    const example = (await exampleOf(mockListMyGroups)).items[0];
    const responses = await ownResponses(world, memberOf(world, request));
    const [start, ...written] = await topicDetails(world);
    const answeredHere = start.sections.filter(
      ({ id, myResponse }) => !myResponse && responses.has(id),
    ).length;
    const owedSince = written
      .flatMap(({ sections }) => sections)
      .filter(({ id, state }) => state === 'open' && !responses.has(id)).length;
    const groups = items.map((group) => {
      // The mock's group has its own address, which the example doesn't know.
      if (group.hash !== example?.hash && group.hash !== GROUP_HASH) return group;
      const { owed } = group;
      const unanswered = Math.max(0, (owed?.unanswered ?? 0) - answeredHere) + owedSince;
      return { ...group, hash: GROUP_HASH, owed: owed && { ...owed, unanswered } };
    });
    const left = world.leftGroup.has(memberOf(world, request));
    const shown = groups.filter(({ hash }) => !left || hash !== GROUP_HASH);
    return pageOf(shown, new URL(request.url).searchParams);
  }),

  findDiscussion: mockFindDiscussion(async (_example, { request, params }) => {
    const id = params['id'];
    const topics = await topicDetails(world);
    const topicWith = (sectionId: unknown) =>
      topics.find(({ sections }) => sections.some((section) => section.id === sectionId));
    const found = { hash: GROUP_HASH, sectionId: null, responseId: null };
    const topic = topics.find((each) => each.id === id);
    if (topic) return { ...found, topicId: topic.id };
    const around = topicWith(id);
    if (around) return { ...found, topicId: around.id, sectionId: String(id) };
    const own = [...(await ownResponses(world, memberOf(world, request))).values()].find(
      (response) => response.id === id,
    );
    return own
      ? { ...found, topicId: own.topicId, sectionId: own.sectionId, responseId: own.id }
      : refuse('NOT_FOUND');
  }),
});

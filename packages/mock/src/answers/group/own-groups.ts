import { mockFindDiscussion, mockGetTopic, mockListMyGroups, refuse } from '@yayan/api-client/mocks';
import { exampleOf } from '../../world/example-of.ts';
import { ownResponses } from '../../world/own-responses.ts';
import { memberOf } from '../../world/sign-in.ts';
import { GROUP_HASH } from '../../world/task-wall.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { pageOf } from '../page-of.ts';

/** The discussions that a member is invited to, with what they still owe, and the one that something is part of. */
export const ownGroupAnswers = (world: World): Answers => ({
  listMyGroups: mockListMyGroups(async (_example, { request }) => {
    const { items } = await world.startOf(mockListMyGroups);
    const example = (await exampleOf(mockListMyGroups)).items[0];
    const responses = await ownResponses(world, memberOf(world, request));
    const { sections } = await world.startOf(mockGetTopic);
    const answeredHere = sections.filter(({ id, myResponse }) => !myResponse && responses.has(id)).length;
    const groups = items.map((group) => {
      // The mock's group has its own address, which the example doesn't know.
      if (group.hash !== example?.hash && group.hash !== GROUP_HASH) return group;
      const { owed } = group;
      const unanswered = Math.max(0, (owed?.unanswered ?? 0) - answeredHere);
      return { ...group, hash: GROUP_HASH, owed: owed && { ...owed, unanswered } };
    });
    return pageOf(groups, new URL(request.url).searchParams);
  }),

  findDiscussion: mockFindDiscussion(async (_example, { request, params }) => {
    const id = params['id'];
    const topic = await world.startOf(mockGetTopic);
    const found = { hash: GROUP_HASH, topicId: topic.id, sectionId: null, responseId: null };
    if (id === topic.id) return found;
    if (topic.sections.some((section) => section.id === id)) return { ...found, sectionId: String(id) };
    const own = [...(await ownResponses(world, memberOf(world, request))).values()].find(
      (response) => response.id === id,
    );
    return own ? { ...found, sectionId: own.sectionId, responseId: own.id } : refuse('NOT_FOUND');
  }),
});

import type { GroupResponse, HostResponse } from '@yayan/api-client';
import { mockListHostResponses } from '@yayan/api-client/mocks';
import { withFollowUps } from '../group/follow-ups.ts';
import { topicDetails } from '../group/topic-details.ts';
import type { World } from '../world.ts';

/** The answers of the discussion group as its hosts keep them. */
export interface DeskAnswers {
  responses: readonly HostResponse[];
  /** Answers that hosts deleted, by their id. */
  readonly deleted: Map<string, HostResponse>;
}

const desks = new WeakMap<World, Promise<DeskAnswers>>();

/** The wording of an answer after it was edited. */
const edited = (known: HostResponse, { content, attachments, editedAt }: GroupResponse): HostResponse =>
  known.editedAt === editedAt
    ? known
    : { ...known, content, attachments, editedAt, wording: known.wording + 1 };

/** Takes in what members have answered and edited since. */
const takeIn = async (world: World, desk: DeskAnswers): Promise<void> => {
  const topics = await topicDetails(world);
  const written = [...world.members.values()].flatMap(({ responses }) => [...responses.values()]);
  for (const response of written) {
    const { id, sectionId } = response;
    const topic = topics.find(({ sections }) => sections.some((each) => each.id === sectionId));
    const section = topic?.sections.find((each) => each.id === sectionId);
    if (desk.responses.some((each) => each.id === id))
      desk.responses = desk.responses.map((each) => (each.id === id ? edited(each, response) : each));
    else if (topic && section && !desk.deleted.has(id))
      desk.responses = [
        {
          ...response,
          mine: false,
          where: { topicId: topic.id, topicTitle: topic.title, sectionId, sectionTitle: section.title },
          question: section.question,
          tags: [],
          passages: [],
          wording: 0,
          starred: false,
          unread: true,
          attributes: [],
        },
        ...desk.responses,
      ];
  }
};

/** The hosts' answers: those that the group begins with, and what its members have answered in the mock. */
export const deskAnswersOf = async (world: World): Promise<DeskAnswers> => {
  const known =
    desks.get(world) ??
    world.startOf(mockListHostResponses).then(({ items }) => ({ responses: items, deleted: new Map() }));
  desks.set(world, known);
  const desk = await known;
  await takeIn(world, desk);
  return desk;
};

/** The answers that stand, with what was written below each. */
export const standingAnswers = async (world: World): Promise<readonly HostResponse[]> =>
  (await deskAnswersOf(world)).responses.map((response) => withFollowUps(world, response));

/** The answers that members have given since the mock started and that stand. */
export const newAnswers = async (world: World): Promise<readonly HostResponse[]> => {
  const given = [...world.members.values()].flatMap(({ responses }) => [...responses.values()]);
  const ids = new Set(given.map(({ id }) => id));
  return (await standingAnswers(world)).filter(({ id }) => ids.has(id));
};

import type { HostProgress, HostResponse, HostSection, HostTopic, HostTopicDetail } from '@yayan/api-client';
import {
  mockGetHostTopic,
  mockListGroupMembers,
  mockListHostSections,
  mockListHostTopics,
  mockListResponseTopics,
  mockSearchHostTopics,
  refuse,
} from '@yayan/api-client/mocks';
import { newAnswers, standingAnswers } from '../../world/desk/desk-answers.ts';
import { guideTopics } from '../../world/hosting/guide-topics.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { pageOf } from '../page-of.ts';

const FOUND = 20;
const EXCERPT = 60;

/** The topics of the group for its hosts: those that it begins with and those that hosts have written, with their answers. */
export const hostTopicAnswers = (world: World): Answers => {
  const plus = (progress: HostProgress, added: readonly HostResponse[]): HostProgress => ({
    ...progress,
    responses: progress.responses + added.length,
    unread: progress.unread + added.filter(({ unread }) => unread).length,
  });
  const topicsOf = async (): Promise<readonly HostTopic[]> => {
    const added = await newAnswers(world);
    const { items } = await world.startOf(mockListHostTopics);
    const written = (await guideTopics(world)).map(({ topic }) => topic);
    return [...items, ...written].map((topic) => ({
      ...topic,
      progress: plus(
        topic.progress,
        added.filter(({ topicId }) => topicId === topic.id),
      ),
    }));
  };
  const sectionsOf = async (topicId: string): Promise<readonly HostSection[] | undefined> => {
    const topic = (await guideTopics(world)).find((each) => each.topic.id === topicId);
    const start = await world.startOf(mockGetHostTopic);
    const { items } = await world.startOf(mockListHostSections);
    const known = items.filter((section) => section.topicId === topicId);
    const found = topic?.sections ?? (start.id === topicId ? start.sections : known);
    if (found.length === 0 && !(await topicsOf()).some(({ id }) => id === topicId)) return undefined;
    const added = await newAnswers(world);
    return found.map((section) => {
      const here = added.filter(({ sectionId }) => sectionId === section.id);
      const silent = section.silent.filter(({ id }) => !here.some(({ author }) => author.id === id));
      return { ...section, progress: plus(section.progress, here), silent };
    });
  };
  const detailOf = async (topicId: string): Promise<HostTopicDetail | undefined> => {
    const topics = await topicsOf();
    const start = await world.startOf(mockGetHostTopic);
    const at = topics.findIndex(({ id }) => id === topicId);
    const topic = topics[at] ?? (start.id === topicId ? start : undefined);
    const sections = await sectionsOf(topicId);
    if (!topic || !sections) return undefined;
    const { id, title, summary, state, opensAt, closesAt, progress } = topic;
    return {
      id,
      title,
      summary,
      state,
      opensAt,
      closesAt,
      progress,
      sections: [...sections],
      previousTopicId: topics[at - 1]?.id ?? null,
      nextTopicId: topics[at + 1]?.id ?? null,
    };
  };
  const idIn = (request: Request): string => new URL(request.url).searchParams.get('topicId') ?? '';

  return {
    listHostTopics: mockListHostTopics(async (_example, { request }) => {
      const { searchParams } = new URL(request.url);
      const state = searchParams.get('state');
      const { progress } = await world.startOf(mockListHostTopics);
      const topics = (await topicsOf()).filter((topic) => state === null || topic.state === state);
      return {
        ...pageOf(topics, searchParams),
        progress: progress && plus(progress, await newAnswers(world)),
      };
    }),

    getHostTopic: mockGetHostTopic(
      async (_example, { request }) => (await detailOf(idIn(request))) ?? refuse('NOT_FOUND'),
    ),

    listHostSections: mockListHostSections(async (_example, { request }) => {
      const sections = await sectionsOf(idIn(request));
      return sections ? { items: [...sections] } : refuse('NOT_FOUND');
    }),

    listResponseTopics: mockListResponseTopics(async () => {
      const added = await newAnswers(world);
      const { items } = await world.startOf(mockListResponseTopics);
      const written = (await guideTopics(world)).map(({ topic: { id, title }, sections }) => ({
        id,
        title,
        responses: 0,
        sections: sections.map((section) => ({ id: section.id, title: section.title, responses: 0 })),
      }));
      return {
        items: [...items, ...written].map((topic) => ({
          ...topic,
          responses: topic.responses + added.filter(({ topicId }) => topicId === topic.id).length,
          sections: topic.sections.map((section) => ({
            ...section,
            responses: section.responses + added.filter(({ sectionId }) => sectionId === section.id).length,
          })),
        })),
      };
    }),

    searchHostTopics: mockSearchHostTopics(async (_example, { request }) => {
      const words = new URL(request.url).searchParams.get('title') ?? '';
      const topics = [];
      for (const { id, title } of await topicsOf()) {
        const section = (await sectionsOf(id))?.find((each) =>
          `${each.title}\n${each.question}`.includes(words),
        );
        if (section || title.includes(words))
          topics.push({ id, title, focusSectionTitle: section?.title ?? null });
      }
      const responses = (await standingAnswers(world)).flatMap(({ id, where, author, content }) => {
        const at = content.indexOf(words);
        const from = Math.max(0, at - EXCERPT / 2);
        const excerpt = content.slice(from, from + EXCERPT);
        return at < 0 ? [] : [{ responseId: id, where, author, excerpt }];
      });
      const { items } = await world.startOf(mockListGroupMembers);
      const members = items.filter(({ name }) => name.includes(words));
      return {
        topics: topics.slice(0, FOUND),
        responses: responses.slice(0, FOUND),
        members: members.slice(0, FOUND),
      };
    }),
  };
};

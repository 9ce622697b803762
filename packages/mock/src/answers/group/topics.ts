import type {
  GroupResponse,
  ResponseCreate,
  ResponseEdit,
  ResponsePage,
  SectionDetail,
  TopicDetail,
  TopicOutline,
} from '@yayan/api-client';
import {
  mockCreateResponse,
  mockEditResponse,
  mockGetGroupMe,
  mockGetTopic,
  mockListAnsweredSections,
  mockListResponses,
  mockListTopics,
  mockListUnansweredSections,
  mockSearchTopics,
  refuse,
} from '@yayan/api-client/mocks';
import { withFollowUps } from '../../world/group/follow-ups.ts';
import { dropDraft } from '../../world/group/group-drafts.ts';
import { voteOf } from '../../world/group/group-votes.ts';
import { ownResponses } from '../../world/group/own-responses.ts';
import { memberOf } from '../../world/identity/sign-in.ts';
import { topicDetails } from '../../world/group/topic-details.ts';
import type { Member, World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';

const SUGGESTED = 10;
const ANSWER_MINUTES = 3;

const whereOf = ({ id, title, sections }: TopicDetail, sectionId: string) => ({
  topicId: id,
  topicTitle: title,
  sectionId,
  sectionTitle: sections.find((section) => section.id === sectionId)?.title ?? '',
});

/** A topic of the discussion group, the member's answers in it, and the lists of what is answered and owed. */
export const topicAnswers = (world: World): Answers => {
  /** Answers by the id that their call was given: a repeated call gets the same answer. */
  const byClientId = new Map<string, GroupResponse>();
  /** The topic of a section. */
  const topicWith = async (sectionId: string): Promise<TopicDetail | undefined> =>
    (await topicDetails(world)).find(({ sections }) => sections.some(({ id }) => id === sectionId));
  /** The topic of an id. The one that the group begins with also stands for the others of its list. */
  const topicOf = async (id: string): Promise<TopicDetail | undefined> => {
    const topics = await topicDetails(world);
    const { items } = await world.startOf(mockListTopics);
    return (
      topics.find((topic) => topic.id === id) ??
      (items.some((each) => each.id === id) ? topics[0] : undefined)
    );
  };
  const outlineOf = (topic: TopicDetail, responses: ReadonlyMap<string, GroupResponse>): TopicOutline => {
    const { sections, owed: _owed, previousTopicId: _previous, nextTopicId: _next, ...outline } = topic;
    return {
      ...outline,
      progress: { ...topic.progress, answered: sections.filter(({ id }) => responses.has(id)).length },
      unread: 0,
      sections: sections.map(({ id, title, state, opensAt, closesAt }) => ({
        id,
        title,
        state,
        opensAt,
        closesAt,
        answered: responses.has(id),
        followUpsOwed: 0,
      })),
    };
  };
  /** The open questions of topics that hosts have written, which the member hasn't answered. */
  const writtenOwed = async (responses: ReadonlyMap<string, GroupResponse>) => {
    const [, ...written] = await topicDetails(world);
    return written.flatMap((topic) =>
      topic.sections
        .filter(({ id, state }) => state === 'open' && !responses.has(id))
        .map((section) => ({ topic, section })),
    );
  };
  const mediaOf = (ids: readonly string[]) => ids.flatMap((id) => world.groupFiles.get(id) ?? []);

  const shown = (response: GroupResponse): GroupResponse => withFollowUps(world, response);
  const responsesOf = async (member: Member, sectionId: string | null): Promise<ResponsePage> => {
    const { items, lastReadId } = await world.startOf(mockListResponses);
    const own = [...(await ownResponses(world, member)).values()].filter(
      (response) => sectionId === null || response.sectionId === sectionId,
    );
    const all = [...own, ...items.map((item) => ({ ...item, mine: false }))].map(shown);
    return { items: all, nextCursor: null, count: all.length, lastReadId };
  };
  const sectionOf = async (member: Member, section: SectionDetail, hasAnswers: boolean) => {
    const own = (await ownResponses(world, member)).get(section.id);
    const locked = section.visibility === 'answerFirst' && !own;
    return {
      ...section,
      vote: section.vote && voteOf(member, section.vote),
      myResponse: own ? shown(own) : null,
      responses: { ...section.responses, locked },
      answers: hasAnswers && !locked ? await responsesOf(member, section.id) : null,
    };
  };
  /** What a text and its files break of a section's rules. */
  const problemOf = (
    section: SectionDetail | undefined,
    content: string,
    added: readonly string[],
    kept: readonly unknown[] = [],
  ) => {
    if (!section) return refuse('NOT_FOUND');
    if (section.state === 'closed') return refuse('SECTION_CLOSED');
    if (content.length < section.minLength) return refuse('ANSWER_TOO_SHORT');
    if (section.photos === 'required' && added.length + kept.length === 0) return refuse('PHOTO_REQUIRED');
    return added.every((id) => world.groupFiles.has(id)) ? undefined : refuse('ATTACHMENT_UNUSABLE');
  };

  return {
    listTopics: mockListTopics(async (_example, { request }) => {
      const responses = await ownResponses(world, memberOf(world, request));
      const list = await world.startOf(mockListTopics);
      const [, ...written] = await topicDetails(world);
      const owedSince = await writtenOwed(responses);
      let answeredSince = 0;
      const items = list.items.map((topic) => {
        const since = topic.sections.filter(({ id, answered }) => !answered && responses.has(id)).length;
        answeredSince += since;
        return {
          ...topic,
          progress: { ...topic.progress, answered: topic.progress.answered + since },
          sections: topic.sections.map((section) => ({
            ...section,
            answered: section.answered || responses.has(section.id),
          })),
        };
      });
      const [next] = owedSince;
      return {
        ...list,
        items: [...items, ...written.map((topic) => outlineOf(topic, responses))],
        owed: {
          ...list.owed,
          unanswered: Math.max(0, list.owed.unanswered - answeredSince) + owedSince.length,
          next:
            list.owed.next ??
            (next ? { topicId: next.topic.id, sectionId: next.section.id, responseId: null } : null),
        },
      };
    }),

    getTopic: mockGetTopic(async (_example, { request }) => {
      const member = memberOf(world, request);
      const { searchParams } = new URL(request.url);
      const topic = await topicOf(searchParams.get('topicId') ?? '');
      if (!topic) return refuse('NOT_FOUND');
      if (topic.state === 'upcoming') return refuse('TOPIC_NOT_OPEN');
      const hasAnswers = searchParams.get('answers') === 'true';
      const ids = (await topicDetails(world)).map(({ id }) => id);
      const at = ids.indexOf(topic.id);
      const sections = await Promise.all(
        topic.sections.map(async (section) => await sectionOf(member, section, hasAnswers)),
      );
      const answered = sections.filter(({ myResponse }) => myResponse).length;
      return {
        ...topic,
        sections,
        progress: { answered, total: sections.length, followUpsOwed: 0 },
        owed: {
          unanswered: sections.length - answered,
          followUps: 0,
          next: answered < sections.length ? topic.owed.next : null,
        },
        previousTopicId: ids[at - 1] ?? null,
        nextTopicId: ids[at + 1] ?? null,
      };
    }),

    searchTopics: mockSearchTopics(async (_example, { request }) => {
      const words = new URL(request.url).searchParams.get('title') ?? '';
      const { items } = await world.startOf(mockListTopics);
      const [, ...written] = await topicDetails(world);
      const found = [...items, ...written].flatMap(({ id, title, sections }) => {
        const section = sections.find((each) => each.title.includes(words));
        return section || title.includes(words)
          ? [{ id, title, focusSectionTitle: section?.title ?? null }]
          : [];
      });
      return { items: found.slice(0, SUGGESTED) };
    }),

    createResponse: mockCreateResponse(async (_example, { request }) => {
      const member = memberOf(world, request);
      const { clientId, sectionId, content, attachments } = await jsonOf<ResponseCreate>(request);
      const known = byClientId.get(clientId);
      if (known) return known;
      const topic = await topicWith(sectionId);
      if (!topic) return refuse('NOT_FOUND');
      const section = topic.sections.find(({ id }) => id === sectionId);
      if (section?.state === 'upcoming') return refuse('TOPIC_NOT_OPEN');
      const problem = problemOf(section, content, attachments);
      if (problem) return problem;
      const responses = await ownResponses(world, member);
      if (responses.has(sectionId)) return refuse('ALREADY_ANSWERED');
      const response: GroupResponse = {
        ...(await world.startOf(mockCreateResponse)),
        id: world.nextId(),
        topicId: topic.id,
        sectionId,
        content,
        attachments: mediaOf(attachments),
        editable: true,
        seenByHost: false,
        unfit: null,
        createdAt: world.time(),
        followUpCount: 0,
        followUps: [],
      };
      responses.set(sectionId, response);
      byClientId.set(clientId, response);
      await dropDraft(world, member, { kind: 'answer', targetId: sectionId });
      world.liveEvents.publishInGroup(member.id, {
        kind: 'response.created',
        topicId: topic.id,
        sectionId,
        responseId: response.id,
        followUpId: null,
      });
      return response;
    }),

    editResponse: mockEditResponse(async (_example, { request }) => {
      const member = memberOf(world, request);
      const { id, content, attachments } = await jsonOf<ResponseEdit>(request);
      const responses = await ownResponses(world, member);
      const response = [...responses.values()].find((each) => each.id === id);
      if (!response) return refuse('NOT_FOUND');
      const kept = response.attachments.filter((media) => attachments.includes(media.id));
      const added = attachments.filter((each) => !kept.some((media) => media.id === each));
      const topic = await topicWith(response.sectionId);
      const section = topic?.sections.find((each) => each.id === response.sectionId);
      const problem = problemOf(section, content, added, kept);
      if (problem) return problem;
      const edited = {
        ...response,
        content,
        attachments: [...kept, ...mediaOf(added)],
        editedAt: world.time(),
      };
      responses.set(response.sectionId, edited);
      return shown(edited);
    }),

    listResponses: mockListResponses(async (_example, { request }) => {
      const member = memberOf(world, request);
      const { role } = (await world.startOf(mockGetGroupMe)).identity;
      if (role === 0 && (await ownResponses(world, member)).size === 0) return refuse('ANSWER_FIRST');
      return await responsesOf(member, new URL(request.url).searchParams.get('sectionId'));
    }),

    listUnansweredSections: mockListUnansweredSections(async (_example, { request }) => {
      const responses = await ownResponses(world, memberOf(world, request));
      const page = await world.startOf(mockListUnansweredSections);
      const since = (await writtenOwed(responses)).map(({ topic, section }, _at, all) => ({
        where: whereOf(topic, section.id),
        question: section.question,
        minLength: section.minLength,
        closesAt: section.closesAt,
        responseCount: 0,
        minutes: ANSWER_MINUTES,
        topicCoins: null,
        leftInTopic: all.filter((each) => each.topic === topic).length,
      }));
      return {
        ...page,
        items: [...page.items.filter(({ where }) => !responses.has(where.sectionId)), ...since],
      };
    }),

    listAnsweredSections: mockListAnsweredSections(async (_example, { request }) => {
      const responses = await ownResponses(world, memberOf(world, request));
      const page = await world.startOf(mockListAnsweredSections);
      const topics = await topicDetails(world);
      const own = [...responses.values()].map((response) => ({
        where: whereOf(topics.find(({ id }) => id === response.topicId) ?? topics[0], response.sectionId),
        response: shown(response),
      }));
      const others = page.items.filter(({ where }) => !responses.has(where.sectionId));
      return { ...page, items: [...own, ...others] };
    }),
  };
};

import type {
  GroupAttachmentCreate,
  GroupChange,
  GroupMedia,
  Guide,
  GuideOrder,
  GuideRemoval,
  GuideSection,
  GuideSectionClosing,
  GuideSectionUpdate,
  GuideTopic,
  GuideTopicUpdate,
  NewGuideSection,
  NewGuideTopics,
} from '@yayan/api-client';
import {
  mockAddGuideFile,
  mockAddGuideSection,
  mockAddGuideTopics,
  mockCloseGuideSection,
  mockGetGuide,
  mockGetGuideUploadForm,
  mockListGroupChanges,
  mockOrderGuide,
  mockRemoveFromGuide,
  mockUpdateGuideSection,
  mockUpdateGuideTopic,
  refuse,
} from '@yayan/api-client/mocks';
import { guideOf, keepGuide } from '../../world/hosting/hosted-groups.ts';
import { changesOf, recordChange } from '../../world/group/group-changes.ts';
import { memberOf } from '../../world/identity/sign-in.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';
import { pageOf } from '../page-of.ts';

type Section = GuideSection['section'];
const newSection = (id: string, section: Section, replacesId: string | null = null): GuideSection => ({
  id,
  section,
  files: [],
  closedAt: null,
  replacesId,
  answers: 0,
  ballots: 0,
});

const textOf = ({ topics }: Guide): string =>
  topics.map(({ topic, sections }) => `${topic.title}：${sections.length} 题`).join('；');

/** The guide of a hosted group: topics and questions that are added, changed, ordered, closed and removed. */
export const guideAnswers = (world: World): Answers => {
  const files = new Map<string, GroupMedia>();
  /** A section with the files that it names. */
  const withFiles = (each: GuideSection): GuideSection => {
    const found = (each.section.media ?? []).flatMap(({ id }) => {
      const file = files.get(id) ?? each.files.find((known) => known.id === id);
      return file ?? [];
    });
    return { ...each, files: found };
  };

  /** Changes the topics, if nobody else has changed the guide since the caller read it. */
  const change = async (
    { request, id, what }: { request: Request; id: unknown; what: GroupChange['what'] },
    revision: number,
    to: (topics: readonly GuideTopic[]) => readonly GuideTopic[] | undefined,
  ) => {
    const guide = await guideOf(world, String(id));
    if (revision !== guide.revision) return refuse('GUIDE_CHANGED');
    if (guide.life === 'archived') return refuse('GROUP_IS_ARCHIVED');
    const topics = to(guide.topics);
    if (!topics) return refuse('NOT_FOUND');
    const changed: Guide = {
      ...guide,
      revision: guide.revision + 1,
      topics: topics.map((topic) => ({ ...topic, sections: topic.sections.map(withFiles) })),
    };
    await keepGuide(world, String(id), changed);
    if (guide.life === 'open' || guide.life === 'closed')
      recordChange(world, String(id), memberOf(world, request).nickname ?? '小芽', {
        what,
        before: textOf(guide),
        after: textOf(changed),
      });
    return changed;
  };
  /** The topics with one section changed; `undefined` without such a section. */
  const withSection = (
    topics: readonly GuideTopic[],
    id: unknown,
    to: (section: GuideSection) => readonly GuideSection[],
  ): readonly GuideTopic[] | undefined =>
    topics.some(({ sections }) => sections.some((each) => each.id === id))
      ? topics.map((topic) => ({
          ...topic,
          sections: topic.sections.flatMap((each) => (each.id === id ? [...to(each)] : [each])),
        }))
      : undefined;

  return {
    getGuide: mockGetGuide(async (_example, { params }) => await guideOf(world, String(params['groupId']))),

    addGuideTopics: mockAddGuideTopics(async (_example, { request, params }) => {
      const { revision, topics: added } = await jsonOf<NewGuideTopics>(request);
      return await change({ request, id: params['groupId'], what: 'topic' }, revision, (topics) => [
        ...topics,
        ...added.map(({ id, topic, sections }) => ({
          id,
          topic,
          sections: sections.map((each) => newSection(each.id, each.section)),
        })),
      ]);
    }),

    updateGuideTopic: mockUpdateGuideTopic(async (_example, { request, params }) => {
      const { revision, topic } = await jsonOf<GuideTopicUpdate>(request);
      return await change({ request, id: params['groupId'], what: 'topic' }, revision, (topics) =>
        topics.some(({ id }) => id === params['topicId'])
          ? topics.map((each) => (each.id === params['topicId'] ? { ...each, topic } : each))
          : undefined,
      );
    }),

    addGuideSection: mockAddGuideSection(async (_example, { request, params }) => {
      const { revision, id, section } = await jsonOf<NewGuideSection>(request);
      return await change({ request, id: params['groupId'], what: 'section' }, revision, (topics) =>
        topics.some((each) => each.id === params['topicId'])
          ? topics.map((each) =>
              each.id === params['topicId']
                ? { ...each, sections: [...each.sections, newSection(id, section)] }
                : each,
            )
          : undefined,
      );
    }),

    updateGuideSection: mockUpdateGuideSection(async (_example, { request, params }) => {
      const { revision, section } = await jsonOf<GuideSectionUpdate>(request);
      return await change({ request, id: params['groupId'], what: 'section' }, revision, (topics) =>
        withSection(topics, params['sectionId'], (each) => [{ ...each, section }]),
      );
    }),

    closeGuideSection: mockCloseGuideSection(async (_example, { request, params }) => {
      const { revision, replacement } = await jsonOf<GuideSectionClosing>(request);
      return await change({ request, id: params['groupId'], what: 'close' }, revision, (topics) =>
        withSection(topics, params['sectionId'], (each) => [
          { ...each, closedAt: world.time() },
          ...(replacement ? [newSection(replacement.id, replacement.section, each.id)] : []),
        ]),
      );
    }),

    orderGuide: mockOrderGuide(async (_example, { request, params }) => {
      const { revision, topics: order } = await jsonOf<GuideOrder>(request);
      return await change({ request, id: params['groupId'], what: 'order' }, revision, (topics) => {
        const sections = new Map(topics.flatMap((topic) => topic.sections.map((each) => [each.id, each])));
        return order.flatMap(({ id, sectionIds }) => {
          const topic = topics.find((each) => each.id === id);
          return topic
            ? [{ ...topic, sections: sectionIds.flatMap((each) => sections.get(each) ?? []) }]
            : [];
        });
      });
    }),

    removeFromGuide: mockRemoveFromGuide(async (_example, { request, params }) => {
      const { revision, kind, id } = await jsonOf<GuideRemoval>(request);
      return await change({ request, id: params['groupId'], what: 'remove' }, revision, (topics) =>
        kind === 'section'
          ? withSection(topics, id, () => [])
          : topics.some((each) => each.id === id)
            ? topics.filter((each) => each.id !== id)
            : undefined,
      );
    }),

    listGroupChanges: mockListGroupChanges(async (_example, { request, params }) => {
      const { items } = await world.startOf(mockListGroupChanges);
      const own = changesOf(world, String(params['groupId']));
      return pageOf([...own, ...items], new URL(request.url).searchParams);
    }),

    getGuideUploadForm: mockGetGuideUploadForm((example) => ({ ...example, url: '/api/files' })),

    addGuideFile: mockAddGuideFile(async (example, { request }) => {
      const { key, name, width, height, durationSeconds } = await jsonOf<GroupAttachmentCreate>(request);
      const media: GroupMedia = {
        ...example,
        id: world.nextId(),
        name,
        url: `/api/files/${key}`,
        thumbnailUrl: null,
        width: width ?? example.width,
        height: height ?? example.height,
        durationSeconds: durationSeconds ?? null,
      };
      files.set(media.id, media);
      return media;
    }),
  };
};

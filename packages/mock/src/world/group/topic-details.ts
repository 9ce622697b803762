import type { TopicDetail } from '@yayan/api-client';
import { mockGetTopic } from '@yayan/api-client/mocks';
import { guideTopics, type GuideTopicView } from '../hosting/guide-topics.ts';
import type { World } from '../world.ts';

const detailOf = ({ topic, sections, written }: GuideTopicView): TopicDetail => {
  const { id, title, summary, state, opensAt, closesAt } = topic;
  return {
    id,
    title,
    summary,
    state,
    opensAt,
    closesAt,
    progress: { answered: 0, total: sections.length, followUpsOwed: 0 },
    owed: { unanswered: sections.length, followUps: 0, next: null },
    sections: sections.map((section, at) => ({
      id: section.id,
      title: section.title,
      question: section.question,
      media: section.media,
      minLength: section.minLength,
      photos: written.sections[at]?.section.photos ?? 'optional',
      visibility: section.visibility,
      state: section.state,
      opensAt: section.opensAt,
      closesAt: section.closesAt,
      vote: section.vote,
      myResponse: null,
      responses: { locked: false, count: 0, unread: 0, lastReadId: null },
      answers: null,
    })),
    previousTopicId: null,
    nextTopicId: null,
  };
};

/** The topics of the group for its people, before anybody has answered: the one it begins with and those that hosts have written. */
export const topicDetails = async (world: World): Promise<readonly [TopicDetail, ...TopicDetail[]]> => [
  await world.startOf(mockGetTopic),
  ...(await guideTopics(world)).map(detailOf),
];

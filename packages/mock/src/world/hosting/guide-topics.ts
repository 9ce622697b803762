import type {
  GroupOpenState,
  GuideSection,
  GuideTopic,
  HostProgress,
  HostSection,
  HostTopic,
  SectionVote,
} from '@yayan/api-client';
import { mockGetGroupMe } from '@yayan/api-client/mocks';
import { openedGuides } from './hosted-groups.ts';
import type { World } from '../world.ts';

/** A topic that a host has written in an opened group, as hosts see it while people discuss it. */
export interface GuideTopicView {
  readonly topic: HostTopic;
  readonly sections: readonly HostSection[];
  readonly written: GuideTopic;
}

const votes = new WeakMap<World, Map<string, SectionVote>>();

const noProgress: HostProgress = { respondents: 0, answered: 0, responses: 0, unread: 0, followUpsOpen: 0 };

/** The vote at a section, which keeps its ids while its texts stay. */
const voteAt = (world: World, { id, section }: GuideSection, state: GroupOpenState): SectionVote | null => {
  if (!section.vote) return null;
  const { options, anonymous = false, optionTags: _optionTags, ...vote } = section.vote;
  const known = votes.get(world) ?? new Map<string, SectionVote>();
  votes.set(world, known);
  const before = known.get(id);
  const isSame = before?.options.map(({ text }) => text).join('\n') === options.join('\n');
  const made: SectionVote = {
    ...vote,
    id: before?.id ?? world.nextId(),
    sectionId: id,
    anonymous,
    options:
      before && isSame ? before.options : options.map((text) => ({ id: world.nextId(), text, media: null })),
    closesAt: section.closesAt,
    state,
    myChoice: null,
    results: null,
  };
  known.set(id, made);
  return made;
};

const stateAt = (now: number, opensAt: string, closesAt: string): GroupOpenState =>
  now < Date.parse(opensAt) ? 'upcoming' : now > Date.parse(closesAt) ? 'closed' : 'open';

/** The topics that hosts have written since the mock started, of groups that have opened. */
export const guideTopics = async (world: World): Promise<readonly GuideTopicView[]> => {
  const { schedule } = (await world.startOf(mockGetGroupMe)).group;
  const now = world.now();
  const viewOf = (written: GuideTopic, isOver: boolean): GuideTopicView => {
    const { id, topic, sections } = written;
    const opensAt = topic.opensAt ?? schedule.opensAt;
    const closesAt = topic.closesAt ?? schedule.closesAt;
    const stateOf = (from: string, to: string): GroupOpenState =>
      isOver ? 'closed' : stateAt(now, from, to);
    return {
      written,
      topic: {
        id,
        title: topic.title,
        summary: topic.summary,
        state: stateOf(opensAt, closesAt),
        opensAt,
        closesAt,
        sectionCount: sections.length,
        progress: noProgress,
      },
      sections: sections.map((each): HostSection => {
        const { section, files, closedAt } = each;
        const [from, to] = [section.opensAt ?? opensAt, closedAt ?? section.closesAt ?? closesAt];
        const state = stateOf(from, to);
        return {
          id: each.id,
          topicId: id,
          title: section.title,
          question: section.question,
          hostNote: section.hostNote,
          media: files,
          minLength: section.minLength,
          visibility: section.visibility,
          state,
          opensAt: from,
          closesAt: to,
          vote: voteAt(world, each, state),
          progress: noProgress,
          lastReadId: null,
          silent: [],
        };
      }),
    };
  };
  return openedGuides(world).flatMap(({ topics, life }) =>
    topics.map((topic) => viewOf(topic, life === 'closed')),
  );
};

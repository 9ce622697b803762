import type { FollowUp, HostResponse, RadarItem } from '@yayan/api-client';
import { mockGetFollowUpRadar, mockListGroupMembers, mockListResponseWords } from '@yayan/api-client/mocks';
import { newAnswers, standingAnswers } from '../../world/desk/desk-answers.ts';
import { topicDetails } from '../../world/group/topic-details.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { isAmong } from './response-filter.ts';

const OF_EACH = 50;
const WORDS = 100;
/** What part of the usual length makes an answer a thin one. */
const THIN = 0.5;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const wordsOf = (text: string): readonly string[] =>
  [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) =>
    isWordLike === true && segment.length > 1 ? [segment] : [],
  );

const itemOf = (
  kind: RadarItem['kind'],
  { author, where, id, createdAt }: HostResponse,
  excerpt: string,
  answer: string | null = null,
): RadarItem => ({
  kind,
  member: author,
  where,
  responseId: id,
  excerpt,
  answer,
  joined: null,
  at: createdAt,
});

const unanswered = (
  responses: readonly HostResponse[],
  isMeant: (followUp: FollowUp) => boolean,
): RadarItem[] =>
  responses.flatMap((response) =>
    response.followUps
      .filter((each) => each.mustAnswer && !each.answered && isMeant(each))
      .map(({ content, createdAt }) => ({ ...itemOf('unanswered', response, content), at: createdAt })),
  );

const thin = (responses: readonly HostResponse[]): RadarItem[] => {
  const usual = responses.reduce((total, { content }) => total + content.length, 0) / responses.length;
  return responses
    .filter(({ content, unfit }) => unfit === 'tooShort' || content.length < usual * THIN)
    .map((response) => itemOf('thin', response, response.content));
};

/** What hosts learn from the answers: which words they use, and what to ask next. */
export const insightAnswers = (world: World): Answers => {
  /** Answers that speak of an option which their author hasn't chosen, and not of the chosen ones. */
  const contradicted = async (responses: readonly HostResponse[]): Promise<RadarItem[]> => {
    const sections = (await topicDetails(world)).flatMap((topic) => topic.sections);
    return [...world.members.values()].flatMap((member) =>
      sections.flatMap(({ id, vote }): RadarItem[] => {
        const chosen = vote && member.ballots.get(vote.id);
        const own = responses.find((each) => each.id === member.responses.get(id)?.id);
        if (!chosen || !own) return [];
        const isNamed = ({ text }: { text: string }): boolean => own.content.includes(text);
        const [ofChoice, others] = [true, false].map((is) =>
          vote.options.filter((option) => chosen.includes(option.id) === is),
        );
        return others?.some(isNamed) === true && ofChoice?.some(isNamed) === false
          ? [itemOf('contradicted', own, ofChoice.map(({ text }) => text).join('、'), own.content)]
          : [];
      }),
    );
  };
  const silent = async (responses: readonly HostResponse[]): Promise<RadarItem[]> => {
    const spoke = new Set(responses.map(({ author }) => author.id));
    const { items } = await world.startOf(mockListGroupMembers);
    const quiet = items.filter(({ id, role }) => role === 0 && !spoke.has(id));
    const at = world.time();
    return quiet.map((member) => ({
      kind: 'silent',
      member,
      where: null,
      responseId: null,
      excerpt: '',
      answer: null,
      joined: true,
      at,
    }));
  };

  return {
    listResponseWords: mockListResponseWords(async (_example, { request }) => {
      const seed = await world.seedOf(mockListResponseWords);
      const all = seed ? await newAnswers(world) : await standingAnswers(world);
      const responses = all.filter(isAmong(new URL(request.url).searchParams));
      const counts = new Map(
        (seed?.items ?? []).map(({ word, answers, count }) => [word, { answers, count }]),
      );
      for (const words of responses.map(({ content }) => wordsOf(content)))
        for (const word of new Set(words)) {
          const { answers, count } = counts.get(word) ?? { answers: 0, count: 0 };
          const here = words.filter((each) => each === word).length;
          counts.set(word, { answers: answers + 1, count: count + here });
        }
      const items = [...counts]
        .map(([word, each]) => ({ word, ...each }))
        .filter(({ answers }) => answers > 1)
        .toSorted((one, other) => other.answers - one.answers || other.count - one.count);
      return { items: items.slice(0, WORDS), answers: (seed?.answers ?? 0) + responses.length };
    }),

    getFollowUpRadar: mockGetFollowUpRadar(async () => {
      const seed = await world.seedOf(mockGetFollowUpRadar);
      const standing = await standingAnswers(world);
      const responses = seed ? await newAnswers(world) : standing;
      const written = new Set([...world.followUps.values()].flat().map(({ followUp: { id } }) => id));
      const kinds = [
        unanswered(standing, ({ id }) => !seed || written.has(id)),
        thin(responses),
        await contradicted(responses),
        seed ? [] : await silent(responses),
      ];
      return { items: [...(seed?.items ?? []), ...kinds.flatMap((items) => items.slice(0, OF_EACH))] };
    }),
  };
};

import {
  type HostResponse,
  type Probe,
  type ProbeRemoval,
  type ProbeRequest,
  type ResponseCounting,
  type ResponseDelete,
  ResponseOrder,
  type ResponseRestore,
  type ResponseStar,
  type ResponseTag,
  type ResponseTagging,
  type SectionReads,
  type VoiceCoverage,
  type VoiceTarget,
} from '@yayan/api-client';
import {
  mockCountResponse,
  mockDeleteResponses,
  mockGetVoiceCoverage,
  mockListHostResponses,
  mockListProbes,
  mockListResponseTags,
  mockMarkSectionsRead,
  mockRemoveProbe,
  mockRestoreResponses,
  mockSaveProbe,
  mockSetVoiceTarget,
  mockStarResponse,
  mockTagResponses,
  refuse,
} from '@yayan/api-client/mocks';
import { type DeskAnswers, deskAnswersOf, standingAnswers } from '../../world/desk/desk-answers.ts';
import { once } from '../../world/once.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';
import { pageOf } from '../page-of.ts';
import { isAmong } from './response-filter.ts';

interface Desk extends DeskAnswers {
  tags: readonly ResponseTag[];
  probes: readonly Probe[];
  /** Targets of cells, by topic and value. */
  readonly targets: Map<string, number>;
}

/** What hosts do with answers: read, star, tag, count, delete and restore them, keep probes and set targets. */
export const deskAnswers = (world: World): Answers => {
  const begun = once(async (): Promise<Desk> =>
    Object.assign(await deskAnswersOf(world), {
      tags: (await world.startOf(mockListResponseTags)).items,
      probes: [],
      targets: new Map<string, number>(),
    }),
  );
  const deskOf = async (): Promise<Desk> => {
    const desk = await begun();
    await deskAnswersOf(world);
    return desk;
  };
  const change = async (
    ids: readonly string[],
    to: (response: HostResponse) => HostResponse,
  ): Promise<boolean> => {
    const desk = await deskOf();
    const isMeant = ({ id }: HostResponse): boolean => ids.includes(id);
    const found = desk.responses.some(isMeant);
    desk.responses = desk.responses.map((each) => (isMeant(each) ? to(each) : each));
    return found;
  };
  /** The tags with the number of answers that have each. */
  const countedTags = ({ tags, responses }: Desk): ResponseTag[] =>
    tags.map((tag) => ({
      ...tag,
      responses: responses.filter((each) => each.tags.some(({ id }) => id === tag.id)).length,
    }));
  const keyOf = (topicId: string, value: string | null): string => `${topicId} ${value ?? ''}`;
  /** The coverage with the targets that hosts have set; 0 is none. */
  const withTargets = ({ targets }: Desk, coverage: VoiceCoverage): VoiceCoverage => ({
    ...coverage,
    cells: coverage.cells.map((cell) => {
      const set = targets.get(keyOf(cell.topicId, cell.value));
      return set === undefined ? cell : { ...cell, target: set === 0 ? null : set };
    }),
  });

  return {
    listHostResponses: mockListHostResponses(async (_example, { request }) => {
      const { searchParams } = new URL(request.url);
      const shown =
        searchParams.get('deleted') === 'true'
          ? [...(await deskOf()).deleted.values()]
          : await standingAnswers(world);
      const newestFirst = shown.filter(isAmong(searchParams));
      const found =
        searchParams.get('order') === ResponseOrder.Oldest ? newestFirst.toReversed() : newestFirst;
      return { ...pageOf(found, searchParams), total: found.length };
    }),

    starResponse: mockStarResponse(async (example, { request }) => {
      const { responseId, starred } = await jsonOf<ResponseStar>(request);
      return (await change([responseId], (each) => ({ ...each, starred }))) ? example : refuse('NOT_FOUND');
    }),

    countResponse: mockCountResponse(async (_example, { request }) => {
      const { responseId, counts } = await jsonOf<ResponseCounting>(request);
      await change([responseId], (each) => ({ ...each, unfit: counts ? null : 'tooShort' }));
      const found = (await deskOf()).responses.find(({ id }) => id === responseId);
      if (!found) return refuse('NOT_FOUND');
      const { where: _where, question: _question, tags: _tags, passages: _passages, ...more } = found;
      const {
        wording: _wording,
        starred: _starred,
        unread: _unread,
        attributes: _attributes,
        ...response
      } = more;
      return response;
    }),

    listResponseTags: mockListResponseTags(async () => ({ items: countedTags(await deskOf()) })),

    tagResponses: mockTagResponses(async (_example, { request }) => {
      const desk = await deskOf();
      const { responseIds, add, remove, passage } = await jsonOf<ResponseTagging>(request);
      const made = add
        .filter((name) => !desk.tags.some((tag) => tag.name === name))
        .map((name): ResponseTag => ({ id: world.nextId(), name, color: 'teal', responses: 0 }));
      desk.tags = [...desk.tags, ...made];
      const added = desk.tags.filter(({ name }) => add.includes(name));
      const found = await change(responseIds, (each) => {
        if (passage) {
          const text = each.content.slice(passage.start, passage.end);
          const { start, end } = passage;
          const tagged = added.map(({ id }) => ({ tagId: id, start, end, text, stale: false }));
          return { ...each, passages: [...each.passages, ...tagged] };
        }
        const rest = each.tags.filter(
          ({ id }) => !remove.includes(id) && !added.some((tag) => tag.id === id),
        );
        return { ...each, tags: [...rest, ...added] };
      });
      return found ? { items: countedTags(desk) } : refuse('NOT_FOUND');
    }),

    markSectionsRead: mockMarkSectionsRead(async (_example, { request }) => {
      const { sections, alone = false } = await jsonOf<SectionReads>(request);
      const desk = await deskOf();
      const items = [];
      for (const { sectionId, responseId } of sections) {
        const last = desk.responses.find(({ id }) => id === responseId);
        const isRead = (each: HostResponse): boolean =>
          each.sectionId === sectionId &&
          (alone ? each.id === responseId : each.createdAt <= (last?.createdAt ?? ''));
        desk.responses = desk.responses.map((each) => (isRead(each) ? { ...each, unread: false } : each));
        const unread = desk.responses.filter((each) => each.sectionId === sectionId && each.unread).length;
        const topicId = last?.topicId ?? sectionId;
        items.push({ sectionId, topicId, moved: last !== undefined, unread, lastReadId: responseId });
      }
      return { items };
    }),

    deleteResponses: mockDeleteResponses(async (_example, { request }) => {
      const desk = await deskOf();
      const { ids, reason } = await jsonOf<ResponseDelete>(request);
      const gone = desk.responses.filter(({ id }) => ids.includes(id));
      if (gone.length === 0) return refuse('NOT_FOUND');
      for (const each of gone) desk.deleted.set(each.id, { ...each, deleted: { at: world.time(), reason } });
      desk.responses = desk.responses.filter(({ id }) => !ids.includes(id));
      return { deleted: gone.length };
    }),

    restoreResponses: mockRestoreResponses(async (_example, { request }) => {
      const desk = await deskOf();
      const { ids } = await jsonOf<ResponseRestore>(request);
      const back = [...desk.deleted.values()].filter(({ id }) => ids.includes(id));
      if (back.length === 0) return refuse('NOT_FOUND');
      for (const { id } of back) desk.deleted.delete(id);
      desk.responses = [...back.map((each) => ({ ...each, deleted: null })), ...desk.responses];
      return { restored: back.length };
    }),

    listProbes: mockListProbes(async () => ({ items: [...(await deskOf()).probes] })),

    saveProbe: mockSaveProbe(async (_example, { request }) => {
      const desk = await deskOf();
      const probe = await jsonOf<ProbeRequest>(request);
      desk.probes = [...desk.probes.filter(({ id }) => id !== probe.id), probe];
      return { items: [...desk.probes] };
    }),

    removeProbe: mockRemoveProbe(async (_example, { request }) => {
      const desk = await deskOf();
      const { id } = await jsonOf<ProbeRemoval>(request);
      desk.probes = desk.probes.filter((each) => each.id !== id);
      return { items: [...desk.probes] };
    }),

    getVoiceCoverage: mockGetVoiceCoverage(async () =>
      withTargets(await deskOf(), await world.startOf(mockGetVoiceCoverage)),
    ),

    setVoiceTarget: mockSetVoiceTarget(async (_example, { request }) => {
      const desk = await deskOf();
      const { topicId, value, target } = await jsonOf<VoiceTarget>(request);
      const coverage = await world.startOf(mockGetVoiceCoverage);
      if (!coverage.topics.some(({ id }) => id === topicId)) return refuse('NOT_FOUND');
      desk.targets.set(keyOf(topicId, value), target);
      return withTargets(desk, coverage);
    }),
  };
};

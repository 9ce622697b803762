import type { Call } from '../../../../call/call.ts';
import type { components } from '@yayan/contract';
import { GroupLife } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { lifeOf } from '../../people/group/life.ts';
import { deleteTopic, orderTopics, placeSections } from './arrange-store.ts';
import { editGuide, type GuideEdit } from './edit-guide.ts';
import { countTopics } from './guide-store.ts';
import { deleteSection } from './section-edit-store.ts';
import { setFiles } from './section-files.ts';

type Guide = components['schemas']['Guide'];

/** Removes a topic or a section without answers. One with answers can only be closed (rule 6.26). */
export async function removeFromGuide(
  deps: GroupDeps,
  { caller, params: { groupId }, body: { revision, kind, id } }: Call<'removeFromGuide'>,
): Promise<Guide> {
  return await editGuide(deps, caller, { groupId, revision }, async (editing) => {
    const { tx, group, topics, sections, now } = editing;
    const topic = kind === 'topic' ? topics.find((each) => each.id === id) : undefined;
    const removed = sections.filter((each) => (kind === 'topic' ? each.topic_id === id : each.id === id));
    if (topic === undefined && removed.length === 0)
      return editing.isLate ? 'nothing new' : refuse('NOT_FOUND');
    // Respondents have answered the chain that a replaced section belongs to, so it stays.
    const isNeeded = sections.some(
      (each) => removed.some((gone) => gone.id === each.replaces_id) && !removed.includes(each),
    );
    if (isNeeded || removed.some(({ answers, ballots }) => answers + ballots > 0))
      refuse('QUESTION_ANSWERED');
    for (const section of removed) {
      await setFiles(deps, editing, section.id, []);
      await deleteSection(tx, { groupId, sectionId: section.id });
    }
    if (topic !== undefined) await deleteTopic(tx, groupId, id);
    if (lifeOf(group, now) !== GroupLife.Draft) await requireAsking(editing);
    const before = topic?.title ?? removed[0]?.question ?? null;
    return { changes: [{ what: 'remove', before, after: null }] };
  });
}

/** Refuses a guide with a topic that has no open section, with GUIDE_EMPTY. */
async function requireAsking({ tx, group }: GuideEdit): Promise<void> {
  const { topics, emptyTopics } = await countTopics(tx, group.id);
  if (topics === 0 || emptyTopics > 0) refuse('GUIDE_EMPTY');
}

/**
 * Puts topics and sections in order. The order must name every topic and section once; otherwise the guide has changed
 * and it is refused with GUIDE_CHANGED. An answered section stays in its topic, because its answers count for that
 * topic.
 */
export async function orderGuide(
  deps: GroupDeps,
  { caller, params: { groupId }, body: { revision, topics: order } }: Call<'orderGuide'>,
): Promise<Guide> {
  return await editGuide(deps, caller, { groupId, revision }, async (editing) => {
    const { tx, topics, sections } = editing;
    const places = order.flatMap(({ id, sectionIds }) =>
      sectionIds.map((sectionId, position) => ({ id: sectionId, topicId: id, position })),
    );
    const isWhole =
      isPermutation(
        order.map(({ id }) => id),
        topics,
      ) &&
      isPermutation(
        places.map(({ id }) => id),
        sections,
      );
    if (!isWhole) refuse('GUIDE_CHANGED');
    if (editing.isLate && isInOrder(editing, order)) return 'nothing new';
    const topicOf = new Map(places.map(({ id, topicId }) => [id, topicId]));
    const moved = sections.filter(({ id, topic_id }) => topicOf.get(id) !== topic_id);
    if (moved.some(({ answers, ballots }) => answers + ballots > 0)) refuse('QUESTION_ANSWERED');
    await orderTopics(
      tx,
      groupId,
      order.map(({ id }) => id),
    );
    await placeSections(tx, groupId, places);
    const titles = new Map(topics.map(({ id, title }) => [id, title]));
    const before = topics.map(({ title }) => title).join('、');
    const after = order.map(({ id }) => titles.get(id)).join('、');
    return { changes: [{ what: 'order', before, after }] };
  });
}

/** Whether topics and sections have this order already. */
const isInOrder = ({ topics, sections }: GuideEdit, order: Call<'orderGuide'>['body']['topics']): boolean => {
  const idsIn = (topicId: string) => sections.filter((each) => each.topic_id === topicId).map(({ id }) => id);
  return (
    topics.map(({ id }) => id).join() === order.map(({ id }) => id).join() &&
    order.every(({ id, sectionIds }) => sectionIds.join() === idsIn(id).join())
  );
};

const isPermutation = (ids: readonly string[], rows: readonly { id: string }[]): boolean =>
  ids.length === rows.length && new Set(ids).size === ids.length && rows.every(({ id }) => ids.includes(id));

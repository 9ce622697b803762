import type { HostResponse, ResponsePassage, ResponseTag } from '@yayan/api-client';

/** A change of an answer's tags: names to add and ids to remove, on a passage or on the whole answer. */
export interface TagChange {
  add: readonly string[];
  remove: readonly string[];
  passage?: ResponsePassage | undefined;
}

/** An answer after a change of its tags. `tags` are the group's tags after the change. */
export const withTagging = (
  answer: HostResponse,
  { add, remove, passage }: TagChange,
  tags: readonly ResponseTag[],
): HostResponse => {
  const added = tags.filter(({ name }) => add.includes(name));
  const isRemoved = (mark: HostResponse['passages'][number]): boolean =>
    remove.includes(mark.tagId) &&
    (passage === undefined || (mark.start === passage.start && mark.end === passage.end));
  const kept = answer.passages.filter((mark) => !isRemoved(mark));
  const isAt = (tagId: string, { start, end }: ResponsePassage): boolean =>
    kept.some((mark) => mark.tagId === tagId && mark.start === start && mark.end === end);
  const marks = passage
    ? added.flatMap(({ id }) => {
        if (isAt(id, passage)) return [];
        const { start, end } = passage;
        return [{ tagId: id, start, end, stale: false, text: answer.content.slice(start, end) }];
      })
    : [];
  const passages = [...kept, ...marks].toSorted((a, b) => a.start - b.start || a.end - b.end);
  const isWholeRemoved = (id: string): boolean =>
    remove.includes(id) && (passage === undefined || !passages.some(({ tagId }) => tagId === id));
  const carried = new Set([
    ...answer.tags.map(({ id }) => id).filter((id) => !isWholeRemoved(id)),
    ...added.map(({ id }) => id),
  ]);
  return { ...answer, passages, tags: tags.filter(({ id }) => carried.has(id)) };
};

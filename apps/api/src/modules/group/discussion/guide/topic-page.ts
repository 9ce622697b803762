import { cutPage } from '../../../../platform/page.ts';
import { refuse } from '../../../../errors/api-fault.ts';
import type { GuideTopic } from './guide.ts';

const USUAL = 20;

/** A page of topics in the host's order, after the position in `cursor`. Refuses an invalid cursor with FIELD_WRONG. */
export function pageOfTopics(
  topics: readonly GuideTopic[],
  { cursor, limit = USUAL }: { cursor?: string | undefined; limit?: number | undefined },
): { topics: GuideTopic[]; nextCursor: string | null } {
  if (cursor !== undefined && !/^\d{1,9}$/.test(cursor)) refuse('FIELD_WRONG', { field: 'query.cursor' });
  const start = cursor === undefined ? 0 : topics.findIndex(({ position }) => position > Number(cursor));
  const rest = start < 0 ? [] : topics.slice(start, start + limit + 1);
  const { items, nextCursor } = cutPage(rest, limit, ({ position }) => String(position));
  return { topics: items, nextCursor };
}

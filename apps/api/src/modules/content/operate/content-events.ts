import { eventAt, type EventsOf } from '../../../platform/audit/object-event.ts';
import type { ContentKindActs } from './content-acts.ts';
import type { ContentDraft } from './content-rule.ts';
import { selectVersions } from './version-store.ts';

/** The start that an editor planned. Other content has a time of its last change. */
const plannedStart = (draft: ContentDraft): string | null => {
  if ('startsAt' in draft) return draft.startsAt;
  return 'publishAt' in draft ? draft.publishAt : null;
};

/**
 * When planned content was shown at last, and when it ended by its time. What an operator published, changed or withdrew is an
 * act.
 */
export const contentEvents =
  ({ rule }: Pick<ContentKindActs, 'rule'>): EventsOf =>
  async (db, id, now) => {
    const content = await rule.read(db, id, now);
    if (content === undefined) return [];
    const { startsAt, endsAt } = content;
    const versions = await selectVersions(db, { kind: rule.kind, id });
    const publishedAt = versions.at(-1)?.madeAt ?? null;
    const wasPlanned =
      plannedStart(content.draft) !== null &&
      (publishedAt === null || (startsAt !== null && startsAt > publishedAt));
    const isEndedByAct = versions.some(
      ({ deed, madeAt }) => deed === 'withdrawn' && madeAt !== null && endsAt !== null && madeAt >= endsAt,
    );
    return [
      ...(wasPlanned ? eventAt(startsAt, { text: '开始展示' }) : []),
      ...(isEndedByAct ? [] : eventAt(endsAt, { text: '结束' })),
    ];
  };

import type { Call } from '../../../../call/call.ts';
import type { DataOf } from '@yayan/contract';
import { GroupRole, SectionVisibility } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { enterToRead } from '../../people/entry/visit.ts';
import { guideOf } from '../guide/guides.ts';
import { isLockedFor, requireSection } from '../guide/section-access.ts';
import { moveDividers } from './move-dividers.ts';
import { readAlone } from './read-alone.ts';

/**
 * Moves the caller's unread dividers forward to these answers, all or none. When a host reads, the authors see 「主持人已看」.
 * With `alone` only these answers count as read (rule 6.60).
 * Refuses with NOT_FOUND an answer that the caller may not see or that is in another section, and a locked section with
 * ANSWER_FIRST.
 */
export async function markSectionsRead(
  deps: GroupDeps,
  { caller, body: { sections: reads, alone } }: Call<'markSectionsRead'>,
): Promise<DataOf<'markSectionsRead'>> {
  const visit = await enterToRead(deps.database.read, caller, deps.clock.now());
  const guide = await guideOf(deps, visit);
  const asked = reads.map(({ sectionId, responseId }) => {
    const section = requireSection(guide, sectionId);
    const isOwnOnly =
      visit.role === GroupRole.Respondent && section.visibility === SectionVisibility.HostsOnly;
    if (!isOwnOnly && isLockedFor(visit, section)) refuse('ANSWER_FIRST');
    return { sectionId: section.id, topicId: section.topicId, responseId, ownOnly: isOwnOnly };
  });
  if (alone) return await readAlone(deps, visit, asked);
  if (new Set(asked.map(({ sectionId }) => sectionId)).size < asked.length)
    refuse('FIELD_WRONG', { field: 'body.sections' });
  const rows = await moveDividers(deps, visit, asked);
  if (rows.length < asked.length) refuse('NOT_FOUND');
  const topicOf = new Map(asked.map(({ sectionId, topicId }) => [sectionId, topicId]));
  return {
    items: rows.map(({ sectionId, moved, unread, lastReadId }) => ({
      sectionId,
      topicId: topicOf.get(sectionId) ?? '',
      moved,
      unread,
      lastReadId,
    })),
  };
}

import { type DataOf, GroupDraftKind } from '@yayan/contract';
import type { Call } from '../../../../call/call.ts';
import type { Tx } from '../../../../platform/database/tx.ts';
import { refuse } from '../../../../errors/api-fault.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { enterAsRespondent, requireWritable, type Visit } from '../../people/entry/visit.ts';
import {
  countDrafts,
  deleteDraft,
  type DraftPlace,
  type DraftRow,
  putDraft,
  readDrafts,
} from '../drafts/draft-store.ts';
import { guideOf } from '../guide/guides.ts';
import { requireOpen, requireSection, requireVisible } from '../guide/section-access.ts';
import { readResponse } from '../responses/response-store.ts';

/** The most drafts of a person in a group. A page reads them all at once. */
const MOST_DRAFTS = 30;

type Draft = DataOf<'saveGroupDraft'>;

const viewDraft = ({ kind, targetId, content, version, savedAt, ...row }: DraftRow): Draft => ({
  kind,
  targetId,
  text: content,
  quote:
    row.quotedId === null
      ? null
      : { responseId: row.quotedId, author: row.quotedAuthor ?? '', text: row.quotedText ?? '' },
  version,
  savedAt: savedAt.toISOString(),
});

/**
 * The caller's own drafts, of sections that are for them (rules 6.41, 6.53). A host who looks at the group as a respondent
 * gets none.
 */
export async function listGroupDrafts(deps: GroupDeps, visit: Visit): Promise<DataOf<'listGroupDrafts'>> {
  if (visit.viewedBy !== undefined) return { items: [] };
  const rows = await readDrafts(deps.database.read, { groupId: visit.group.id, memberId: visit.me.id });
  const { sectionOf } = await guideOf(deps, visit);
  const shown = rows.filter(({ sectionId }) => sectionId !== null && sectionOf.has(sectionId));
  return { items: shown.map(viewDraft) };
}

/**
 * Saves a text that its author has not sent yet (rule 6.53). Refuses with DRAFT_CHANGED and the stored draft when another
 * device has saved another text since `version`; with DRAFTS_FULL one more than the group stores for a person.
 */
export async function saveGroupDraft(
  deps: GroupDeps,
  { caller, body }: Call<'saveGroupDraft'>,
): Promise<Draft> {
  const { clock, database, random } = deps;
  return await database.transaction(async (tx) => {
    const visit = await enterAsRespondent(tx, caller, clock.now());
    requireWritable(visit);
    const place = placeOf(visit, body);
    await requireTarget(deps, tx, visit, place, body.quote?.responseId.toLowerCase());
    const text = body.quote?.text.trim() ?? '';
    const isStored = await putDraft(tx, {
      ...place,
      content: body.text,
      quote: body.quote && text !== '' ? { responseId: body.quote.responseId.toLowerCase(), text } : null,
      version: random.uuid(),
      seen: body.version,
      at: visit.now,
    });
    const [row] = await readDrafts(tx, place);
    if (!row) {
      // Whoever left the group meanwhile is refused as such.
      await enterAsRespondent(tx, caller, clock.now());
      return refuse('UNAVAILABLE');
    }
    if (!isStored) return refuse('DRAFT_CHANGED', viewDraft(row));
    if (body.version === null && (await countDrafts(tx, place)) > MOST_DRAFTS) refuse('DRAFTS_FULL');
    return viewDraft(row);
  });
}

/** Deletes a draft of the caller. One that another device has changed since stays. */
export async function removeGroupDraft(
  { clock, database }: GroupDeps,
  { caller, body }: Call<'removeGroupDraft'>,
): Promise<DataOf<'removeGroupDraft'>> {
  return await database.transaction(async (tx) => {
    const visit = await enterAsRespondent(tx, caller, clock.now());
    await deleteDraft(tx, placeOf(visit, body), body.version);
    return null;
  });
}

const placeOf = (
  { group, me }: Visit,
  { kind, targetId }: { kind: GroupDraftKind; targetId: string },
): DraftPlace => ({ groupId: group.id, memberId: me.id, kind, targetId: targetId.toLowerCase() });

/**
 * Refuses places at which the caller can't write: a section that isn't open for them, or an answer that they may not see.
 * Refuses a quote of such an answer, because its author would be shown. Whether it contains the words is checked when the
 * draft is read.
 */
async function requireTarget(
  deps: GroupDeps,
  tx: Tx,
  visit: Visit,
  { groupId, kind, targetId }: DraftPlace,
  quotedId: string | undefined,
): Promise<void> {
  const guide = await guideOf(deps, visit, tx);
  if (kind === GroupDraftKind.Answer) {
    if (quotedId !== undefined) refuse('FIELD_WRONG', { field: 'body.quote' });
    return requireOpen(requireSection(guide, targetId), visit.now);
  }
  const response = await readResponse(tx, groupId, targetId);
  if (!response || response.deletedAt !== null) return refuse('NOT_FOUND');
  requireVisible(visit, guide, response);
  if (quotedId === undefined) return;
  const quoted = await readResponse(tx, groupId, quotedId);
  if (quoted?.sectionId !== response.sectionId) return refuse('NOT_FOUND');
  requireVisible(visit, guide, quoted);
}

import type { Call } from '../../../../call/call.ts';
import type { DataOf, GroupIdentityMode } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import { lockTags, readTaggable } from '../analysis/tag-store.ts';
import { requireHost } from '../analysis/tagging.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { viewMember } from '../../people/entry/group-view.ts';
import { enterAsHost, type Visit } from '../../people/entry/visit.ts';
import { identityModeOf, namesOf } from '../exports/respondent-names.ts';
import { guideOf } from '../../discussion/guide/guides.ts';
import { viewPlace } from '../insights/place-view.ts';
import { readFindings } from './finding-store.ts';
import { deleteQuote, insertQuote, placeQuotes, readQuotes } from './quote-store.ts';

const MOST_QUOTES = 200;

/** The quote board. `identity` decides how people are named (rule 6.34). */
export async function listQuotes(
  deps: GroupDeps,
  visit: Visit,
  { query: { identity } }: Call<'listQuotes'>,
): Promise<DataOf<'listQuotes'>> {
  return await viewBoard(deps, deps.database.read, visit, identity);
}

/**
 * Adds a passage to the board. Refuses a passage of an earlier wording with PASSAGE_STALE, and a full board with
 * QUOTES_FULL.
 */
export async function addQuote(
  deps: GroupDeps,
  { caller, body: { responseId, passage } }: Call<'addQuote'>,
): Promise<DataOf<'addQuote'>> {
  return await deps.database.transaction(async (tx) => {
    const visit = await enterAsHost(tx, caller, deps.clock.now());
    requireHost(visit);
    const { group, me, now } = visit;
    await lockTags(tx, group.id);
    const [answer] = await readTaggable(tx, group.id, [responseId.toLowerCase()]);
    if (!answer) return refuse('NOT_FOUND');
    const { start, end, wording } = passage;
    if (answer.wording !== wording) refuse('PASSAGE_STALE');
    if (start >= end || end > answer.content.length) refuse('FIELD_WRONG', { field: 'body.passage' });
    if ((await readQuotes(tx, group.id)).length >= MOST_QUOTES) refuse('QUOTES_FULL');
    const text = answer.content.slice(start, end).toWellFormed();
    const quote = {
      groupId: group.id,
      id: deps.random.uuid(),
      responseId: answer.id,
      text,
      by: me.id,
      at: now,
    };
    await insertQuote(tx, { ...quote, start, end, wording });
    return await viewBoard(deps, tx, visit, undefined);
  });
}

/** Orders the board, or removes one quote. Refuses an order that doesn't name each quote once with NOT_FOUND. */
export async function orderQuotes(
  deps: GroupDeps,
  { caller, body: { ids, remove } }: Call<'orderQuotes'>,
): Promise<DataOf<'orderQuotes'>> {
  return await deps.database.transaction(async (tx) => {
    const visit = await enterAsHost(tx, caller, deps.clock.now());
    requireHost(visit);
    const { group } = visit;
    await lockTags(tx, group.id);
    const known = new Set((await readQuotes(tx, group.id)).map(({ id }) => id));
    const gone = remove?.toLowerCase();
    // A quote that is gone already may be removed again (rule 1.9).
    if (gone !== undefined) known.delete(gone);
    const wanted = ids.map((id) => id.toLowerCase()).filter((id) => id !== gone);
    if (wanted.length !== known.size || !wanted.every((id) => known.has(id))) refuse('NOT_FOUND');
    if (gone !== undefined) await deleteQuote(tx, group.id, gone);
    await placeQuotes(tx, group.id, wanted);
    return await viewBoard(deps, tx, visit, undefined);
  });
}

/** The board for a visitor, with people named as `identity` says. */
export async function viewBoard(
  deps: GroupDeps,
  db: Connection,
  visit: Visit,
  identity: GroupIdentityMode | undefined,
): Promise<DataOf<'listQuotes'>> {
  const { group } = visit;
  const guide = await guideOf(deps, visit, db);
  const rows = await readQuotes(db, group.id);
  const findings = await readFindings(db, group.id);
  const names = namesOf(deps, group.id, identityModeOf(visit, identity));
  const nameOf = await names(
    db,
    rows.map((row) => ({ ...row, id: row.authorId })),
  );
  return {
    findings,
    items: rows.flatMap((row) => {
      const where = viewPlace(guide, row.sectionId);
      if (!where) return [];
      const {
        id,
        responseId,
        text,
        start,
        end,
        wording,
        stale,
        codes,
        findingId,
        hostId,
        hostNickname,
        hostAvatar,
      } = row;
      const addedBy = { id: hostId, nickname: hostNickname, avatar: hostAvatar, role: row.hostRole };
      return [
        {
          id,
          responseId,
          text,
          start,
          end,
          wording,
          stale,
          where,
          codes,
          findingId,
          who: nameOf.get(row.authorId) ?? '',
          addedBy: viewMember(addedBy, deps.mediaUrls),
          addedAt: row.addedAt.toISOString(),
        },
      ];
    }),
  };
}

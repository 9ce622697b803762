import type { Call } from '../../../../call/call.ts';
import type { BodyOf, DataOf } from '@yayan/contract';
import { FollowUpAudience, FollowUpKind, GroupDraftKind, GroupLiveKind, GroupRole } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import { attach } from '../attachments/attachment-store.ts';
import {
  findFollowUp,
  type FollowUpRow,
  insertFollowUp,
  markAnswered,
  readFollowUp,
  readFollowUps,
} from '../follow-ups/follow-up-store.ts';
import { notifyFollowedUp } from '../../people/notices/notify-author.ts';
import { viewFollowUp } from '../follow-ups/follow-up-view.ts';
import { deleteDraft } from '../drafts/draft-store.ts';
import { notifyGroup } from '../events/group-events.ts';
import { requireFollowUpsLeft } from '../responses/daily-limits.ts';
import { pageOf, placeOf } from '../../../../platform/page.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { readResponseDetails, type ResponseRow } from '../responses/response-store.ts';
import { readAlone } from '../responses/read-alone.ts';
import { lockResponse, markHostReplied } from '../responses/response-write-store.ts';
import { viewResponse, viewWhere } from '../responses/response-view.ts';
import { guideOf } from '../guide/guides.ts';
import { viewerOf } from '../guide/viewer.ts';
import { requireOpen, requireVisible } from '../guide/section-access.ts';
import { checkQuote } from './check-quote.ts';
import { enterToRead, requireWritable, type Visit } from '../../people/entry/visit.ts';
import { readMember } from '../../people/group/group-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

type FollowUpBody = BodyOf<'createFollowUp'>;

/** The fields of a new follow-up that follow from the author's role, the call and the follow-up replied to. */
interface FollowUpTraits {
  kind: FollowUpKind;
  audience: FollowUpAudience;
  mustAnswer: boolean;
}

/**
 * Stores a host's question, a respondent's reply or an observer's note. After a host's question the answer can't be
 * edited any more (rule 6.9), its author sees 「主持人已看」, and that answer alone counts as read by that host (rule 6.60).
 * A retry with the same `clientId` returns the stored one.
 */
export async function createFollowUp(
  deps: GroupDeps,
  call: Call<'createFollowUp'>,
): Promise<DataOf<'createFollowUp'>> {
  const { made, visit, response } = await storeFollowUp(deps, call);
  // After the transaction: this updates other answers too, and waiting for them while holding this one may deadlock.
  if (made.kind === FollowUpKind.FollowUp) {
    const { id, topicId, sectionId } = response;
    await readAlone(deps, visit, [{ topicId, sectionId, responseId: id, ownOnly: false }]);
  }
  return made;
}

interface Stored {
  made: DataOf<'createFollowUp'>;
  visit: Visit;
  response: ResponseRow;
}

async function storeFollowUp(
  deps: GroupDeps,
  { caller, params: { id: responseId }, body }: Call<'createFollowUp'>,
): Promise<Stored> {
  const now = deps.clock.now();
  return await deps.database.transaction(async (tx) => {
    const visit = await enterToRead(tx, caller, now);
    const response = await lockResponse(tx, visit.group.id, responseId);
    if (!response || response.deletedAt !== null) return refuse('NOT_FOUND');
    requireVisible(visit, await guideOf(deps, visit, tx), response);
    const sent = { groupId: visit.group.id, responseId, authorId: visit.me.id, clientId: body.clientId };
    const known = await findFollowUp(tx, sent);
    if (known !== undefined) return { made: await viewOne(deps, tx, visit, known), visit, response };
    requireWritable(visit);
    const target =
      body.replyToId === undefined ? undefined : await requireTarget(tx, visit, response, body.replyToId);
    requireAccepting(visit, response, target);
    const said = traitsFor(visit.role, body, target);
    await requireReachable(tx, response, said);
    const content = body.content.trim();
    if (content === '') refuse('FIELD_WRONG', { field: 'body.content' });
    const quote =
      body.quote && (await checkQuote(tx, visit, { response, audience: said.audience }, body.quote));
    await requireFollowUpsLeft(tx, visit);
    const id = deps.random.uuid();
    await insertFollowUp(tx, {
      ...sent,
      ...said,
      id,
      content,
      replyToId: target?.id ?? null,
      quote,
      at: now,
    });
    const to = { groupId: visit.group.id, memberId: visit.me.id, owner: 'follow_up_id', id } as const;
    if (!(await attach(tx, to, body.attachments ?? []))) refuse('ATTACHMENT_UNUSABLE');
    if (said.kind === FollowUpKind.Reply)
      await deleteDraft(tx, {
        groupId: visit.group.id,
        memberId: visit.me.id,
        kind: GroupDraftKind.Reply,
        targetId: responseId.toLowerCase(),
      });
    await recordConsequences(tx, visit, response, said, target);
    const { topicId, sectionId } = response;
    const event = { kind: GroupLiveKind.FollowUpCreated, topicId, sectionId, responseId, followUpId: id };
    await notifyGroup(deps, tx, visit.group.id, event, now);
    if (said.kind === FollowUpKind.FollowUp)
      await notifyFollowedUp(tx, deps, visit.group, {
        authorId: response.memberId,
        followUpId: id,
        content,
        ...said,
      });
    return { made: await viewOne(deps, tx, visit, id), visit, response };
  });
}

/** The follow-up replied to. Refuses with NOT_FOUND if it is under another answer, or the caller may not see it. */
async function requireTarget(
  tx: Tx,
  visit: Visit,
  response: ResponseRow,
  replyToId: string,
): Promise<FollowUpRow> {
  const target = await readFollowUp(tx, viewerOf(visit), replyToId);
  return target?.responseId === response.id ? target : refuse('NOT_FOUND');
}

/** After the close only hosts and observers may write; a respondent may still reply to a must-answer follow-up. */
function requireAccepting(visit: Visit, response: ResponseRow, target: FollowUpRow | undefined): void {
  if (visit.role !== GroupRole.Respondent) return;
  if (target?.mustAnswer === true && response.memberId === visit.me.id) return;
  requireOpen(response, visit.now);
}

/**
 * A respondent's reply has the audience of the follow-up it replies to. Observers write notes only; hosts choose.
 * Refuses other choices with FORBIDDEN, and a note that must be answered with FIELD_WRONG.
 */
function traitsFor(role: GroupRole, body: FollowUpBody, target: FollowUpRow | undefined): FollowUpTraits {
  const { audience, mustAnswer = false } = body;
  if (role === GroupRole.Respondent) {
    if (audience !== undefined || body.mustAnswer !== undefined) refuse('FORBIDDEN');
    return {
      kind: FollowUpKind.Reply,
      audience: target?.audience ?? FollowUpAudience.Everyone,
      mustAnswer: false,
    };
  }
  const chosen = audience ?? target?.audience ?? FollowUpAudience.Everyone;
  if (chosen === FollowUpAudience.BackRoom) {
    if (mustAnswer) refuse('FIELD_WRONG', { field: 'body.mustAnswer' });
    return { kind: FollowUpKind.Note, audience: chosen, mustAnswer: false };
  }
  if (role === GroupRole.Observer) refuse('FORBIDDEN');
  return { kind: FollowUpKind.FollowUp, audience: chosen, mustAnswer };
}

/**
 * Refuses with RESPONDENT_LEFT a question that only an author who isn't in the group any more could read or must answer
 * (rule 6.54).
 */
async function requireReachable(
  tx: Tx,
  { groupId, memberId }: Pick<ResponseRow, 'groupId' | 'memberId'>,
  { kind, audience, mustAnswer }: FollowUpTraits,
): Promise<void> {
  const isForAuthor = mustAnswer || audience === FollowUpAudience.Author;
  if (kind !== FollowUpKind.FollowUp || !isForAuthor) return;
  if ((await readMember(tx, groupId, memberId)) === undefined) refuse('RESPONDENT_LEFT');
}

async function recordConsequences(
  tx: Tx,
  visit: Visit,
  response: ResponseRow,
  { kind }: FollowUpTraits,
  target: FollowUpRow | undefined,
): Promise<void> {
  const groupId = visit.group.id;
  if (kind === FollowUpKind.FollowUp) await markHostReplied(tx, groupId, response.id, visit.now);
  if (target && response.memberId === visit.me.id) await markAnswered(tx, groupId, target.id, visit.now);
}

/** One answer, with a page of the follow-ups that the caller may see. */
export async function getFollowUpThread(
  deps: GroupDeps,
  visit: Visit,
  { query }: Call<'getFollowUpThread'>,
): Promise<DataOf<'getFollowUpThread'>> {
  const db = deps.database.read;
  const row = await readResponseDetails(db, viewerOf(visit), query.responseId);
  if (!row) return refuse('NOT_FOUND');
  requireVisible(visit, await guideOf(deps, visit), row);
  const isHidden = row.deletedAt !== null && visit.role !== GroupRole.Host;
  const limit = query.limit ?? 20;
  const after = placeOf(query.cursor);
  const found = isHidden
    ? []
    : await readFollowUps(db, viewerOf(visit), { responseId: row.id, after, limit });
  const { items, nextCursor } = pageOf(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return {
    where: viewWhere(row),
    question: row.question,
    response: viewResponse(visit, row, deps.mediaUrls),
    items: items.map((item) => viewFollowUp(item, visit, deps.mediaUrls)),
    nextCursor,
  };
}

async function viewOne(deps: GroupDeps, tx: Tx, visit: Visit, id: string): Promise<DataOf<'createFollowUp'>> {
  const row = await readFollowUp(tx, viewerOf(visit), id);
  return row ? viewFollowUp(row, visit, deps.mediaUrls) : refuse('NOT_FOUND');
}

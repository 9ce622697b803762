import type { Transaction } from 'kysely';
import type { BodyOf, DataOf, QueryOf } from '@yayan/contract';
import { GroupLiveKind, ResponseOrder } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { GroupCaller } from '../../../http/caller.ts';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import { answerLength } from './answer-length.ts';
import { requireEditsLeft } from './daily-limits.ts';
import { attach } from './attachment-store.ts';
import { notifyGroup } from '../live/notifications.ts';
import { pageOf, placeOf } from '../page-cursor.ts';
import type { GroupDeps } from '../deps.ts';
import {
  insertResponse,
  lockResponse,
  readOwnResponses,
  readResponse,
  readResponses,
  replaceWording,
  type ResponseRow,
} from './response-store.ts';
import { viewResponses } from './response-view.ts';
import { requireOpen, requireUnlocked, requireSection } from '../guide/section-access.ts';
import { enterAsRespondent, enterToRead, requireWritable, type Visit } from '../entry/visit.ts';

type Response = DataOf<'createResponse'>;

/** The answers to a section, if its visibility lets the caller see them (rule 6.8). */
export async function listResponses(
  deps: GroupDeps,
  caller: GroupCaller,
  query: QueryOf<'listResponses'>,
): Promise<DataOf<'listResponses'>> {
  const db = deps.database.read;
  const visit = await enterToRead(db, caller, deps.clock.now());
  const section = await requireSection(db, visit, query.sectionId);
  requireUnlocked(visit, section);
  const limit = query.limit ?? 20;
  const found = await readResponses(db, {
    groupId: visit.group.id,
    sectionId: section.id,
    memberId: query.memberId,
    newestFirst: query.order === ResponseOrder.Newest,
    after: placeOf(query.cursor),
    limit,
  });
  const { items, nextCursor } = pageOf(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return {
    items: await viewResponses(db, visit, items, deps.mediaUrls),
    nextCursor,
    count: section.responses,
    lastReadId: section.lastReadId,
  };
}

/**
 * Stores a respondent's one answer to a section. A retry with the same `clientId` is answered with what was stored,
 * even after the section closed; another answer is refused with ALREADY_ANSWERED and the stored one as data.
 */
export async function createResponse(
  deps: GroupDeps,
  caller: GroupCaller,
  body: BodyOf<'createResponse'>,
): Promise<Response> {
  const now = deps.clock.now();
  return await deps.database.transaction(async (tx) => {
    const visit = await enterAsRespondent(tx, caller, now);
    const section = await requireSection(tx, visit, body.sectionId);
    const stored = await storedResponse(deps, tx, visit, body);
    if (stored) return stored;
    requireWritable(visit);
    requireOpen(section, now);
    const content = checkedContent(body, section.minLength);
    const id = deps.random.uuid();
    const added = await insertResponse(tx, {
      groupId: visit.group.id,
      id,
      sectionId: section.id,
      memberId: visit.me.id,
      clientId: body.clientId,
      content,
      at: now,
    });
    // A parallel call of the same respondent was faster. Its answer is visible now.
    if (!added) return (await storedResponse(deps, tx, visit, body)) ?? refuse('ALREADY_ANSWERED');
    await attachTo(tx, visit, id, body.attachments);
    const { topicId } = section;
    const event = { kind: GroupLiveKind.ResponseCreated, topicId, sectionId: section.id, responseId: id };
    await notifyGroup(deps, tx, visit.group.id, event, now);
    return await viewOne(deps, tx, visit, id);
  });
}

async function storedResponse(
  deps: GroupDeps,
  tx: Transaction<Schema>,
  visit: Visit,
  { clientId, sectionId }: BodyOf<'createResponse'>,
): Promise<Response | undefined> {
  const [stored] = await readOwnResponses(tx, visit.group.id, visit.me.id, [sectionId]);
  if (!stored) return undefined;
  const [view] = await viewResponses(tx, visit, [stored], deps.mediaUrls);
  return stored.clientId === clientId.toLowerCase() && view ? view : refuse('ALREADY_ANSWERED', view);
}

/**
 * Changes the caller's own answer until a host replied or the section closed (rule 6.9). The earlier wording is kept
 * for audit.
 */
export async function editResponse(
  deps: GroupDeps,
  caller: GroupCaller,
  body: BodyOf<'editResponse'>,
): Promise<DataOf<'editResponse'>> {
  const now = deps.clock.now();
  return await deps.database.transaction(async (tx) => {
    const visit = await enterAsRespondent(tx, caller, now);
    const response = await lockResponse(tx, visit.group.id, body.id);
    requireEditable(visit, response);
    requireWritable(visit);
    requireOpen(response, now);
    if (response.hostRepliedAt !== null) refuse('HOST_REPLIED');
    const content = checkedContent(body, response.minLength);
    await requireEditsLeft(tx, visit, response.id);
    const { id, topicId, sectionId } = response;
    await replaceWording(tx, { groupId: visit.group.id, id, content, at: now });
    await attachTo(tx, visit, id, body.attachments);
    const event = { kind: GroupLiveKind.ResponseEdited, topicId, sectionId, responseId: id };
    await notifyGroup(deps, tx, visit.group.id, event, now);
    return await viewOne(deps, tx, visit, id);
  });
}

/** Refuses with NOT_FOUND answers of others and deleted ones. */
function requireEditable(visit: Visit, response: ResponseRow | undefined): asserts response is ResponseRow {
  if (!response || response.memberId !== visit.me.id || response.deletedAt !== null) refuse('NOT_FOUND');
}

/**
 * Trims the text. Refuses with ANSWER_TOO_SHORT below the minimum length, and when there is neither text nor
 * attachment.
 */
function checkedContent(
  { content, attachments }: Pick<BodyOf<'createResponse'>, 'content' | 'attachments'>,
  minLength: number,
): string {
  const length = answerLength(content);
  if (length < minLength || (length === 0 && attachments.length === 0))
    refuse('ANSWER_TOO_SHORT', { minLength, length });
  return content.trim();
}

async function attachTo(
  tx: Transaction<Schema>,
  { group, me }: Visit,
  id: string,
  attachmentIds: readonly string[],
): Promise<void> {
  const to = { groupId: group.id, memberId: me.id, owner: 'response_id', id } as const;
  if (!(await attach(tx, to, attachmentIds))) refuse('ATTACHMENT_UNUSABLE');
}

async function viewOne(
  deps: GroupDeps,
  tx: Transaction<Schema>,
  visit: Visit,
  id: string,
): Promise<Response> {
  const row = await readResponse(tx, visit.group.id, id);
  const [view] = row ? await viewResponses(tx, visit, [row], deps.mediaUrls) : [];
  return view ?? refuse('NOT_FOUND');
}

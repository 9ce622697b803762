import type { Call } from '../../../../call/call.ts';
import type { BodyOf, DataOf } from '@yayan/contract';
import { GroupDraftKind, GroupLiveKind, ResponseOrder, SectionPhotos } from '@yayan/contract';
import { cutPage } from '../../../../platform/page.ts';
import { refuse } from '../../../../errors/api-fault.ts';
import type { GroupCaller } from '../../../../call/caller.ts';
import { answerLength } from './fit.ts';
import { requireEditsLeft } from './daily-limits.ts';
import { attach } from '../attachments/attachment-store.ts';
import { deleteDraft } from '../drafts/draft-store.ts';
import { notifyGroup } from '../events/group-events.ts';
import type { GroupDeps } from '../../people/deps.ts';
import type { GuideSection } from '../guide/guide.ts';
import { guideOf } from '../guide/guides.ts';
import { requireOpen, requireUnlocked, requireSection } from '../guide/section-access.ts';
import { hasUnlocked } from '../guide/section-marks.ts';
import { viewerOf } from '../guide/viewer.ts';
import { postResponse } from './post-response.ts';
import { readOwnResponses, readResponseDetails, readResponses, type ResponseRow } from './response-store.ts';
import { lockResponse, replaceWording } from './response-write-store.ts';
import { viewResponse } from './response-view.ts';
import { enterAsRespondent, requireWritable, type Visit } from '../../people/entry/visit.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/**
 * How often an answer is checked again after a change of the guide. Hosts hardly ever change it more often during one
 * call.
 */
const ATTEMPTS = 3;

type Response = DataOf<'createResponse'>;

/** The answers to a section, if the caller may see them (rule 6.8). */
export async function listResponses(
  deps: GroupDeps,
  visit: Visit,
  { query }: Call<'listResponses'>,
): Promise<DataOf<'listResponses'>> {
  const db = deps.database.read;
  const section = requireSection(await guideOf(deps, visit), query.sectionId);
  requireUnlocked(visit, section);
  const limit = query.limit ?? 20;
  const { rows, count, lastReadId } = await readResponses(db, viewerOf(visit), {
    sectionId: section.id,
    memberId: query.memberId,
    newestFirst: query.order === ResponseOrder.Newest,
    after: numberOf(query.cursor),
    limit,
  });
  const { items, nextCursor } = cutPage(rows, limit, ({ number }) => String(number));
  return {
    items: items.map((row) => viewResponse(visit, row, deps.mediaUrls)),
    nextCursor,
    count,
    lastReadId,
  };
}

/** The answer number in `nextCursor`. Refuses anything else with FIELD_WRONG. */
function numberOf(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  return /^\d{1,9}$/.test(cursor) ? Number(cursor) : refuse('FIELD_WRONG', { field: 'query.cursor' });
}

/**
 * Stores a respondent's one answer to a section. A retry with the same `clientId` returns the stored answer, even after
 * the section closed. Another answer is refused with ALREADY_ANSWERED and the stored one as data. If the stored one was
 * deleted, the respondent may answer again (rule 6.19).
 */
export async function createResponse(
  deps: GroupDeps,
  { caller, body }: Call<'createResponse'>,
): Promise<Response> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const stored = await tryToCreate(deps, caller, body);
    if (stored) return stored;
  }
  return refuse('UNAVAILABLE');
}

/** Stores an answer; undefined when hosts changed the guide meanwhile, so that everything has to be checked again. */
async function tryToCreate(
  deps: GroupDeps,
  caller: GroupCaller,
  body: BodyOf<'createResponse'>,
): Promise<Response | undefined> {
  const { read } = deps.database;
  const visit = await enterAsRespondent(read, caller, deps.clock.now());
  const section = requireSection(await guideOf(deps, visit), body.sectionId);
  const known = hasUnlocked(visit.me.standing, section) ? await storedResponse(deps, visit, body) : undefined;
  if (known) return known;
  requireWritable(visit);
  requireOpen(section, visit.now);
  if (section.photos === SectionPhotos.None && body.attachments.length > 0) refuse('ATTACHMENT_UNUSABLE');
  const content = checkedContent(body, section);
  const response = {
    groupId: visit.group.id,
    id: deps.random.uuid(),
    sectionId: section.id,
    memberId: visit.me.id,
    clientId: body.clientId,
    content,
    at: visit.now,
  };
  try {
    const row = await postResponse(deps, { visit, section, response, attachmentIds: body.attachments });
    return row && viewResponse(visit, row, deps.mediaUrls);
  } catch (error) {
    if (!isAnsweredAlready(error)) throw error;
    // A parallel call of the same respondent was faster. Its answer is visible now.
    return (await storedResponse(deps, visit, body)) ?? refuse('ALREADY_ANSWERED');
  }
}

const isAnsweredAlready = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'group_responses_once';

async function storedResponse(
  deps: GroupDeps,
  visit: Visit,
  { clientId, sectionId }: BodyOf<'createResponse'>,
): Promise<Response | undefined> {
  const own = await readOwnResponses(deps.database.read, viewerOf(visit), sectionId);
  const sent = own.find((row) => row.clientId === clientId.toLowerCase());
  if (sent) return viewResponse(visit, sent, deps.mediaUrls);
  const stands = own.find((row) => row.deletedAt === null);
  return stands && refuse('ALREADY_ANSWERED', viewResponse(visit, stands, deps.mediaUrls));
}

/**
 * Changes the caller's own answer, until a host replies or the section closes (rule 6.9). The earlier wording is kept
 * for audit. An unchanged text changes nothing.
 */
export async function editResponse(
  deps: GroupDeps,
  { caller, body }: Call<'editResponse'>,
): Promise<DataOf<'editResponse'>> {
  const now = deps.clock.now();
  return await deps.database.transaction(async (tx) => {
    const visit = await enterAsRespondent(tx, caller, now);
    const response = await lockResponse(tx, visit.group.id, body.id);
    requireEditable(visit, response);
    requireSection(await guideOf(deps, visit, tx), response.sectionId);
    requireWritable(visit);
    requireOpen(response, now);
    if (response.hostRepliedAt !== null) refuse('HOST_REPLIED');
    const place = { groupId: visit.group.id, memberId: visit.me.id, targetId: response.sectionId };
    await deleteDraft(tx, { ...place, kind: GroupDraftKind.Answer });
    const content = checkedContent(body, response);
    const unchanged = content === response.content ? await viewOne(deps, tx, visit, response.id) : undefined;
    if (unchanged && hasFiles(unchanged, body.attachments)) return unchanged;
    await requireEditsLeft(tx, visit, response.id);
    const { id, topicId, sectionId } = response;
    await replaceWording(tx, { groupId: visit.group.id, id, content, at: now });
    await attachTo(tx, visit, id, body.attachments);
    const event = { kind: GroupLiveKind.ResponseEdited, topicId, sectionId, responseId: id };
    await notifyGroup(deps, tx, visit.group.id, event, now);
    return await viewOne(deps, tx, visit, id);
  });
}

const hasFiles = ({ attachments }: Response, ids: readonly string[]): boolean =>
  attachments.map(({ id }) => id).join() === ids.map((id) => id.toLowerCase()).join();

/** Refuses with NOT_FOUND answers of others and deleted ones. */
function requireEditable(visit: Visit, response: ResponseRow | undefined): asserts response is ResponseRow {
  if (!response || response.memberId !== visit.me.id || response.deletedAt !== null) refuse('NOT_FOUND');
}

/**
 * Trims the text. Refuses with ANSWER_TOO_SHORT a text below the minimum length, and an answer with neither text nor
 * attachment; with PHOTO_REQUIRED when the section needs a picture and there is none.
 */
function checkedContent(
  { content, attachments }: Pick<BodyOf<'createResponse'>, 'content' | 'attachments'>,
  { minLength, photos }: Pick<GuideSection, 'minLength' | 'photos'>,
): string {
  const length = answerLength(content);
  if (length < minLength || (length === 0 && attachments.length === 0))
    refuse('ANSWER_TOO_SHORT', { minLength, length });
  if (photos === SectionPhotos.Required && attachments.length === 0) refuse('PHOTO_REQUIRED');
  return content.trim();
}

async function attachTo(
  tx: Tx,
  { group, me }: Visit,
  id: string,
  attachmentIds: readonly string[],
): Promise<void> {
  const to = { groupId: group.id, memberId: me.id, owner: 'response_id', id } as const;
  if (!(await attach(tx, to, attachmentIds))) refuse('ATTACHMENT_UNUSABLE');
}

async function viewOne(deps: GroupDeps, tx: Tx, visit: Visit, id: string): Promise<Response> {
  const row = await readResponseDetails(tx, viewerOf(visit), id);
  return row ? viewResponse(visit, row, deps.mediaUrls) : refuse('NOT_FOUND');
}

import type { components } from '@yayan/contract';
import { GroupOpenState, GroupRole } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import { type AttachmentRow, readAttachments } from './attachment-store.ts';
import { type FollowUpRow, readFirstFollowUps } from '../follow-ups/follow-up-store.ts';
import { viewFollowUp, viewMedia } from '../follow-ups/follow-up-view.ts';
import { viewMember } from '../entry/group-view.ts';
import { openState } from '../guide/open-state.ts';
import type { GroupMediaUrls } from '../deps.ts';
import type { ResponseRow } from './response-store.ts';
import type { Viewer } from '../guide/section-store.ts';
import type { Visit } from '../entry/visit.ts';

type Schemas = components['schemas'];

const FIRST_FOLLOW_UPS = 20;

/** The viewer that a reading query needs. */
export const viewerOf = ({ group, me, role }: Visit): Viewer => ({
  groupId: group.id,
  memberId: me.id,
  role,
});

/**
 * Answers with their first follow-ups. The caller has checked that the visitor may see the answers; the follow-ups
 * are filtered here.
 */
export async function viewResponses(
  db: Connection,
  visit: Visit,
  rows: readonly ResponseRow[],
  mediaUrls: GroupMediaUrls,
): Promise<Schemas['GroupResponse'][]> {
  const viewer = viewerOf(visit);
  const shown = rows.filter((row) => row.deletedAt === null || visit.role === GroupRole.Host);
  const followUps = await readFirstFollowUps(
    db,
    viewer,
    shown.map((row) => row.id),
    FIRST_FOLLOW_UPS,
  );
  const ofResponses = await readAttachments(
    db,
    viewer.groupId,
    'response_id',
    rows.filter(isKept).map((row) => row.id),
  );
  const ofFollowUps = await readAttachments(
    db,
    viewer.groupId,
    'follow_up_id',
    [...followUps.values()].flat().map((row) => row.id),
  );
  return rows.map((row) => {
    const said = followUps.get(row.id) ?? [];
    return {
      ...viewWording(visit, row, ofResponses.get(row.id) ?? [], mediaUrls),
      followUpCount: said[0]?.total ?? 0,
      followUps: said.map((followUp: FollowUpRow) =>
        viewFollowUp(followUp, viewer.memberId, ofFollowUps.get(followUp.id) ?? [], mediaUrls),
      ),
    };
  });
}

const isKept = (row: ResponseRow): boolean => row.deletedAt === null;

function viewWording(
  visit: Visit,
  row: ResponseRow,
  attachments: readonly AttachmentRow[],
  mediaUrls: GroupMediaUrls,
): Omit<Schemas['GroupResponse'], 'followUpCount' | 'followUps'> {
  const mine = row.memberId === visit.me.id;
  const isHost = visit.role === GroupRole.Host;
  return {
    id: row.id,
    topicId: row.topicId,
    sectionId: row.sectionId,
    author: viewMember({ ...row, id: row.memberId }, mediaUrls),
    content: isKept(row) ? row.content : '',
    attachments: attachments.map((attachment) => viewMedia(attachment, mediaUrls)),
    mine,
    editable: mine && isEditable(row, visit.now) && openGroup(visit),
    seenByHost: (mine || isHost) && row.seenByHostAt !== null,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    deleted:
      row.deletedAt === null
        ? null
        : { at: row.deletedAt.toISOString(), reason: mine || isHost ? (row.deleteReason ?? '') : '' },
  };
}

const openGroup = ({ group }: Visit): boolean => group.archived_at === null;

/** Whether an answer may still be edited: until a host replies or its section closes (rule 6.9). */
const isEditable = (row: ResponseRow, now: Date): boolean =>
  isKept(row) && row.hostRepliedAt === null && openState(row, now) === GroupOpenState.Open;

/** The topic and section of an answer. */
export const viewWhere = (row: ResponseRow): Schemas['TopicRef'] => ({
  topicId: row.topicId,
  topicTitle: row.topicTitle,
  sectionId: row.sectionId,
  sectionTitle: row.sectionTitle,
});

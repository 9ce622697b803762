import type { components } from '@yayan/contract';
import { GroupOpenState, GroupRole } from '@yayan/contract';
import { viewMedia } from '../attachments/media-view.ts';
import { viewFollowUp } from '../follow-ups/follow-up-view.ts';
import { viewMember } from '../../people/entry/group-view.ts';
import { openState } from '../../people/group/open-state.ts';
import type { GroupMediaUrls } from '../../people/deps.ts';
import { unfitOf } from './fit.ts';
import type { ResponseRow, ViewedResponse } from './response-store.ts';
import { readerOf, type Visit } from '../../people/entry/visit.ts';

type Schemas = components['schemas'];

/**
 * An answer with its first follow-ups. The caller has checked that the visitor may see the answer, and the query that
 * they may see the follow-ups.
 */
export const viewResponse = (
  visit: Visit,
  row: ViewedResponse,
  mediaUrls: GroupMediaUrls,
): Schemas['GroupResponse'] => ({
  ...viewWording(visit, row, mediaUrls),
  followUpCount: row.followUps.total,
  followUps: row.followUps.items.map((followUp) => viewFollowUp(followUp, visit, mediaUrls)),
});

/**
 * An answer as respondents other than its author see it; null if that differs per reader. File addresses differ, and a
 * follow-up may be the reader's own.
 */
export function viewForOthers(
  row: ViewedResponse,
  mediaUrls: GroupMediaUrls,
): Schemas['GroupResponse'] | null {
  if (row.attachments.length > 0 || row.followUps.total > 0) return null;
  return {
    id: row.id,
    topicId: row.topicId,
    sectionId: row.sectionId,
    author: viewMember({ ...row, id: row.memberId }, mediaUrls),
    content: isKept(row) ? row.content : '',
    attachments: [],
    mine: false,
    editable: false,
    seenByHost: false,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    deleted: row.deletedAt === null ? null : { at: row.deletedAt.toISOString(), reason: '' },
    unfit: null,
    followUpCount: 0,
    followUps: [],
  };
}

const isKept = (row: Pick<ResponseRow, 'deletedAt'>): boolean => row.deletedAt === null;

function viewWording(
  visit: Visit,
  row: ViewedResponse,
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
    attachments: row.attachments.map((attachment) => viewMedia(attachment, readerOf(visit), mediaUrls)),
    mine,
    editable: mine && isEditable(row, visit.now) && openGroup(visit),
    seenByHost: (mine || isHost) && row.seenByHostAt !== null,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    deleted:
      row.deletedAt === null
        ? null
        : { at: row.deletedAt.toISOString(), reason: mine || isHost ? (row.deleteReason ?? '') : '' },
    unfit: (mine || isHost) && isKept(row) ? unfitOf(row) : null,
  };
}

const openGroup = ({ group }: Visit): boolean => group.archived_at === null;

/** Whether an answer may still be edited: until a host replies or its section closes (rule 6.9). */
const isEditable = (row: ViewedResponse, now: Date): boolean =>
  isKept(row) && row.hostRepliedAt === null && openState(row, now) === GroupOpenState.Open;

/** The topic and section of an answer. */
export const viewWhere = (
  row: Pick<ResponseRow, 'topicId' | 'topicTitle' | 'sectionId' | 'sectionTitle'>,
): Schemas['TopicRef'] => ({
  topicId: row.topicId,
  topicTitle: row.topicTitle,
  sectionId: row.sectionId,
  sectionTitle: row.sectionTitle,
});

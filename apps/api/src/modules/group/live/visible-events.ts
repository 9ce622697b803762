import { GroupLiveKind, GroupOpenState, GroupRole, SectionVisibility } from '@yayan/contract';
import { z } from 'zod';
import type { GroupCaller } from '../../../http/caller.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { readFollowUp } from '../follow-ups/follow-up-store.ts';
import type { GroupNews } from './notifications.ts';
import type { GroupParts } from '../deps.ts';
import { readResponse } from '../responses/response-store.ts';
import { viewerOf } from '../responses/response-view.ts';
import { readSections } from '../guide/section-store.ts';
import { enter, groupState, type Visit } from '../entry/visit.ts';

const id = z.uuid();
const newsSchema = z.object({
  kind: z.enum(GroupLiveKind),
  topicId: id,
  sectionId: id.nullable(),
  responseId: id.nullable(),
  followUpId: id.nullable(),
  at: z.iso.datetime(),
});

/** The filter that live streams ask before they pass news of a group on. */
export const groupNews =
  (parts: Pick<GroupParts, 'database' | 'clock'>) =>
  async (caller: GroupCaller, news: unknown): Promise<GroupNews | null> =>
    await groupNewsFor(parts, caller, newsSchema.parse(news));

/**
 * What of a group's news somebody in it may hear (decisions §6), null for none of it: respondents only what they may see,
 * of a locked section that its count moved; `response.seen` its author alone.
 */
export async function groupNewsFor(
  parts: Pick<GroupParts, 'database' | 'clock'>,
  caller: GroupCaller,
  news: GroupNews,
): Promise<GroupNews | null> {
  const db = parts.database.read;
  const visit = await enter(db, caller, parts.clock.now());
  if (visit.role !== GroupRole.Respondent) return (await isForBackRoom(db, visit, news)) ? news : null;
  if (visit.group.archived_at !== null || groupState(visit.group, visit.now) === GroupOpenState.Upcoming)
    return null;
  return await forRespondent(db, visit, news);
}

/** Hosts and observers hear all but what only an author hears, and follow-ups not meant for them. */
async function isForBackRoom(db: Connection, visit: Visit, news: GroupNews): Promise<boolean> {
  if (news.kind === GroupLiveKind.ResponseSeen) return false;
  return news.followUpId === null || (await readFollowUp(db, viewerOf(visit), news.followUpId)) !== undefined;
}

async function forRespondent(db: Connection, visit: Visit, news: GroupNews): Promise<GroupNews | null> {
  if (news.sectionId === null || news.responseId === null) return news;
  const [section] = await readSections(db, viewerOf(visit), { sectionId: news.sectionId });
  const response = await readResponse(db, visit.group.id, news.responseId);
  if (!section || !response) return null;
  if (news.followUpId !== null && !(await readFollowUp(db, viewerOf(visit), news.followUpId))) return null;
  if (response.memberId === visit.me.id) return news;
  if (news.kind === GroupLiveKind.ResponseSeen) return null;
  if (!section.locked) return news;
  const isCounted =
    section.visibility === SectionVisibility.AnswerFirst && news.kind === GroupLiveKind.ResponseCreated;
  return isCounted ? { ...news, responseId: null } : null;
}

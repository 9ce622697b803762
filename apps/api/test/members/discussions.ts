import { GroupRole } from '@yayan/contract';
import { searchVector } from '../../src/modules/group/discussion/guide/search-vector-store.ts';
import { createSessions } from '../../src/modules/identity/sessions/sessions.ts';
import type { Platform } from '../../src/platform/platform.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A discussion group with one open section that everybody may read, and the tokens of its signed-in respondents. */
export interface Discussion {
  groupId: string;
  sectionId: string;
  /** The host's token. */
  host: string;
  tokens: string[];
}

/** Opens a discussion group with the given number of respondents, who have agreed and are signed in. */
export async function openDiscussion(platform: Platform, respondents: number): Promise<Discussion> {
  const { database, random, clock, cipher } = platform;
  const now = clock.now();
  const groupId = random.uuid();
  const topicId = random.uuid();
  const sectionId = random.uuid();
  const times = {
    opens_at: new Date(now.getTime() - DAY_MS),
    closes_at: new Date(now.getTime() + DAY_MS),
    created_at: now,
  };
  const members = Array.from({ length: respondents + 1 }, (_, index) => ({
    group_id: groupId,
    id: random.uuid(),
    mobile_index: cipher.blindIndex(`${groupId} ${index}`),
    mobile_sealed: cipher.seal(''),
    role: index === respondents ? GroupRole.Host : GroupRole.Respondent,
    nickname: `respondent ${index}`,
    invited_at: now,
    consent_version: 1,
    consented_at: now,
  }));
  return await database.transaction(async (tx) => {
    await tx
      .insertInto('discussion_groups')
      .values({
        id: groupId,
        task_id: random.uuid(),
        task_hash: groupId.replaceAll('-', '').slice(-20),
        name: 'Benchmark',
        intro: '',
        rules: [],
        consent_version: 1,
        consent_text: '',
        published_at: now,
        ...times,
      })
      .execute();
    await tx.insertInto('group_members').values(members).execute();
    await tx
      .insertInto('group_topics')
      .values({
        group_id: groupId,
        id: topicId,
        position: 0,
        title: 'Topic',
        summary: '',
        published_at: now,
        search: searchVector('Topic'),
        ...times,
      })
      .execute();
    await tx
      .insertInto('group_sections')
      .values({
        group_id: groupId,
        id: sectionId,
        topic_id: topicId,
        position: 0,
        title: 'Section',
        question: '',
        min_length: 0,
        visibility: 'everyone',
        search: searchVector('Section'),
        ...times,
      })
      .execute();
    const sessions = createSessions(platform);
    const tokens: string[] = [];
    for (const { id, role } of members) {
      const who = { kind: 'group', groupId, groupMemberId: id, role } as const;
      tokens.push((await sessions.openSession(tx, who, { device: 1, deviceId: null })).token);
    }
    const host = tokens.pop() ?? '';
    return { groupId, sectionId, host, tokens };
  });
}

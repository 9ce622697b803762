import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GroupRole } from '@yayan/contract';
import {
  startTestGroups,
  type TestGroup,
  type TestGroupMember,
  type TestGroups,
} from '../../../../../test/group/group-world.ts';
import { createGroupFeed, type GroupFeed } from './group-feed.ts';
import { type GroupEvent, groupTopic, notifyGroup } from '../events/group-events.ts';

let groups: TestGroups;
let feed: GroupFeed;
let group: TestGroup;
let topicId: string;
let published: GroupEvent[];
let stops: (() => void)[];
const roles = ['author', 'reader', 'newcomer', 'host', 'observer'] as const;
type Name = (typeof roles)[number];
let people: Record<Name, TestGroupMember>;
let heard: Record<Name, (GroupEvent | 'gap')[]>;

beforeAll(async () => {
  groups = await startTestGroups();
  feed = createGroupFeed(groups.platform);
});
afterAll(() => groups.stop());
beforeEach(async () => {
  group = await groups.addGroup();
  people = {
    author: await group.addMember(GroupRole.Respondent),
    reader: await group.addMember(GroupRole.Respondent),
    newcomer: await group.addMember(GroupRole.Respondent, { consented: false }),
    host: await group.addMember(GroupRole.Host),
    observer: await group.addMember(GroupRole.Observer),
  };
  published = [];
  heard = { author: [], reader: [], newcomer: [], host: [], observer: [] };
  stops = [
    groups.platform.events.subscribe(groupTopic(group.id), (event) => {
      published.push(event as GroupEvent); // As notifyGroup made it.
    }),
    ...roles.map((name) => listen(name)),
  ];
});
afterEach(() => {
  for (const stop of stops) stop();
});

const listen = (name: Name, from: GroupFeed = feed): (() => void) =>
  from.listen(
    { groupId: group.id, groupMemberId: people[name].id },
    {
      onEvent: (event) => heard[name].push(event),
      onGap: () => heard[name].push('gap'),
    },
  );

async function addSection(visibility: 'everyone' | 'answerFirst' | 'hostsOnly'): Promise<string> {
  const topic = await group.addTopic();
  topicId = topic.id;
  return await topic.addSection({ visibility });
}

const respond = async (sectionId: string, name: Name = 'author') => {
  const body = { clientId: crypto.randomUUID(), sectionId, content: '豆浆油条', attachments: [] };
  return await groups.get('createResponse', { body }, people[name]);
};

const ask = async (id: string, more: object) => {
  const body = { clientId: crypto.randomUUID(), content: '为什么？', ...more };
  return await groups.get('createFollowUp', { params: { id }, body }, people.host);
};

/** The last published event, once there are `count`. */
const told = async (count: number): Promise<GroupEvent> => {
  await vi.waitFor(() => expect(published).toHaveLength(count), { timeout: 10_000 });
  const last = published.at(-1);
  if (!last) throw new Error('Nothing was published');
  return last;
};

/** What each person receives of the last event: all of it, only the `count` of answers, or nothing. */
async function hearing(count: number): Promise<Record<string, 'all' | 'count' | 'nothing'>> {
  const { at, kind } = await told(count);
  // Everybody who may listen receives a vote. When it arrives, all events before it are evaluated.
  await publish('vote.cast', new Date(groups.clock.now().getTime() + 1_000));
  const last = (name: Name) => heard[name].at(-1);
  await vi.waitFor(() => expect(last('host')).toMatchObject({ kind: 'vote.cast' }), { timeout: 10_000 });
  const entries = roles.map((name) => {
    const found = heard[name].find((event) => event !== 'gap' && event.kind === kind && event.at === at);
    if (found === undefined || found === 'gap') return [name, 'nothing'] as const;
    return [name, found.responseId === null ? 'count' : 'all'] as const;
  });
  return Object.fromEntries(entries);
}

const publish = async (kind: GroupEvent['kind'], at: Date = groups.clock.now()): Promise<void> => {
  await groups.deps.database.transaction((tx) =>
    notifyGroup(groups.deps, tx, group.id, { kind, topicId, sectionId: null }, at),
  );
};

describe('live events of a group', () => {
  it('an answer is published when its transaction commits, with ids and no content', async () => {
    const sectionId = await addSection('everyone');
    const { id } = await respond(sectionId);
    expect(await told(1)).toEqual({
      kind: 'response.created',
      topicId,
      sectionId,
      responseId: id,
      followUpId: null,
      at: groups.clock.now().toISOString(),
    });
  });

  it('nothing is published of a transaction that is rolled back, and nothing before the commit', async () => {
    const sectionId = await addSection('everyone');
    const event = { kind: 'response.created', topicId, sectionId } as const;
    const commit = async (at: string, fails: boolean) =>
      await groups.deps.database.transaction(async (tx) => {
        await notifyGroup(groups.deps, tx, group.id, event, new Date(at));
        expect(published).toEqual([]);
        if (fails) throw new Error('undone');
      });
    await expect(commit('2026-01-01T00:00:00.000Z', true)).rejects.toThrow('undone');
    await commit('2026-02-02T00:00:00.000Z', false);
    expect((await told(1)).at).toBe('2026-02-02T00:00:00.000Z');
  });

  it('a repeated call is published once', async () => {
    const sectionId = await addSection('everyone');
    const asked = { body: { clientId: crypto.randomUUID(), sectionId, content: '包子', attachments: [] } };
    await groups.get('createResponse', asked, people.author);
    await groups.get('createResponse', asked, people.author);
    const { id } = await groups.get('createResponse', asked, people.author);
    await ask(id, {});
    expect((await told(2)).kind).toBe('followup.created');
  });

  it.each([
    ['everyone', { author: 'all', reader: 'all', newcomer: 'nothing', host: 'all', observer: 'all' }],
    ['answerFirst', { author: 'all', reader: 'count', newcomer: 'nothing', host: 'all', observer: 'all' }],
    ['hostsOnly', { author: 'all', reader: 'nothing', newcomer: 'nothing', host: 'all', observer: 'all' }],
  ] as const)('an answer visible to %s is heard by %o', async (visibility, expected) => {
    await respond(await addSection(visibility));
    expect(await hearing(1)).toEqual(expected);
  });

  it('whoever answered first hears the answers of others', async () => {
    const sectionId = await addSection('answerFirst');
    await respond(sectionId, 'reader');
    groups.clock.advance(1_000);
    await respond(sectionId);
    expect(await hearing(2)).toMatchObject({ author: 'all', reader: 'all', newcomer: 'nothing' });
  });

  it.each([
    ['everyone', { author: 'all', reader: 'all', newcomer: 'nothing', host: 'all', observer: 'all' }],
    ['author', { author: 'all', reader: 'nothing', newcomer: 'nothing', host: 'all', observer: 'nothing' }],
    ['backRoom', { author: 'nothing', reader: 'nothing', newcomer: 'nothing', host: 'all', observer: 'all' }],
  ] as const)('a follow-up for %s is heard by %o', async (audience, expected) => {
    const { id } = await respond(await addSection('everyone'));
    await ask(id, { audience });
    expect(await hearing(2)).toEqual(expected);
  });

  it('「主持人已看」 is heard by the author only, once', async () => {
    const sectionId = await addSection('everyone');
    const { id } = await respond(sectionId);
    const read = { body: { sections: [{ sectionId, responseId: id }] } };
    await groups.get('markSectionsRead', read, people.reader);
    await groups.get('markSectionsRead', read, people.host);
    await groups.get('markSectionsRead', read, people.host);
    expect((await told(2)).kind).toBe('response.seen');
    expect(await hearing(2)).toEqual({
      author: 'all',
      reader: 'nothing',
      newcomer: 'nothing',
      host: 'nothing',
      observer: 'nothing',
    });
    const query = { query: { sectionId } };
    const [own] = (await groups.get('listResponses', query, people.author)).items;
    const [others] = (await groups.get('listResponses', query, people.reader)).items;
    expect([own?.seenByHost, others?.seenByHost]).toEqual([true, false]);
  });

  it('respondents of an archived group and people whose invitation was withdrawn hear nothing', async () => {
    const db = groups.deps.database.read;
    await respond(await addSection('everyone'));
    await hearing(1);
    await db
      .updateTable('discussion_groups')
      .set({ archived_at: groups.clock.now() })
      .where('id', '=', group.id)
      .execute();
    await db
      .updateTable('group_members')
      .set({ withdrawn_at: groups.clock.now() })
      .where('id', '=', people.observer.id)
      .execute();
    const before = heard.author.length;
    await publish('vote.cast', new Date(groups.clock.now().getTime() + 2_000));
    await vi.waitFor(() => expect(heard.host).toHaveLength(3), { timeout: 10_000 });
    expect([heard.author.length, heard.observer.length]).toEqual([before, 2]);
  });
});

describe('many listeners', () => {
  it('need as many queries as one listener', async () => {
    const sectionId = await addSection('answerFirst');
    const { platform } = groups;
    const executed = vi.spyOn(platform.database.read.getExecutor(), 'executeQuery');
    const crowd = Array.from({ length: 500 }, () => listen('reader'));
    stops.push(...crowd);
    await respond(sectionId);
    await vi.waitFor(() => expect(heard.reader.length).toBe(501), { timeout: 10_000 });
    const statements = executed.mock.calls.map(([{ sql }]) => sql);
    expect(statements.filter((text) => text.includes('follow_up_id uuid')).length).toBe(1);
    expect(statements.filter((text) => text.includes('horizon xid8')).length).toBe(1);
    executed.mockRestore();
  });

  it('are told of a gap when more events wait than the feed holds, and hear on after it', async () => {
    await addSection('everyone');
    const small = createGroupFeed(groups.platform, { capacity: 3 });
    heard.host = [];
    stops.push(listen('host', small));
    await groups.deps.database.transaction(async (tx) => {
      for (let count = 0; count < 50; count += 1)
        await notifyGroup(
          groups.deps,
          tx,
          group.id,
          { kind: 'vote.cast', topicId, sectionId: null },
          groups.clock.now(),
        );
    });
    await vi.waitFor(() => expect(heard.host).toContain('gap'), { timeout: 10_000 });
    await publish('vote.cast', new Date('2026-03-03T00:00:00.000Z'));
    await vi.waitFor(() => expect(heard.host.at(-1)).toMatchObject({ at: '2026-03-03T00:00:00.000Z' }), {
      timeout: 10_000,
    });
  });

  it('are told of a gap when an event can not be evaluated, and hear on after it', async () => {
    await addSection('everyone');
    await groups.deps.database.transaction((tx) =>
      groups.platform.events.publishIn(tx, groupTopic(group.id), { kind: 'nonsense' }),
    );
    await vi.waitFor(() => expect(heard.host).toEqual(['gap']), { timeout: 10_000 });
    await publish('vote.cast');
    await vi.waitFor(() => expect(heard.host).toHaveLength(2), { timeout: 10_000 });
  });

  it('hear nothing after they left', async () => {
    await addSection('everyone');
    for (const stop of stops.splice(1)) stop();
    await publish('vote.cast');
    await told(1);
    stops.push(listen('host'));
    await publish('vote.cast');
    await vi.waitFor(() => expect(heard.host).toHaveLength(1), { timeout: 10_000 });
  });
});

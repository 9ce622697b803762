import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PollResults } from '@yayan/contract';
import { testPlatform, type TestPlatform } from '../../../test/system/test-platform.ts';
import { allTogether } from '../../../test/together.ts';
import { closePollAt, deleteVotes, insertPoll, selectOpenPolls, selectVotes } from './poll-store.ts';
import { getPoll, listPolls, votePoll } from './polls.ts';
import { byMember } from '../../../test/calls/by-member.ts';

let system: TestPlatform;
beforeAll(async () => {
  system = await testPlatform();
});
afterAll(() => system.stop());

let made = 0;
const newPoll = async (
  other: { results?: PollResults; max?: number; min?: number; starts?: number; closes?: number | null } = {},
) => {
  made += 1;
  const id = `poll${String(made).padStart(8, '0')}`;
  const at = (hours: number) => new Date(system.clock.now().getTime() + hours * 3_600_000);
  const { closes = null } = other;
  const options = ['包子', '面条', '粥'].map((label) => ({
    id: system.platform.random.uuid(),
    label,
    image: null,
  }));
  await system.platform.database.transaction((tx) =>
    insertPoll(tx, {
      id,
      title: '你的早餐是什么？',
      description: null,
      min_choices: other.min ?? 1,
      max_choices: other.max ?? 1,
      results: other.results ?? 'afterVote',
      starts_at: at(other.starts ?? -made),
      closes_at: closes === null ? null : at(closes),
      options,
    }),
  );
  return { id, optionIds: options.map((option) => option.id) };
};
const member = (): string => system.platform.random.uuid();
/** The caller with this member id; null is a visitor. */
const callerOf = (memberId: string | null) => (memberId === null ? null : byMember(memberId).caller);
const vote = (memberId: string, pollId: string, optionIds: (string | undefined)[]) =>
  votePoll(system.platform, memberId, { pollId, optionIds: optionIds.filter((id) => id !== undefined) });
const figures = async (memberId: string | null, id: string) =>
  (await getPoll(system.platform, { caller: callerOf(memberId), params: { id } })).options.map(
    ({ votes, percent }) => [votes, percent],
  );

describe('polls', () => {
  it('show the counts only to members who voted', async () => {
    const { id, optionIds } = await newPoll();
    const [one, other] = [member(), member()];
    expect(await figures(one, id)).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
    const after = await vote(one, id, [optionIds[0]]);
    expect(after).toMatchObject({
      voted: true,
      voters: 1,
      options: [{ chosen: true, votes: 1, percent: 100 }, {}, {}],
    });
    await vote(member(), id, [optionIds[1]]);
    await vote(member(), id, [optionIds[1]]);
    expect(await figures(one, id)).toEqual([
      [1, 33],
      [2, 67],
      [0, 0],
    ]);
    expect(await figures(other, id)).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
    expect(await figures(null, id)).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });

  it('count one vote of each member, the last one, even if many are sent at once', async () => {
    const { id, optionIds } = await newPoll();
    const memberId = member();
    await allTogether(20, (index) => vote(memberId, id, [optionIds[index % 3]]));
    const poll = await getPoll(system.platform, byMember(memberId, { params: { id } }));
    expect(poll.voters).toBe(1);
    expect(poll.options.map(({ votes }) => votes ?? 0).reduce((sum, votes) => sum + votes)).toBe(1);
    expect(poll.options.filter(({ chosen, votes }) => chosen && votes === 1)).toHaveLength(1);
  });

  it('let a member change their vote until the close, and count the new one in place of the old', async () => {
    const { id, optionIds } = await newPoll({ max: 2, closes: 1 });
    const memberId = member();
    await vote(memberId, id, [optionIds[0], optionIds[1]]);
    const changed = await vote(memberId, id, [optionIds[1], optionIds[2]]);
    expect(changed.voters).toBe(1);
    expect(changed.options.map(({ votes, chosen }) => [votes, chosen])).toEqual([
      [0, false],
      [1, true],
      [1, true],
    ]);
    system.clock.advance(3_600_000);
    await expect(vote(memberId, id, [optionIds[0]])).rejects.toMatchObject({ name: 'POLL_CLOSED' });
  });

  it('count every one of many voters of several options at once', async () => {
    const { id, optionIds } = await newPoll({ max: 3 });
    await allTogether(30, (index) =>
      vote(
        member(),
        id,
        index % 2 === 0 ? [optionIds[0], optionIds[1]] : [optionIds[1], optionIds[0], optionIds[2]],
      ),
    );
    const last = await vote(member(), id, [optionIds[2]]);
    expect(last.voters).toBe(31);
    expect(last.options.map(({ votes }) => votes)).toEqual([30, 30, 16]);
  });

  it.each([
    ['too few', { min: 2, max: 3 }, [0]],
    ['too many', { max: 1 }, [0, 1]],
  ] as const)('refuse %s options', async (_what, asked, chosen) => {
    const { id, optionIds } = await newPoll(asked);
    const refused = vote(
      member(),
      id,
      chosen.map((index) => optionIds[index]),
    );
    await expect(refused).rejects.toMatchObject({ name: 'POLL_CHOICE_INVALID' });
  });

  it('refuse an option of another poll', async () => {
    const { id } = await newPoll();
    const other = await newPoll();
    await expect(vote(member(), id, [other.optionIds[0]])).rejects.toMatchObject({
      name: 'POLL_CHOICE_INVALID',
    });
  });

  it('take no vote before they begin or after they close, and show the result after they close', async () => {
    const coming = await newPoll({ starts: 1 });
    await expect(vote(member(), coming.id, [coming.optionIds[0]])).rejects.toMatchObject({
      name: 'NOT_FOUND',
    });
    const { id, optionIds } = await newPoll({ results: 'afterClose', closes: 1 });
    const memberId = member();
    expect((await vote(memberId, id, [optionIds[0]])).options[0]).toMatchObject({
      chosen: true,
      votes: null,
    });
    system.clock.advance(3_600_000);
    await expect(vote(member(), id, [optionIds[0]])).rejects.toMatchObject({ name: 'POLL_CLOSED' });
    expect(await figures(null, id)).toEqual([
      [1, 100],
      [0, 0],
      [0, 0],
    ]);
    // Close the other polls. Nobody has voted in them, so they would come first.
    await system.platform.database.transaction(async (tx) => {
      for (const other of await selectOpenPolls(tx, system.clock.now()))
        await closePollAt(tx, other.id, system.clock.now());
    });
    const listed = async (asker: string | null) =>
      (await listPolls(system.platform, { caller: callerOf(asker) })).items.map((poll) => poll.id);
    expect(await listed(null)).not.toContain(id);
    expect(await listed(member())).not.toContain(id);
    expect(await listed(memberId)).toContain(id);
    system.clock.advance(7 * 86_400_000);
    expect(await listed(memberId)).not.toContain(id);
  });

  it('are listed the latest first, at most five', async () => {
    await Promise.all(Array.from({ length: 6 }, () => newPoll()));
    system.clock.advance(1);
    const latest = await newPoll({ starts: 0 });
    const { items } = await listPolls(system.platform, byMember(member()));
    expect(items).toHaveLength(5);
    expect(items[0]?.id).toBe(latest.id);
  });

  it('give a member their votes, and keep the count without the name when they leave', async () => {
    const { id, optionIds } = await newPoll({ results: 'always' });
    const memberId = member();
    await vote(memberId, id, [optionIds[1]]);
    const { database } = system.platform;
    expect(await selectVotes(database.read, memberId)).toMatchObject([
      { poll: '你的早餐是什么？', chosen: ['面条'] },
    ]);
    await database.transaction((tx) => deleteVotes(tx, memberId));
    expect(await selectVotes(database.read, memberId)).toEqual([]);
    expect((await figures(null, id))[1]).toEqual([1, 100]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GroupRole } from '@yayan/contract';
import {
  startTestGroups,
  type TestGroup,
  type TestGroupMember,
  type TestGroups,
} from '../../../../../test/group/group-world.ts';

let groups: TestGroups;
let group: TestGroup;
let one: TestGroupMember;
let two: TestGroupMember;
beforeAll(async () => {
  groups = await startTestGroups();
});
afterAll(() => groups.stop());
beforeEach(async () => {
  group = await groups.addGroup();
  one = await group.addMember(GroupRole.Respondent);
  two = await group.addMember(GroupRole.Respondent);
});

interface Made {
  id: string;
  options: [string, string, string];
}

async function addVote(vote: {
  kind?: 'single' | 'multiple' | 'ranked';
  min?: number;
  max?: number;
  resultsShown?: 'afterVote' | 'always' | 'afterClose';
  closesAt?: Date;
  anonymous?: boolean;
}): Promise<Made> {
  const { database, random } = groups.deps;
  const sectionId = await (await group.addTopic()).addSection();
  const id = random.uuid();
  await database.read
    .insertInto('group_votes')
    .values({
      group_id: group.id,
      id,
      section_id: sectionId,
      title: '最常吃哪一种？',
      kind: vote.kind ?? 'single',
      min_choices: vote.min ?? 1,
      max_choices: vote.max ?? 1,
      results_shown: vote.resultsShown ?? 'afterVote',
      closes_at: vote.closesAt ?? null,
      anonymous: vote.anonymous ?? false,
    })
    .execute();
  const options: Made['options'] = [random.uuid(), random.uuid(), random.uuid()];
  await database.read
    .insertInto('group_vote_options')
    .values(
      options.map((optionId, position) => ({
        group_id: group.id,
        vote_id: id,
        id: optionId,
        position,
        text: `选项${position}`,
      })),
    )
    .execute();
  return { id, options };
}

const cast = (as: TestGroupMember, voteId: string, optionIds: string[]) =>
  groups.outcome('castVote', { body: { voteId, optionIds } }, as);
const respond = (as: TestGroupMember, sectionId: string) =>
  groups.get(
    'createResponse',
    { body: { clientId: crypto.randomUUID(), sectionId, content: '豆浆油条', attachments: [] } },
    as,
  );
const look = (as: TestGroupMember, voteId: string) => groups.get('getVote', { query: { voteId } }, as);

describe('voting', () => {
  it.each(['afterVote', 'always', 'afterClose'] as const)(
    'rule 6.12: one vote a person, changeable until the close, with results shown %s',
    async (resultsShown) => {
      const closesAt = new Date(groups.clock.now().getTime() + 1000);
      const { id, options } = await addVote({ resultsShown, closesAt });
      expect(await cast(one, id, [options[0]])).toBe('OK');
      expect(await cast(one, id, [options[0]])).toBe('OK');
      expect(await cast(one, id, [options[2]])).toBe('OK');
      expect(await look(one, id)).toMatchObject({ myChoice: [options[2]] });
      groups.clock.advance(1000);
      expect(await cast(one, id, [options[2]])).toBe('OK');
      expect(await cast(one, id, [options[0]])).toBe('VOTE_CLOSED');
      expect(await look(one, id)).toMatchObject({
        state: 'closed',
        myChoice: [options[2]],
        results: { voters: 1 },
      });
    },
  );

  it('rules 6.12, 6.20: casting a vote answers nothing, and a vote is not owed once there is an answer', async () => {
    const { id, options } = await addVote({});
    const { sectionId } = await look(one, id);
    const owed = async (): Promise<string[]> => {
      const { items } = await groups.get('listUnansweredSections', { query: {} }, one);
      return items.map(({ where }) => where.sectionId);
    };
    expect(await cast(one, id, [options[0]])).toBe('OK');
    expect(await owed()).toEqual([sectionId]);
    await respond(one, sectionId);
    expect(await owed()).toEqual([]);
    expect((await look(two, id)).myChoice).toBeNull();
    await respond(two, sectionId);
    const { progress } = await groups.get('getGroupMe', {}, two);
    expect(progress).toMatchObject({ answered: 1, total: 1 });
  });

  it('counts one vote of two that the same respondent casts at once', async () => {
    const { id, options } = await addVote({});
    const outcomes = await Promise.all([0, 1, 2, 0, 1].map((index) => cast(one, id, [options[index] ?? ''])));
    expect(new Set(outcomes)).toEqual(new Set(['OK']));
    expect((await look(one, id)).results?.voters).toBe(1);
  });

  it('shows percentages only after the own vote, and counts in tenths', async () => {
    const { id, options } = await addVote({});
    await cast(two, id, [options[1]]);
    expect((await look(one, id)).results).toBeNull();
    await cast(one, id, [options[0]]);
    await cast(await group.addMember(GroupRole.Respondent), id, [options[0]]);
    expect((await look(one, id)).results?.options.map(({ votes, percent }) => [votes, percent])).toEqual([
      [2, 66.7],
      [1, 33.3],
      [0, 0],
    ]);
  });

  it('shows no results before the close where they come after it', async () => {
    const closesAt = new Date(groups.clock.now().getTime() + 1000);
    const { id, options } = await addVote({ resultsShown: 'afterClose', closesAt });
    await cast(one, id, [options[0]]);
    expect((await look(one, id)).results).toBeNull();
    groups.clock.advance(1000);
    expect((await look(one, id)).results?.voters).toBe(1);
  });

  it('checks the choice against minimum, maximum and the options there are', async () => {
    const { id, options } = await addVote({ kind: 'multiple', min: 2, max: 2 });
    const foreign = await addVote({});
    expect(await cast(one, id, [options[0]])).toBe('VOTE_CHOICE_INVALID');
    expect(await cast(one, id, [...options])).toBe('VOTE_CHOICE_INVALID');
    expect(await cast(one, id, [options[0], foreign.options[0]])).toBe('VOTE_CHOICE_INVALID');
    expect(await cast(one, id, [options[0], options[0].toUpperCase()])).toBe('VOTE_CHOICE_INVALID');
    expect(await cast(one, id, [options[1], options[0]])).toBe('OK');
    expect(await cast(one, id, [options[0], options[1]])).toBe('OK');
  });

  it('gives average ranks where the order counts', async () => {
    const { id, options } = await addVote({ kind: 'ranked', min: 3, max: 3 });
    const [a, b, c] = options;
    await cast(one, id, [b, a, c]);
    expect(await cast(one, id, [a, b, c])).toBe('OK');
    await cast(two, id, [a, c, b]);
    expect((await look(one, id)).results?.options.map(({ averageRank }) => averageRank)).toEqual([
      1, 2.5, 2.5,
    ]);
  });

  it('is for respondents alone', async () => {
    const { id, options } = await addVote({});
    const host = await group.addMember(GroupRole.Host);
    expect(await cast(host, id, [options[0]])).toBe('FORBIDDEN');
    expect(await groups.outcome('getVote', { query: { voteId: id } }, host)).toBe('FORBIDDEN');
  });

  it('an anonymous vote names nobody to hosts, whether they voted or not', async () => {
    const open = await addVote({});
    const secret = await addVote({ anonymous: true });
    const host = await group.addMember(GroupRole.Host);
    for (const { id, options } of [open, secret]) await cast(one, id, [options[0]]);
    const { items } = await groups.get('listHostVotes', {}, host);
    const namesOf = (id: string) => {
      const vote = items.find((item) => item.id === id);
      const named = [...(vote?.options.flatMap(({ voters }) => voters) ?? []), ...(vote?.notVoted ?? [])];
      return { named: named.length, voters: vote?.voters, votes: vote?.options[0]?.votes };
    };
    expect(namesOf(open.id)).toEqual({ named: 2, voters: 1, votes: 1 });
    expect(namesOf(secret.id)).toEqual({ named: 0, voters: 1, votes: 1 });
    expect((await look(two, secret.id)).anonymous).toBe(true);
  });
});

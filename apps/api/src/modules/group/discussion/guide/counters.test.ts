import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DataOf, GroupRole } from '@yayan/contract';
import { beginPlay, type CounterPlay, roleIn } from '../../../../../test/group/counter-play.ts';
import { startTestGroups, type TestGroups } from '../../../../../test/group/group-world.ts';
import { groupCounters } from '../../reconcile-counters.ts';

let groups: TestGroups;
beforeAll(async () => {
  groups = await startTestGroups();
});
afterAll(() => groups.stop());

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

async function comparePeople({ model, people, sections }: CounterPlay): Promise<void> {
  for (const one of people.filter(({ id }) => !model.withdrawn.has(id))) {
    const { items, owed } = await groups.get('listTopics', {}, one);
    const unanswered = sections.filter((section) => !model.hasAnswered(one.id, section));
    expect(owed.unanswered).toBe(unanswered.length);
    expect(owed.followUps).toBe(sum(sections.map((section) => model.owed(one.id, section))));
    for (const topic of items) {
      const ids = topic.sections.map(({ id }) => id);
      const unread = sum(ids.map((section) => model.unread(one.id, section, GroupRole.Respondent)));
      const answered = ids.map((section) => model.hasAnswered(one.id, section));
      expect([topic.unread, ...topic.sections.map((section) => section.answered)]).toEqual([
        unread,
        ...answered,
      ]);
      const { sections: shown } = await groups.get(
        'getTopic',
        { query: { topicId: topic.id, answers: true } },
        one,
      );
      for (const { id, responses, answers } of shown) {
        const kept = model.of(id).filter(({ deleted }) => !deleted).length;
        const isUnlocked = model.isUnlocked(one.id, id);
        const isHostsOnly = model.visibility.get(id) === 'hostsOnly';
        expect(responses).toMatchObject({
          locked: !isUnlocked,
          count: isHostsOnly ? null : kept,
          unread: isUnlocked ? model.unread(one.id, id, GroupRole.Respondent) : 0,
        });
        expect(answers?.items.map((item) => item.id)).toEqual(
          isUnlocked
            ? model
                .of(id)
                .map((answer) => answer.id)
                .slice(0, 20)
            : undefined,
        );
      }
    }
  }
}

async function compareStaff(play: CounterPlay): Promise<void> {
  const { model, people, sections, host, observer } = play;
  const active = people.filter(({ id }) => !model.withdrawn.has(id));
  for (const who of [host, observer]) {
    const role = roleIn(play, who);
    const { items, progress }: DataOf<'listHostTopics'> = await groups.get('listHostTopics', {}, who);
    const expected = (ids: readonly string[]) => ({
      respondents: active.length,
      answered: active.filter(({ id }) => ids.every((section) => model.hasAnswered(id, section))).length,
      responses: sum(ids.map((section) => model.of(section).filter(({ deleted }) => !deleted).length)),
      unread: sum(ids.map((section) => model.unread(who.id, section, role))),
      followUpsOpen: model.followUps.filter(
        ({ answer, isOpen, audience }) =>
          isOpen &&
          !answer.deleted &&
          ids.includes(answer.section) &&
          (who === host || audience !== 'author'),
      ).length,
    });
    expect(progress).toEqual(expected(sections));
    for (const topic of items) {
      const detail = await groups.get('getHostTopic', { query: { topicId: topic.id } }, who);
      const ids = detail.sections.map(({ id }) => id);
      expect(topic.progress).toEqual(expected(ids));
      for (const section of detail.sections) expect(section.progress).toEqual(expected([section.id]));
    }
  }
}

it.each([1, 2, 3])(
  'after any operations every count equals a count afresh (seed %i)',
  { timeout: 120_000 },
  async (seed) => {
    const play = await beginPlay(groups, seed);
    for (let turn = 1; turn <= 120; turn += 1) {
      await play.turn();
      if (turn % 30 > 0) continue;
      await comparePeople(play);
      await compareStaff(play);
    }
    expect(await groupCounters.run(groups.deps.database.read)).toEqual([]);
  },
);

it('the check names what differs, and a recount repairs it', async () => {
  const play = await beginPlay(groups, 4);
  for (let turn = 0; turn < 40; turn += 1) await play.turn();
  const db = groups.deps.database.read;
  const [section = ''] = play.sections;
  await sql`update group_section_counts set answered = answered + 1 where section_id = ${section}`.execute(
    db,
  );
  await sql`update group_members set standing = ''::bytea where group_id = ${play.group.id}`.execute(db);
  const details = (await groupCounters.run(db)).map(({ detail }) => detail);
  expect(details.some((detail) => detail.includes(`section ${section}`))).toBe(true);
  expect(details.some((detail) => detail.startsWith('person '))).toBe(true);
  await sql`select group_recount(${play.group.id}::uuid) as repaired`.execute(db);
  expect(await groupCounters.run(db)).toEqual([]);
  await compareStaff(play);
});

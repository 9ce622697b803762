import { errors } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestSystem } from '../../../../../test/system/test-system.ts';
import { type Hosting, section, startHosting } from '../../../../../test/group/hosting.ts';
import { rehearse } from '../../../../../test/group/rehearse.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

const DAY_MS = 24 * 60 * 60_000;
const db = () => system.platform.database.read;
const paramsOf = ({ groupId }: Hosting) => ({ params: { groupId } });

const start = (hosting: Hosting) => rehearse(system, hosting);

/** The answers in a rehearsal, as its host sees them. */
const answersIn = async (hosting: Hosting, hash: string) => {
  const { ticket } = await system.get('createRehearsalTicket', paramsOf(hosting), hosting.host);
  const { token } = await system.get('loginGroupWithTicket', { params: { hash }, body: { ticket } });
  return (await system.get('listHostResponses', { query: { limit: 50 } }, { token })).items;
};

/** A draft of one topic; `sectionsOf` gets a function that returns a time so many hours after the opening. */
async function startGuide(
  sectionsOf: (hoursIn: (hours: number) => string) => readonly Parameters<typeof section>[0][],
): Promise<Hosting> {
  const hosting = await startHosting(system);
  const opens = Date.parse((await hosting.group()).settings.opensAt);
  const uuid = () => system.platform.random.uuid();
  const sections = sectionsOf((hours) => new Date(opens + hours * 3_600_000).toISOString());
  const topics = [
    {
      id: uuid(),
      topic: { title: '早餐', summary: '', opensAt: null, closesAt: null },
      sections: sections.map((more) => ({ id: uuid(), section: section(more) })),
    },
  ];
  const { revision } = await hosting.guide();
  await system.get('addGuideTopics', { ...paramsOf(hosting), body: { revision, topics } }, hosting.host);
  return hosting;
}

describe('rule 6.40: the respondents of a rehearsal', () => {
  it('wait for each opening, and are refused before it', async () => {
    const hosting = await startGuide((hoursIn) => [
      { title: '第一天' },
      { title: '第三天', opensAt: hoursIn(48) },
      { title: '第五天', opensAt: hoursIn(96), minLength: 20, visibility: 'answerFirst' },
    ]);
    const { hash, report } = await start(hosting);
    expect(report).toEqual({
      openings: 3,
      gates: [
        { gate: 'opening', tried: 2, held: 2 },
        { gate: 'answerFirst', tried: 1, held: 1 },
        { gate: 'minLength', tried: 1, held: 1 },
      ],
      problems: [],
    });
    const items = await answersIn(hosting, hash);
    const daysOf = (title: string) =>
      items.filter(({ where }) => where.sectionTitle === title).map(({ createdAt }) => Date.parse(createdAt));
    const [first, third, fifth] = [daysOf('第一天'), daysOf('第三天'), daysOf('第五天')];
    expect(Math.min(...third) - Math.min(...first)).toBe(2 * DAY_MS);
    expect(Math.min(...fifth) - Math.min(...third)).toBe(2 * DAY_MS);
    expect(Math.max(...fifth)).toBeLessThan(system.clock.now().getTime());
  });

  it('report a question that closes before most of them come', async () => {
    const hosting = await startGuide((hoursIn) => [
      { title: '抢答', closesAt: hoursIn(0.25) },
      { title: '慢慢答' },
    ]);
    const { report } = await start(hosting);
    // The first comes after 11 minutes, the others later.
    expect(report?.problems).toEqual([
      { topicTitle: '早餐', sectionTitle: '抢答', kind: 'tooLate', code: null, reason: null, respondents: 6 },
    ]);
  });

  it('report the refusal of a question that closes while they are in its topic', async () => {
    const hosting = await startGuide((hoursIn) => [
      { title: '先答这题' },
      { title: '抢答', closesAt: hoursIn(0.2) },
    ]);
    const { report } = await start(hosting);
    const { code, msg: reason } = errors.SECTION_CLOSED;
    expect(report?.problems[0]).toEqual({
      topicTitle: '早餐',
      sectionTitle: '抢答',
      kind: 'tooLate',
      code,
      reason,
      respondents: 1,
    });
  });

  it('get a tag by their vote, and report a question whose tag comes too late for anybody', async () => {
    const [early, late] = [system.platform.random.uuid(), system.platform.random.uuid()];
    const voteFor = (tag: string) => ({
      title: '你是哪种人',
      kind: 'single' as const,
      minChoices: 1,
      maxChoices: 1,
      resultsShown: 'afterVote' as const,
      options: ['早起', '晚睡'],
      optionTags: [tag, null],
    });
    const hosting = await startGuide(() => [{ title: '分组' }]);
    for (const [tagId, name] of [
      [early, '早起的人'],
      [late, '晚睡的人'],
    ] as const)
      await system.get(
        'savePeopleTag',
        { params: { groupId: hosting.groupId }, body: { id: tagId, name } },
        hosting.host,
      );
    const opens = Date.parse((await hosting.group()).settings.opensAt);
    const hoursIn = (hours: number) => new Date(opens + hours * 3_600_000).toISOString();
    const sections = [
      section({ title: '分组', vote: voteFor(early) }),
      section({ title: '早起的人', audienceTagId: early }),
      section({ title: '第一天的晚睡', audienceTagId: late, closesAt: hoursIn(24) }),
      section({ title: '第三天分组', opensAt: hoursIn(48), vote: voteFor(late) }),
    ].map((each) => ({ id: system.platform.random.uuid(), section: each }));
    const topic = { title: '分组', summary: '', opensAt: null, closesAt: null };
    const { revision } = await hosting.guide();
    const topics = [{ id: system.platform.random.uuid(), topic, sections }];
    await system.get('addGuideTopics', { ...paramsOf(hosting), body: { revision, topics } }, hosting.host);
    const { report } = await start(hosting);
    expect(report?.problems).toMatchObject([{ sectionTitle: '第一天的晚睡', kind: 'tooLate' }]);
  });

  it('add the photos that a question needs, and these go with the rehearsal', async () => {
    const hosting = await startGuide(() => [{ title: '拍一张', photos: 'required' }]);
    const files = async () =>
      Number((await sql<{ n: number }>`select count(*) as n from files`.execute(db())).rows[0]?.n);
    const before = await files();
    const { report, answers } = await start(hosting);
    expect(answers).toBe(7);
    expect(report).toMatchObject({ gates: [{ gate: 'photo', tried: 1, held: 1 }], problems: [] });
    expect(await files()).toBeGreaterThan(before);
    await system.get('endRehearsal', paramsOf(hosting), hosting.host);
    expect(await files()).toBe(before);
  });

  it('try to leave the photo out also where a question asks for a long answer', async () => {
    const hosting = await startGuide(() => [{ title: '拍一张，说说看', photos: 'required', minLength: 20 }]);
    expect((await start(hosting)).report).toMatchObject({
      gates: [
        { gate: 'minLength', tried: 1, held: 1 },
        { gate: 'photo', tried: 1, held: 1 },
      ],
      problems: [],
    });
  });

  it('answer no question twice when another opening brings them back to it', async () => {
    const hosting = await startGuide((hoursIn) => [{}, {}, {}, { opensAt: hoursIn(1 / 12) }]);
    expect(await start(hosting)).toMatchObject({ answers: 26, report: { problems: [] } });
  });
});

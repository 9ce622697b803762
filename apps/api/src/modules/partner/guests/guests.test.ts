import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { browserOfDevice } from '../../../../test/calls/test-browser.ts';
import { allTogether } from '../../../../test/together.ts';
import { givePenalty } from '../../feedback/module.ts';
import { balances } from '../../ledger/module.ts';
import { createMessages } from '../../message/module.ts';
import { begin, refusalOf, startTask } from '../../../../test/survey/survey-world.ts';
import { screening, short } from '../../../../test/survey/short-survey.ts';
import { taskById } from '../../task/tasks.ts';
import { saveKeyPage } from './guest-calls.ts';
import { writeOpenLink } from './key-store.ts';
import type { Origin } from '../../../call/call.ts';
import { openKey } from './survey-keys.ts';
import { testGuests, type TestGuests } from '../../../../test/partner/guest-world.ts';
import { signed } from '../../../../test/partner/supplier-world.ts';

let database: Database;
let partner: TestGuests['partner'];
let task: TestGuests['task'];
let agent: TestGuests['agent'];
let person: TestGuests['person'];
let now: TestGuests['now'];
let link: TestGuests['link'];
let finish: TestGuests['finish'];
let calls: TestGuests['calls'];
beforeAll(async () => {
  database = await testDatabase();
  ({ partner, task, agent, person, now, link, finish, calls } = await testGuests(database));
});
afterAll(() => database.close());

describe('an agent', () => {
  it("its person answers without an account, earns nothing here, and ends signed at the agent's address", async () => {
    const { uid, origin } = await person();
    const entry = await calls.enterFromAgent(origin, link(uid));
    expect(entry).toMatchObject({ state: 'open', url: null });
    const key = entry.key ?? '';
    expect((await calls.getKeySession(key)).state).toBe('open');
    expect(await calls.getKeyEnd(key)).toMatchObject({ state: 'open', url: null });
    await finish(key);
    const { member_id } = await openKey(partner.deps, key);
    expect((await balances(database.read, member_id)).coins).toBe(0);
    const { state, result, url } = await calls.getKeyEnd(key);
    expect([state, result]).toEqual(['ended', 1]);
    const end = new URL(url ?? '');
    expect(`${end.origin}${end.pathname}`).toBe('https://agent.example/complete');
    const values = Object.fromEntries([...end.searchParams].filter(([name]) => name !== 'sig'));
    expect(values).toMatchObject({ uid, st: 'complete', a: 'x&y=1', b: '<b>' });
    expect(end.search.split('&sig=')[1]).toBe(signed(values).split('&sig=')[1]);
  });

  it("the same person can't be counted twice: coming again goes on, and after the end is a duplicate", async () => {
    const { uid, origin } = await person();
    const entries = await allTogether(20, () => calls.enterFromAgent(origin, link(uid)));
    const opened = await Promise.all(entries.map(({ key }) => openKey(partner.deps, key ?? '')));
    expect(new Set(opened.map((each) => each.participation_id)).size).toBe(1);
    await finish(entries[0]?.key ?? '', origin);
    const again = await calls.enterFromAgent(origin, link(uid));
    expect(again.state).toBe('ended');
    expect((await calls.getKeyEnd(again.key ?? '')).url).toContain('https://agent.example/duplicate');
    const other = await person();
    const sameBrowser = await calls.enterFromAgent(origin, link(other.uid));
    expect((await calls.getKeyEnd(sameBrowser.key ?? '')).url).toContain('/duplicate');
  });

  it('a person over the cap, or for an ended task, is sent back as quota full', async () => {
    const { uid, origin } = await person();
    await agent({ cap: 1 });
    expect((await calls.enterFromAgent(origin, link(uid))).url).toContain('https://agent.example/full');
    const over = await partner.survey.host(short, {
      endsAt: new Date(partner.deps.clock.now().getTime() - 1),
    });
    await agent({ tasks: [over.hashId, task.hashId] });
    const ended = await calls.enterFromAgent(origin, link(uid, { tid: over.hashId }));
    expect(ended).toMatchObject({ state: 'ended', key: null });
    expect(ended.url).toContain('https://agent.example/full');
    await agent({});
  });

  it('S6: of 40 concurrent people for 5 places exactly 5 get in, each once, and they can come again', async () => {
    const own = await partner.survey.host(short);
    const crowd = { aid: 'small-crowd', tid: own.hashId };
    await agent({ key: 'small-crowd', tasks: [own.hashId], cap: 5 });
    const comers: Awaited<ReturnType<typeof person>>[] = [];
    for (let index = 0; index < 20; index += 1) comers.push(await person());
    const enter = ({ uid, origin }: (typeof comers)[number]) =>
      calls.enterFromAgent(origin, link(uid, crowd));
    const entries = await allTogether(40, async (index) => {
      const comer = comers[index % 20];
      if (comer === undefined) throw new Error('nobody came');
      return { uid: comer.uid, entry: await enter(comer) };
    });
    const inside = new Set(entries.filter(({ entry }) => entry.key !== null).map(({ uid }) => uid));
    expect(inside.size).toBe(5);
    for (const comer of comers) expect((await enter(comer)).key === null).toBe(!inside.has(comer.uid));
    const { people: counted } = await database.read
      .selectFrom('guest_counts')
      .innerJoin('partners', (join) =>
        join.on('guest_counts.scope', '=', sql<string>`'agent ' || partners.id`),
      )
      .select('people')
      .where('partners.key', '=', 'small-crowd')
      .executeTakeFirstOrThrow();
    expect(counted).toBe(5);
  });

  it('a questionnaire that asks for a file is refused with the way to take part as a member', async () => {
    const { uid, origin } = await person();
    const receipt = { type: 'file', name: 'receipt', title: '上传一张小票' };
    const [first, ...rest] = short.survey['pages'] as { elements: object[] }[]; // As the file has them.
    const inside = { type: 'panel', name: 'more', elements: [receipt] };
    const pages = [{ ...first, elements: [...(first?.elements ?? []), inside] }, ...rest];
    const asking = await partner.survey.host({
      ...short,
      survey: { ...short.survey, pages },
    });
    await agent({ tasks: [asking.hashId, task.hashId] });
    await expect(calls.enterFromAgent(origin, link(uid, { tid: asking.hashId }))).rejects.toMatchObject({
      name: 'SURVEY_NEEDS_ACCOUNT',
    });
    await agent({});
  });

  it('a link that is forged, changed, old or for a task that is not theirs opens nothing', async () => {
    const { uid, origin } = await person();
    const enter = async (raw: string) => (await refusalOf(calls.enterFromAgent(origin, raw))).name;
    const other = await partner.survey.host(short);
    expect(await enter(link(uid).replace(uid, 'somebody'))).toBe('PARTNER_LINK_INVALID');
    expect(await enter(link(uid, { tid: other.hashId }))).toBe('PARTNER_LINK_INVALID');
    expect(await enter(link(uid, { aid: 'test' }))).toBe('PARTNER_LINK_INVALID');
    expect(await enter(`${link(uid)}&uid=2`)).toBe('PARTNER_LINK_INVALID');
    expect(await enter(link(''))).toBe('PARTNER_LINK_INVALID');
    expect(await enter(link(uid, { p2: 'x'.repeat(201) }))).toBe('PARTNER_LINK_INVALID');
    expect(await enter(link(uid, { ts: String(Number(now()) - 601) }))).toBe('PARTNER_LINK_EXPIRED');
    expect(await enter(link(uid, { ts: 'soon' }))).toBe('PARTNER_LINK_EXPIRED');
  });
});

it('an open link takes a browser once and ends on our own page', async () => {
  await database.transaction((tx) =>
    writeOpenLink(tx, { sid: 'openlink1', taskId: task.id, at: partner.deps.clock.now() }),
  );
  const { origin } = await person();
  const first = await calls.enterByOpenLink(origin, 'openlink1');
  await finish(first.key ?? '');
  const second = await calls.enterByOpenLink(origin, 'openlink1');
  expect(second.state).toBe('ended');
  expect(await calls.getKeyEnd(second.key ?? '')).toMatchObject({
    kind: 'open',
    result: 1,
    url: null,
    resultId: null,
  });
  expect((await refusalOf(calls.enterByOpenLink(origin, 'openlink2'))).name).toBe('PARTNER_LINK_INVALID');
  const { completes } = await database.read
    .selectFrom('tasks')
    .select('completes')
    .where('id', '=', (await taskById(database.read, task.id)).id)
    .executeTakeFirstOrThrow();
  expect(completes).toBeGreaterThan(0);
});

describe('a limit of people of one network (rule 3.12)', () => {
  const network = async (): Promise<{
    origin: (browser: string) => Origin;
    open: () => Promise<string>;
    hashId: string;
  }> => {
    const hosted = await partner.survey.host(short, { networkLimit: 2 });
    const sid = Buffer.from(hosted.hashId, 'hex').toString('hex').slice(0, 16);
    await database.transaction((tx) =>
      writeOpenLink(tx, { sid, taskId: hosted.id, at: partner.deps.clock.now() }),
    );
    const { origin: usual } = await person();
    const origin = (browser: string): Origin => ({
      ...usual,
      browser: browserOfDevice(`${hosted.hashId}-${browser}`),
    });
    let browsers = 0;
    const open = async (): Promise<string> => {
      browsers += 1;
      return (await calls.enterByOpenLink(origin(`guest ${browsers}`), sid)).key ?? '';
    };
    return { origin, open, hashId: hosted.hashId };
  };
  const screen = async (key: string, origin: Origin) =>
    await saveKeyPage(partner.deps, {
      origin,
      params: { key },
      body: { page: 'screening', answers: screening, revision: 0 },
    });

  it('20 invented guests who answer nothing exclude no member or guest of that network', async () => {
    const { origin, open, hashId } = await network();
    for (let index = 0; index < 20; index += 1) await open();
    const member = await partner.survey.member();
    const here = { ...member, origin: { ...member.origin, address: origin('x').address } };
    expect(await startTask(partner.survey, here, { hashId })).toMatchObject({ kind: 'hosted' });
    expect(await screen(await open(), origin('x'))).toMatchObject({ outcome: 'next' });
  });

  it('guests who passed the screening are counted, and the third of two is told; members are counted apart', async () => {
    const { origin, open, hashId } = await network();
    const keys = [await open(), await open(), await open()];
    const outcomes = await allTogether(
      3,
      async (index) => await screen(keys[index] ?? '', origin(`x${index}`)),
    );
    expect(outcomes.map((each) => each.outcome).toSorted()).toEqual(['ended', 'next', 'next']);
    expect(outcomes.find(({ outcome }) => outcome === 'ended')).toMatchObject({ result: 5 });
    // The limit is reached, so new guests are refused at the start and don't answer pages for nothing.
    expect(await calls.getKeyEnd(await open())).toMatchObject({
      state: 'ended',
      result: 5,
    });
    const member = await partner.survey.member();
    const here = { ...member, origin: { ...member.origin, address: origin('x').address } };
    expect(await startTask(partner.survey, here, { hashId })).toMatchObject({ kind: 'hosted' });
  });

  it('the first call of a browser lets a guest in without a cookie; who refuses cookies ends behind the screening', async () => {
    const hosted = await partner.survey.host(short);
    const sid = hosted.hashId.slice(0, 16);
    await database.transaction((tx) =>
      writeOpenLink(tx, { sid, taskId: hosted.id, at: partner.deps.clock.now() }),
    );
    const { origin } = await person();
    const fresh = { ...origin, browser: { ...origin.browser, returned: false } };
    const { key, state } = await calls.enterByOpenLink(fresh, sid);
    expect(state).toBe('open');
    expect(await screen(key ?? '', fresh)).toMatchObject({ outcome: 'ended', result: 6 });
    const { origin: other } = await person();
    const first = { ...other, browser: { ...other.browser, returned: false } };
    const entry = await calls.enterByOpenLink(first, sid);
    expect(await screen(entry.key ?? '', other)).toMatchObject({ outcome: 'next' });
  });

  it('a guest who finds no seat left is not counted', async () => {
    const hosted = await partner.survey.host(short, { networkLimit: 5, seats: 1 });
    const sid = hosted.hashId.slice(0, 16);
    await database.transaction((tx) =>
      writeOpenLink(tx, { sid, taskId: hosted.id, at: partner.deps.clock.now() }),
    );
    const people = [await person(), await person()] as const;
    const here = people.map(({ origin }) => ({ ...origin, address: people[0].origin.address }));
    const entries = await Promise.all(here.map(async (each) => await calls.enterByOpenLink(each, sid)));
    const outcomes = [];
    for (const [index, origin] of here.entries())
      outcomes.push(await screen(entries[index]?.key ?? '', origin));
    expect(outcomes).toMatchObject([{ outcome: 'next' }, { outcome: 'ended', result: 3 }]);
    const { guests } = await database.read
      .selectFrom('task_networks')
      .select('guests')
      .where('task_id', '=', hosted.id)
      .executeTakeFirstOrThrow();
    expect(guests).toBe(1);
  });
});

it("a mini-program ticket starts one member's task once, within five minutes, and that member is paid", async () => {
  const hosted = await partner.survey.host(short, { coins: 30 });
  const member = await partner.survey.member();
  const { ticket } = await calls.issueStartTicket(member.id, hosted.hashId);
  // The first call of a web view: no cookie of ours yet.
  const fresh = { ...member.origin, browser: { ...member.origin.browser, returned: false } };
  const taken = await Promise.allSettled(
    Array.from({ length: 10 }, () => calls.takeStartTicket(fresh, ticket)),
  );
  const entries = taken.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(entries).toMatchObject([{ state: 'open' }]);
  const key = entries[0]?.key ?? '';
  await finish(key);
  expect((await balances(database.read, member.id)).coins).toBe(30);
  expect((await calls.getKeyEnd(key)).resultId).toMatch(/^[0-9a-f-]{36}$/);
  const { ticket: late } = await calls.issueStartTicket(member.id, hosted.hashId);
  partner.deps.clock.advance(300_000);
  expect((await refusalOf(calls.takeStartTicket(member.origin, late))).name).toBe('PARTNER_LINK_EXPIRED');
});

it('rule 7.17: a ticket starts nothing for a member whose tasks were paused since', async () => {
  const hosted = await partner.survey.host(short, { coins: 30 });
  const member = await partner.survey.member();
  const { ticket } = await calls.issueStartTicket(member.id, hosted.hashId);
  const penalty = { step: 'tasks', rule: '一人一号', evidence: '三个账号', days: 7, by: '林晓' } as const;
  const messages = createMessages(partner.deps);
  await givePenalty({ platform: partner.deps, messages }, { memberId: member.id, ...penalty });
  expect((await refusalOf(calls.takeStartTicket(member.origin, ticket))).name).toBe('PENALTY_TASKS');
});

it('a key opens its own participation and nothing else', async () => {
  expect((await refusalOf(calls.getKeySession('A'.repeat(43)))).name).toBe('NOT_FOUND');
  const member = await partner.survey.member();
  const id = await begin(partner.deps, member, await partner.survey.host(short));
  expect((await refusalOf(calls.getKeySession(id))).name).toBe('NOT_FOUND');
});

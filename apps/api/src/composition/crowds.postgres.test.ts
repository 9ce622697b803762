import type { OperationId } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '../../test/calls/call-operation.ts';
import { crowdOf, joinAll, openSite, outcomesOf, type Person } from '../../test/system/crowd-of.ts';
import { meal, screening } from '../../test/survey/short-survey.ts';
import { freshMobile, TestSystem } from '../../test/system/test-system.ts';
import { allTogether } from '../../test/together.ts';

const SHORT_SURVEY = 'Zao7kQ2mXn1B';
const SHORT_SURVEY_COINS = 20;
const CHECK_IN_COINS = 5;
const MINUTE_MS = 60_000;

/** The largest crowd that opens one invitation within a minute. */
const CLASS = 40;

let system: TestSystem;
let inviteCode: string;
beforeAll(async () => {
  system = await TestSystem.start();
  ({ inviteCode } = await system.get('getInvitation', {}, await system.signIn(freshMobile(1))));
});
afterAll(() => system.stop());

/** Everybody makes the call at the same time. Each of them has to succeed. */
async function everybody<Id extends OperationId>(
  people: readonly Person[],
  id: Id,
  input: (person: Person) => CallInput<Id> = () => ({}),
): Promise<void> {
  expect([id, await outcomesOf(system, people, id, input)]).toEqual([id, ['OK']]);
}

const sessionsOf = async (people: readonly Person[]): Promise<Map<Person, string>> => {
  const started = await allTogether(people.length, async (index) => {
    const person = people[index] ?? expect.fail();
    const body = { taskHashId: SHORT_SURVEY };
    return [person, await system.get('startParticipation', { body }, person.asker)] as const;
  });
  expect(new Set(started.map(([, { kind }]) => kind))).toEqual(new Set(['hosted']));
  return new Map(started.map(([person, { sessionId }]) => [person, sessionId]));
};

describe('rules 1.14, 2.5, 3.12 and 4.25: people who share a line notice no limit', () => {
  test.each([
    ['a family of 4 behind one IPv4 address', 4, () => '203.0.113.10'],
    ['a family of 4 with one IPv6 /64', 4, (index: number) => `2001:db8:10:1::${index + 1}`],
    ['a class of 40 in a lecture hall with IPv4', 40, () => '198.51.100.20'],
    [
      'a class of 40 in a lecture hall with one IPv6 /64',
      40,
      (index: number) => `2001:db8:20:1::${index + 1}`,
    ],
    ['an office of 200 behind one IPv4 address', 200, () => '192.0.2.30'],
  ])('%s asks for codes, joins, answers and is paid, all at the same time', async (_who, size, address) => {
    const people = crowdOf(size, address);
    await openSite(system, people);
    // Somebody has sent all of them the same invitation.
    if (size <= CLASS)
      await everybody(people, 'acceptInvite', () => ({ body: { inviteCode, channel: 'link' } }));
    await joinAll(system, people);
    await everybody(people, 'getAccount');
    await everybody(people, 'listTasks');
    await everybody(people, 'getCheckin');
    await everybody(people, 'checkIn', () => ({ body: {}, idempotencyKey: system.key() }));
    await everybody(people, 'getTask', () => ({ params: { hashId: SHORT_SURVEY } }));
    const sessions = await sessionsOf(people);
    const params = (person: Person) => ({ id: sessions.get(person) ?? '' });
    await everybody(people, 'getSurveySession', (person) => ({ params: params(person) }));
    const first = { page: 'screening', answers: screening, revision: 0 };
    await everybody(people, 'saveSurveyPage', (person) => ({ params: params(person), body: first }));
    system.clock.advance(MINUTE_MS);
    const last = { page: 'meal', answers: meal, revision: 1 };
    await everybody(people, 'submitSurvey', (person) => ({
      params: params(person),
      body: last,
      idempotencyKey: system.key(),
    }));
    const coins = await allTogether(size, async (index) => {
      const { asker } = people[index] ?? expect.fail();
      return (await system.get('getAccount', {}, asker)).coins;
    });
    expect(new Set(coins)).toEqual(new Set([CHECK_IN_COINS + SHORT_SURVEY_COINS]));
  });
});

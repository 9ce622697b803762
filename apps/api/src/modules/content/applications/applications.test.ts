import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '@yayan/contract';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { deleteOldApplications, moveApplication, showApplication, waitingApplications } from './operate.ts';

const DAY_MS = 86_400_000;

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

let addresses = 0;
const anywhere = () => {
  addresses += 1;
  return { deviceId: `device-${addresses}`, address: `198.51.100.${addresses}` };
};

const student = async (mobile: string) => ({
  name: '陈雨',
  school: '浙江大学',
  city: '杭州',
  mobile: await system.encrypted(mobile),
  reason: '我在学校做过两次问卷调查，想学怎样问好问题',
  consented: true as const,
});
const company = async (contact: string) => ({
  company: '青禾食品',
  contact: await system.encrypted(contact),
  need: '想了解上班族的早餐习惯，约 300 份问卷',
  consented: true as const,
});
const applyAs = async (mobile: string, asker = anywhere()) =>
  await system.call(
    'applyForRecruitment',
    { body: await student(mobile), idempotencyKey: system.key() },
    asker,
  );
const rows = async (): Promise<number> => {
  const { rows: counted } = await sql<{
    count: number;
  }>`select count(*)::int as count from applications`.execute(system.platform.database.read);
  return counted[0]?.count ?? 0;
};

test('an application is answered with a number, which tells the state and nothing of the applicant', async () => {
  const made = await system.get('applyForCooperation', {
    body: await company(' lin@qinghe.example '),
    idempotencyKey: system.key(),
  });
  expect(made).toMatchObject({ kind: 'cooperation', state: 'received', note: null });
  expect(made.number).toMatch(/^H(?:-[2-9A-HJKMNP-TV-Z]{4}){3}$/u);
  expect(await system.get('getApplication', { params: { number: made.number } })).toEqual(made);
  expect(await system.call('getApplication', { params: { number: 'H-2222-2222-2222' } })).toMatchObject({
    code: errors.NOT_FOUND.code,
  });
});

test('what an applicant wrote is unreadable at rest, and operators read it whole', async () => {
  const { number } = await system.get('applyForRecruitment', {
    body: await student('13800138021'),
    idempotencyKey: system.key(),
  });
  const stored = await sql<{ row: string }>`
    select row_to_json(a)::text as row from applications a where number = ${number}`.execute(
    system.platform.database.read,
  );
  expect(stored.rows[0]?.row).not.toMatch(/陈雨|浙江大学|13800138021/u);
  const shown = await showApplication(system.platform, number);
  expect(shown.details).toMatchObject({ name: '陈雨', mobile: '13800138021' });
});

test.each([
  ['a mobile that is none', async () => ({ ...(await student('12345')) }), 'MOBILE_INVALID'],
  [
    'a reason of spaces',
    async () => ({ ...(await student('13800138022')), reason: ' '.repeat(20) }),
    'FIELD_WRONG',
  ],
  [
    'no consent',
    async () => ({ ...(await student('13800138022')), consented: false as unknown as true }),
    'FIELD_WRONG',
  ],
  [
    'an unknown field',
    async () => ({ ...(await student('13800138022')), state: 'accepted' }),
    'FIELD_UNKNOWN',
  ],
] as const)('%s is refused, and nothing is stored', async (_what, body, name) => {
  const before = await rows();
  const answer = await system.call(
    'applyForRecruitment',
    { body: await body(), idempotencyKey: system.key() },
    anywhere(),
  );
  expect(answer.code).toBe(errors[name].code);
  expect(await rows()).toBe(before);
});

test.each(['lin@qinghe.example', '13800138023', '0571-88886666', '400-820-8820'])(
  'a company may be reached by %s',
  async (contact) => {
    const asked = { body: await company(contact), idempotencyKey: system.key() };
    expect(await system.call('applyForCooperation', asked, anywhere())).toMatchObject({ code: 200 });
  },
);

test.each(['<script>alert(1)</script>', '微信 qinghe', '=HYPERLINK("x")', '1'])(
  'a company can’t be reached by %s',
  async (contact) => {
    const asked = { body: await company(contact), idempotencyKey: system.key() };
    const answer = await system.call('applyForCooperation', asked, anywhere());
    expect(answer.code).toBe(errors.CONTACT_INVALID.code);
  },
);

describe('limits of a day (rule 7.18)', () => {
  test('a contact applies three times, also from other browsers and networks', async () => {
    for (const _time of [1, 2, 3]) expect((await applyAs('13800138031')).code).toBe(200);
    expect((await applyAs('13800138031')).code).toBe(errors.APPLICATIONS_TOO_MANY.code);
    system.clock.advance(DAY_MS + 1);
    expect((await applyAs('13800138031')).code).toBe(200);
  });

  test('a browser applies five times, also at once', async () => {
    const asker = anywhere();
    const codes = await Promise.all(
      Array.from({ length: 8 }, async (_one, index) => (await applyAs(`1380013804${index}`, asker)).code),
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(5);
  });

  test('a network applies twenty times, whatever its browsers say they are', async () => {
    const codes = [];
    for (let index = 10; index < 32; index += 1) {
      const asker = { deviceId: `network-${index}`, address: '203.0.113.77' };
      codes.push((await applyAs(`138001380${index}`, asker)).code);
    }
    expect(codes.filter((code) => code === 200)).toHaveLength(20);
  });
});

describe('operators', () => {
  const receive = async (mobile: string): Promise<string> =>
    (
      await system.get(
        'applyForRecruitment',
        { body: await student(mobile), idempotencyKey: system.key() },
        anywhere(),
      )
    ).number;

  test('move an application on, with a note that the applicant reads', async () => {
    const number = await receive('13800138051');
    await moveApplication(system.platform, number, { state: 'reviewing', note: null, by: '周宁' });
    const note = '欢迎加入，我们会打电话联系你';
    await moveApplication(system.platform, number, { state: 'accepted', note, by: '周宁' });
    expect(await system.get('getApplication', { params: { number } })).toMatchObject({
      state: 'accepted',
      note,
    });
    const { moves } = await showApplication(system.platform, number);
    expect(moves.map(({ state, operator }) => [state, operator])).toEqual([
      ['reviewing', '周宁'],
      ['accepted', '周宁'],
    ]);
    const waiting = await waitingApplications(system.platform);
    expect(waiting.map((application) => application.number)).not.toContain(number);
  });

  test('can’t reopen what is decided', async () => {
    const number = await receive('13800138052');
    await moveApplication(system.platform, number, { state: 'declined', note: null, by: '周宁' });
    const reopened = moveApplication(system.platform, number, { state: 'reviewing', note: null, by: '周宁' });
    await expect(reopened).rejects.toMatchObject({ name: 'APPLICATION_DECIDED' });
  });

  test('what is decided is deleted after 90 days, and its number then finds nothing', async () => {
    const [decided, waiting] = [await receive('13800138053'), await receive('13800138054')];
    await moveApplication(system.platform, decided, { state: 'declined', note: null, by: '周宁' });
    system.clock.advance(90 * DAY_MS + 1);
    await deleteOldApplications(system.platform);
    expect((await system.call('getApplication', { params: { number: decided } })).code).toBe(
      errors.NOT_FOUND.code,
    );
    expect((await system.call('getApplication', { params: { number: waiting } })).code).toBe(200);
  });
});

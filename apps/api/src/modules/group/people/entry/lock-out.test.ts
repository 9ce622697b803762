import { GroupRole } from '@yayan/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Asker } from '../../../../../test/calls/call-operation.ts';
import {
  DAY,
  startTestGroups,
  type TestGroup,
  type TestGroups,
} from '../../../../../test/group/group-world.ts';

let groups: TestGroups;
let group: TestGroup;
beforeAll(async () => {
  groups = await startTestGroups();
});
afterAll(() => groups.stop());
beforeEach(async () => {
  groups.clock.advance(DAY);
  group = await groups.addGroup();
});

let serial = 0;
const freshMobile = (): string => `135${String((serial += 1)).padStart(8, '0')}`;
/** Another person, with a new device each time. */
const stranger = (): Asker => ({ deviceId: `group-stranger-${(serial += 1)}` });

const askCode = async (mobile: string, asker: Asker, hash = group.hash) => {
  groups.clock.advance(61_000);
  const asked = { params: { hash }, body: { mobile: groups.encrypt(mobile) } };
  const outcome = await groups.outcome('sendGroupCode', asked, asker);
  // Messages that are delivered together have no order, and the test reads the newest one.
  await groups.runJobs();
  return outcome;
};

const enter = async (mobile: string, code: string, asker: Asker, hash = group.hash) =>
  await groups.outcome(
    'loginGroup',
    { params: { hash }, body: { mobile: groups.encrypt(mobile), code: groups.encrypt(code) } },
    asker,
  );

/** A respondent who has entered the group with a browser, on a day without a request for a code. */
async function respondent(): Promise<{ mobile: string; own: Asker }> {
  const mobile = freshMobile();
  await group.addMember(GroupRole.Respondent, { mobile });
  const own = { deviceId: `group-own-${serial}` };
  expect(await askCode(mobile, own)).toBe('OK');
  expect(await enter(mobile, await groups.lastCode(mobile), own)).toBe('OK');
  groups.clock.advance(DAY);
  return { mobile, own };
}

describe('strangers lock nobody out of a group (rule 2.5)', () => {
  it("lets the respondent's own browser ask for a code after strangers used up the mobile's five", async () => {
    const { mobile, own } = await respondent();
    for (let count = 0; count < 5; count += 1) expect(await askCode(mobile, stranger())).toBe('OK');
    expect(await askCode(mobile, stranger())).toBe('CODE_DAILY_LIMIT');
    expect(await askCode(mobile, own)).toBe('OK');
    expect(await enter(mobile, await groups.lastCode(mobile), own)).toBe('OK');
  });

  it('lets the own browser try a code that strangers guessed at until it had no tries left', async () => {
    const { mobile, own } = await respondent();
    await askCode(mobile, own);
    const code = await groups.lastCode(mobile);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let count = 0; count < 5; count += 1) await enter(mobile, wrong, stranger());
    expect(await enter(mobile, code, stranger())).toBe('CODE_TRIES_USED');
    expect(await enter(mobile, code, own)).toBe('OK');
  });

  it('gives the own browser five codes a day of its own, not more', async () => {
    const { mobile, own } = await respondent();
    for (let count = 0; count < 5; count += 1) expect(await askCode(mobile, own)).toBe('OK');
    expect(await askCode(mobile, own)).toBe('CODE_DAILY_LIMIT');
  });

  it("trusts a browser only for the person it signed in as, in that person's group", async () => {
    const { mobile, own } = await respondent();
    const other = await respondent();
    const elsewhere = await groups.addGroup();
    await elsewhere.addMember(GroupRole.Respondent, { mobile });
    for (let count = 0; count < 5; count += 1) await askCode(mobile, stranger());
    expect(await askCode(mobile, other.own)).toBe('CODE_DAILY_LIMIT');
    expect(await askCode(mobile, own, elsewhere.hash)).toBe('CODE_DAILY_LIMIT');
  });
});

it('ends the sign-in to a group used longest ago when somebody has more than twenty', async () => {
  const { sessions } = groups.identity;
  const member = await group.addMember(GroupRole.Host);
  const subject = { kind: 'group', groupId: group.id, groupMemberId: member.id, role: 1 } as const;
  const open = async () => {
    groups.clock.advance(1000);
    return await groups.deps.database.transaction((tx) =>
      sessions.openSession(tx, subject, { device: 1, deviceId: null }),
    );
  };
  for (let count = 0; count < 19; count += 1) await open();
  expect(await groups.outcome('getGroupMe', {}, member)).toBe('OK');
  const last = await open();
  expect(await groups.outcome('getGroupMe', {}, member)).toBe('UNAUTHORISED');
  expect(await groups.outcome('getGroupMe', {}, { token: last.token })).toBe('OK');
});

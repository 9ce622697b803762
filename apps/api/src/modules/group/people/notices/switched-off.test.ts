import { SmsKind } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Asker } from '../../../../../test/calls/call-operation.ts';
import { type Hosting, startHosting } from '../../../../../test/group/hosting.ts';
import { freshMobile, TestSystem } from '../../../../../test/system/test-system.ts';
import { readMailbox } from '../../../identity/module.ts';
import type { NoticeKind } from '../../../identity/api.ts';
import { queueTexts } from './notify-people.ts';

const optional = Object.values(SmsKind).filter((kind): kind is NoticeKind => kind !== SmsKind.Code);

let system: TestSystem;
let hosting: Hosting;
let mobiles = 700;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
  hosting = await startHosting(system);
  await hosting.addTopics([1]);
});
afterAll(() => system.stop());

interface Recipient {
  mobile: string;
  asker: Asker;
  personId: string;
}

/** A member who agreed to the texts of the group. */
async function recipient(): Promise<Recipient> {
  const mobile = freshMobile((mobiles += 1));
  const asker = await system.signIn(mobile);
  await hosting.invite(mobile, { byText: true });
  const { rows } = await sql<{ id: string }>`
    select id from group_members where mobile_index = ${system.platform.cipher.blindIndex(mobile)}`.execute(
    system.platform.database.read,
  );
  return { mobile, asker, personId: rows[0]?.id ?? '' };
}

const queue = async ({ personId }: Recipient, kind: NoticeKind): Promise<void> => {
  const { platform } = system;
  const texts = {
    isOn: true,
    queueIn: async (tx: Parameters<typeof queueTexts>[0], groupId: string) => {
      await platform.jobs.sendIn(tx, 'group.send-texts', { groupId });
    },
  };
  await platform.database.transaction((tx) =>
    queueTexts(tx, { texts, clock: platform.clock, random: platform.random }, hosting.groupId, [
      { personId, key: platform.random.uuid(), kind, what: kind },
    ]),
  );
};

const turn = async ({ asker }: Recipient, kind: SmsKind, on: boolean) =>
  await system.get('setSmsPreference', { body: { kind, on } }, asker);

const notices = async ({ mobile }: Recipient): Promise<number> =>
  (await readMailbox(system.platform, mobile)).filter(({ code }) => code === null).length;

describe('rule 7.25: kinds of text message that a member has switched off', () => {
  it.each(optional)('%s does not leave, also if it was queued before', async (kind) => {
    const member = await recipient();
    await turn(member, kind, false);
    await queue(member, kind);
    await system.runJobs();
    expect(await notices(member)).toBe(0);
    await turn(member, kind, true);
    await queue(member, kind);
    await turn(member, kind, false);
    await system.runJobs();
    expect(await notices(member)).toBe(0);
    await turn(member, kind, true);
    await queue(member, kind);
    await system.runJobs();
    expect(await notices(member)).toBe(1);
  });

  it.each(optional)('%s still leaves if all others are off', async (kind) => {
    const member = await recipient();
    for (const other of optional) if (other !== kind) await turn(member, other, false);
    await queue(member, kind);
    await system.runJobs();
    expect(await notices(member)).toBe(1);
  });

  it('a text that an older server queued without its kind goes to nobody who has switched off any', async () => {
    const member = await recipient();
    await queue(member, SmsKind.GroupOpening);
    await sql`update group_texts set kind = null where state = 'waiting'`.execute(
      system.platform.database.read,
    );
    await turn(member, SmsKind.GroupReminder, false);
    await system.runJobs();
    expect(await notices(member)).toBe(0);
  });

  it('a member reads the time of each change; the same choice twice changes nothing', async () => {
    const member = await recipient();
    await turn(member, SmsKind.KeptReward, false);
    const at = system.clock.now().toISOString();
    system.clock.advance(60_000);
    const { items } = await turn(member, SmsKind.KeptReward, false);
    expect(items).toContainEqual({ kind: 'keptReward', on: false, locked: false, changedAt: at });
    expect(items.find(({ kind }) => kind === 'groupOpening')).toEqual({
      kind: 'groupOpening',
      on: true,
      locked: false,
      changedAt: null,
    });
    await turn(member, SmsKind.KeptReward, true);
    const { rows } = await sql`
      select is_on from sms_choices c join members m on m.id = c.member_id
      where m.mobile_index = ${system.platform.cipher.blindIndex(member.mobile)} order by chosen_at`.execute(
      system.platform.database.read,
    );
    expect(rows).toEqual([{ is_on: false }, { is_on: true }]);
  });

  it('codes cannot be switched off, and leave while everything else is off', async () => {
    const member = await recipient();
    for (const kind of optional) await turn(member, kind, false);
    const refused = await system.call(
      'setSmsPreference',
      { body: { kind: SmsKind.Code, on: false } },
      member.asker,
    );
    expect(refused.code).toBe(20043);
    const codes = async () =>
      (await readMailbox(system.platform, member.mobile)).filter(({ code }) => code !== null).length;
    const before = await codes();
    system.clock.advance(120_000);
    await system.get('sendCode', { body: { purpose: 'changePassword' } }, member.asker);
    await system.runJobs();
    expect(await codes()).toBe(before + 1);
  });
});

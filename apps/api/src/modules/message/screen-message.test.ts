import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { testPlatform, type TestPlatform } from '../../../test/system/test-platform.ts';
import { makePopup, popups, stopPopup } from './make-popup.ts';
import { popupReach } from './popup-reach.ts';
import { readFlash, getScreenMessage, type ScreenDeps, type AudienceFacts } from './screen-message.ts';
import { byMember } from '../../../test/calls/by-member.ts';
import type { MemberCaller } from '../../call/caller.ts';

const DAY_MS = 86_400_000;

let system: TestPlatform;
let who: AudienceFacts;
let deps: ScreenDeps;
beforeAll(async () => {
  system = await testPlatform();
  deps = { platform: system.platform, audienceFactsOf: () => Promise.resolve(who) };
});
afterAll(() => system.stop());
beforeEach(async () => {
  await sql`delete from popups`.execute(system.platform.database.read);
  who = { joinedAt: new Date(system.clock.now().getTime() - 365 * DAY_MS), level: 0 };
});

const visitor = (): MemberCaller => byMember(system.platform.random.uuid()).caller;
type Who = Pick<Parameters<typeof makePopup>[1], 'audience' | 'level'>;
const make = async (title: string, audience: Who = { audience: 'everyone', level: null }, days = 10) =>
  await makePopup(
    system.platform,
    {
      title,
      body: '正文',
      image: null,
      action: null,
      link: null,
      ...audience,
      startsAt: system.clock.now(),
      endsAt: new Date(system.clock.now().getTime() + days * DAY_MS),
    },
    { by: '林晓' },
  );
const titleFor = async (caller: ReturnType<typeof visitor>) =>
  (await getScreenMessage(deps, { caller }))?.title;

describe('rule 7.2: a pop-up', () => {
  it('is shown in one session a day, again until it is closed, and never after that', async () => {
    const id = await make('维护');
    await make('另一条', undefined, 20);
    const caller = visitor();
    const otherSession = { ...caller, sessionId: system.platform.random.uuid() };
    expect(await titleFor(caller)).toBe('维护');
    expect(await titleFor(caller)).toBe('维护');
    expect(await titleFor(otherSession)).toBeUndefined();
    await readFlash(deps, { caller, body: { id } });
    expect(await titleFor(caller)).toBeUndefined();
    system.clock.advance(DAY_MS);
    expect(await titleFor(caller)).toBe('另一条');
  });

  it('two pages that ask at once get the same one', async () => {
    await make('一');
    await make('二', undefined, 20);
    const caller = visitor();
    const got = await Promise.all([titleFor(caller), titleFor(caller), titleFor(caller)]);
    expect(new Set(got)).toEqual(new Set(['一']));
  });

  it('is for everyone, newcomers or a level', async () => {
    await make('金牌以上', { audience: 'level', level: 3 });
    expect(await titleFor(visitor())).toBeUndefined();
    who = { ...who, level: 3 };
    expect(await titleFor(visitor())).toBe('金牌以上');
    who = { joinedAt: system.clock.now(), level: 0 };
    expect(await titleFor(visitor())).toBeUndefined();
    await make('欢迎', { audience: 'newcomers', level: null });
    expect(await titleFor(visitor())).toBe('欢迎');
  });

  it('can’t be closed by who never saw it, and ends when an operator stops it', async () => {
    const id = await make('维护');
    await expect(readFlash(deps, { caller: visitor(), body: { id } })).rejects.toMatchObject({
      name: 'NOT_FOUND',
    });
    system.clock.advance(1000);
    await stopPopup(system.platform, id);
    expect(await titleFor(visitor())).toBeUndefined();
    expect(await popups(system.platform)).toEqual([]);
    await expect(stopPopup(system.platform, id)).rejects.toMatchObject({ name: 'CONTENT_ENDED' });
  });
});

it('14.84 a pop-up that starts today counts who could be shown it, and why others could not', async () => {
  const first = await make('先结束');
  const [shown, closed, fresh] = [visitor(), visitor(), visitor()];
  const memberIds = [shown, closed, fresh].map(({ memberId }) => memberId);
  const now = system.clock.now();
  const after = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const reach = async (days: number, starts_at = now) =>
    await popupReach(
      system.platform.database.read,
      { id: system.platform.random.uuid(), audience: 'everyone', starts_at, ends_at: after(days) },
      memberIds,
      system.clock.now(),
    );
  expect(await reach(1)).toEqual({ members: 3, hindered: [] });
  expect(await reach(30)).toEqual({
    members: 0,
    hindered: [{ why: '先看到更早结束的弹窗', members: 3 }],
  });
  await titleFor(shown);
  await titleFor(closed);
  await readFlash(deps, { caller: closed, body: { id: first } });
  expect(await reach(1)).toEqual({ members: 1, hindered: [{ why: '今天已看过一个弹窗', members: 2 }] });
  system.clock.advance(DAY_MS);
  // Who closed the other one yesterday is free for this one.
  expect(await reach(30)).toEqual({
    members: 1,
    hindered: [{ why: '先看到更早结束的弹窗', members: 2 }],
  });
  expect(await reach(30, after(3))).toBeNull();
});

import { array, assert, asyncProperty, oneof, pre, string, webUrl } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agentEntryLink } from './agent-entry.ts';
import { createReplayMemory } from './replay-memory.ts';
import { reportLink } from './report.ts';
import { signLink } from './sign.ts';
import { verifyLink } from './verify.ts';

const secret = 'a-secret-of-sixteen';
const at = new Date('2026-11-22T04:00:00Z');
const now = (): number => at.getTime();
const address = 'https://www.example.com/task/back?k=cloudside';
const report = (): Promise<string> => reportLink(address, { session: 'V7abc', status: '10', at }, { secret });
const check = { secrets: [secret], now };

test('verifying returns the signed values, without the partner parameter', async () => {
  const link = await report();
  expect(link).toMatch(
    /^https:\/\/www\.example\.com\/task\/back\?k=cloudside&sid=V7abc&st=10&ts=\d{10}&sig=/,
  );
  const verified = await verifyLink(link, check);
  expect(verified.ok && Object.fromEntries(verified.values)).toEqual({
    sid: 'V7abc',
    st: '10',
    ts: '1795320000',
  });
  expect((await verifyLink(link.replace('k=cloudside&', ''), check)).ok).toBe(true);
});

test('a link with any character of its query changed is refused', async () => {
  const link = await report();
  const from = link.indexOf('sid=');
  for (let index = from; index < link.length; index += 1) {
    const other = link[index] === '7' ? '8' : '7';
    const altered = link.slice(0, index) + other + link.slice(index + 1);
    expect((await verifyLink(altered, check)).ok, altered).toBe(false);
  }
});

test('parameters added, left out or doubled are refused', async () => {
  const link = await report();
  for (const altered of [
    link.replace('sid=', 'x=1&sid='),
    link.replace('&st=10', ''),
    link.replace('&st=10', '&st=10&st=10'),
    link.replace('&st=10', '&st=10&%73t=10'),
    `${link}&sig=${'0'.repeat(64)}`,
    link.replace(/&sig=.*/, ''),
  ])
    expect((await verifyLink(altered, check)).ok, altered).toBe(false);
});

test('a link too old, too far ahead or without a time is stale, to the second', async () => {
  const link = await report();
  const later = (seconds: number): Promise<unknown> =>
    verifyLink(link, { ...check, now: () => at.getTime() + seconds * 1000 });
  expect(await later(600)).toMatchObject({ ok: true });
  expect(await later(601)).toEqual({ ok: false, reason: 'stale' });
  expect(await later(-600)).toMatchObject({ ok: true });
  expect(await later(-601)).toEqual({ ok: false, reason: 'stale' });
  const timeless = await signLink(address, { sid: 'a', st: '10' }, { secret });
  expect(await verifyLink(timeless, check)).toEqual({ ok: false, reason: 'stale' });
  expect(await verifyLink(timeless, { ...check, time: null })).toMatchObject({ ok: true });
});

test('a link meant for another partner is foreign, but only if its signature is right', async () => {
  const link = await agentEntryLink(
    { site: 'https://www.example.com', agent: 'crowd', task: 'Zao7kQ2mXn1B', person: '小芽', at },
    { secret },
  );
  expect(await verifyLink(link, { ...check, expected: { aid: 'crowd' } })).toMatchObject({ ok: true });
  expect(await verifyLink(link, { ...check, expected: { aid: 'other' } })).toEqual({
    ok: false,
    reason: 'foreign',
  });
  expect(
    await verifyLink(link, { ...check, secrets: ['another-secret-of-ours'], expected: { aid: 'other' } }),
  ).toEqual({
    ok: false,
    reason: 'badSignature',
  });
});

test('either of two living secrets is taken', async () => {
  expect((await verifyLink(await report(), { now, secrets: ['the-new-secret-of-ours', secret] })).ok).toBe(
    true,
  );
});

test('of fifty at once one is taken, and a refused link uses nothing up', async () => {
  const replay = createReplayMemory({ now });
  const link = await report();
  const forged = link.replace('st=10', 'st=20');
  await verifyLink(forged, { ...check, replay });
  const taken = await Promise.all(Array.from({ length: 50 }, () => verifyLink(link, { ...check, replay })));
  expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
  expect(taken.filter((each) => !each.ok && each.reason === 'replayed')).toHaveLength(49);
});

test('a full memory refuses new links until the oldest has expired, and forgets none before', () => {
  let time = 0;
  const memory = createReplayMemory({ limit: 2, seconds: 10, now: () => time });
  expect([memory.takes('a'), memory.takes('b'), memory.takes('c')]).toEqual([true, true, false]);
  time = 10_000;
  expect([memory.takes('c'), memory.takes('c')]).toEqual([true, false]);
});

describe('garbage', () => {
  test('of any kind is refused and never thrown', async () => {
    await assert(
      asyncProperty(
        oneof(string({ unit: 'binary' }), webUrl({ withQueryParameters: true })),
        async (text) => {
          expect((await verifyLink(text, check)).ok).toBe(false);
          expect((await verifyLink(`?${text}&sig=${text}`, check)).ok).toBe(false);
        },
      ),
    );
  });

  test.each([undefined, null, 7, {}])('that is no text is refused: %s', async (given: unknown) => {
    // A caller without types may pass any value.
    expect(await verifyLink(given as string, check)).toEqual({ ok: false, reason: 'malformed' });
  });

  test('of ten megabytes is refused without being read', async () => {
    expect(await verifyLink(`?a=${'b'.repeat(10_000_000)}&sig=0`, check)).toEqual({
      ok: false,
      reason: 'malformed',
    });
  });

  test.each([[''], ['x'.repeat(129)]])('a person 芽言 would refuse gets no link', async (person) => {
    const entry = { site: 'https://www.example.com', agent: 'crowd', task: 't', person };
    await expect(agentEntryLink(entry, { secret })).rejects.toThrow(TypeError);
  });

  test('any texts passed on come back as they were', async () => {
    await assert(
      asyncProperty(array(string({ maxLength: 60 }), { maxLength: 5 }), async (passed) => {
        pre(passed.every((text) => text.isWellFormed() && !text.includes('\0')));
        const entry = { site: 'https://www.example.com', agent: 'crowd', task: 't', person: 'p', passed, at };
        const verified = await verifyLink(await agentEntryLink(entry, { secret }), check);
        expect(verified.ok && passed.map((_, index) => verified.values.get(`p${index + 1}`))).toEqual(passed);
      }),
    );
  });
});

test('an empty or missing secret is a mistake of the program, and says so', async () => {
  await expect(signLink(address, {}, { secret: '' })).rejects.toThrow('must not be empty');
  await expect(verifyLink('?sig=1', { secrets: [] })).rejects.toThrow('no secret');
});

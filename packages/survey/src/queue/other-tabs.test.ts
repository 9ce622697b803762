import { describe, expect, test } from 'vitest';
import { joinRecords } from './other-tabs.ts';
import { setUp } from './testing/queue-world.ts';

describe('two tabs without a network answer one page', () => {
  const twoTabs = () => {
    const world = setUp();
    world.network.up = false;
    return { ...world, one: world.open(), two: world.open() };
  };

  test('both keep their answers in the stored copy, and the next visit sends them all', async () => {
    const { one, two, open, network, server, clock } = twoTabs();
    one.keep('p', { a: 1 }, ['a', 'b', 'c']);
    two.keep('p', { b: 2 }, ['a', 'b', 'c']);
    one.keep('p', { a: 1, c: 3 }, ['a', 'b', 'c']);
    one.close();
    two.close();
    const later = open();
    expect(later.kept()).toEqual({ p: { a: 1, b: 2, c: 3 } });
    network.up = true;
    for (const listener of network.listeners) listener();
    await clock.pass(2000);
    expect(server.draftSends.at(-1)).toContain('"b":2');
  });

  test('of one question the answer counts that was given later', async () => {
    const { one, two, open, clock } = twoTabs();
    one.keep('p', { a: 'first' }, ['a']);
    await clock.pass(100);
    two.keep('p', { a: 'second' }, ['a']);
    await clock.pass(100);
    // A further answer of the first tab must not restore its old one.
    one.keep('p', { a: 'first', b: 1 }, ['a', 'b']);
    expect(open().kept()).toEqual({ p: { a: 'second', b: 1 } });
  });

  test('an answer sent by one tab does not come back, and the other tab’s answer stays', async () => {
    const { one, two, storage, network, server, clock } = twoTabs();
    one.keep('p', { a: 1 }, ['a', 'b']);
    await clock.pass(10);
    two.keep('p', { b: 2 }, ['a', 'b']);
    two.close();
    network.up = true;
    for (const listener of network.listeners) listener();
    await clock.pass(3000);
    expect(server.drafts.get('a')).toEqual({ answer: 1, revision: 1 });
    expect(storage.stored().pages.map(({ given }) => Object.keys(given ?? {}))).toEqual([['b']]);
    one.close();
  });
});

test('a record written ahead of the stored one is joined with what another tab stored meanwhile', () => {
  const page = (name: string, given: Record<string, number>) => ({
    page: name,
    answers: Object.fromEntries(Object.entries(given).map(([key, at]) => [key, `${key} at ${at}`])),
    given,
    revision: 1,
    state: 'draft' as const,
  });
  const stored = { revision: 4, pages: [page('p', { a: 10, b: 40 }), page('q', { c: 5 })] };
  const ahead = { revision: 3, pages: [page('p', { a: 30, b: 20 })] };
  const { revision, pages } = joinRecords(stored, ahead);
  expect(revision).toBe(4);
  expect(Object.assign({}, ...pages.map(({ answers }) => answers))).toEqual({
    a: 'a at 30',
    b: 'b at 40',
    c: 'c at 5',
  });
});

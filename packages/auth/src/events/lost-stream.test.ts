import { describe, expect, test, vi } from 'vitest';
import { openBrowser } from '../testing/test-browser.ts';
import { Connection, openStream, url } from '../testing/test-stream.ts';

describe('a lost connection', () => {
  test.each(['end', 'breakOff'] as const)(
    '(%s) is opened again after a wait, from the last event on',
    async (how) => {
      const [first, second] = [new Connection(), new Connection()];
      const { browser, events, states, start, stop } = openStream([first.response, second.response]);
      const over = start();
      first.write('id: 41\ndata: a\n\n');
      await vi.waitFor(() => expect(events).toHaveLength(1), { timeout: 60_000 });
      first[how]();
      expect(await browser.clock.waiter(1000)).toBe(1000);
      expect(states).toEqual(['connecting', 'open', 'waiting']);
      browser.clock.advance(1000);
      second.write('data: b\n\n');
      await vi.waitFor(() => expect(events).toHaveLength(2), { timeout: 60_000 });
      expect(browser.requests.map(({ headers }) => headers.get('last-event-id'))).toEqual([null, '41']);
      stop.abort();
      await over;
      expect(states).toEqual(['connecting', 'open', 'waiting', 'connecting', 'open', 'closed']);
    },
  );
  test('waits grow to 30 s and start from the shortest again after an event', async () => {
    const dead = Array.from({ length: 7 }, () => new Response(null, { status: 503 }));
    const connection = new Connection();
    const { browser, start, stop, events } = openStream([...dead, connection.response]);
    const over = start();
    const waits: number[] = [];
    const passWait = async () => {
      waits.push(await browser.clock.waiter(30_000));
      browser.clock.advance(waits.at(-1) ?? 0);
    };
    for (const _ of dead) await passWait();
    connection.write('data: a\n\n');
    await vi.waitFor(() => expect(events).toHaveLength(1), { timeout: 60_000 });
    connection.end();
    await passWait();
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 1000]);
    expect(browser.told).toEqual([]);
    stop.abort();
    await over;
  });
  test('a quiet connection that lasted a while doesn’t make the next wait longer', async () => {
    const connections = [new Connection(), new Connection(), new Connection()];
    const { browser, start, stop, states } = openStream(connections.map(({ response }) => response));
    const over = start();
    const waits: number[] = [];
    for (const [index, connection] of connections.entries()) {
      await vi.waitFor(() => expect(states.filter((state) => state === 'open')).toHaveLength(index + 1), {
        timeout: 60_000,
      });
      browser.clock.advance(31_000);
      connection.end();
      waits.push(await browser.clock.waiter(10_000));
      browser.clock.advance(waits[index] ?? 0);
    }
    expect(waits).toEqual([1000, 1000, 1000]);
    stop.abort();
    await over;
  });
  test("the server's retry field sets the first wait", async () => {
    const connection = new Connection();
    const { browser, start, stop } = openStream([connection.response]);
    const over = start();
    connection.write('retry: 250\n\n');
    connection.end();
    expect(await browser.clock.waiter(250)).toBe(250);
    stop.abort();
    await over;
  });
  test('a connection on which nothing arrives is given up', async () => {
    const [silent, next] = [new Connection(), new Connection()];
    const { browser, start, stop, states, events } = openStream([silent.response, next.response], 45_000);
    const over = start();
    await browser.clock.waiter(45_000);
    browser.clock.advance(45_000);
    await browser.clock.waiter(1000);
    expect(states).toEqual(['connecting', 'open', 'waiting']);
    browser.clock.advance(1000);
    next.write('data: a\n\n');
    await vi.waitFor(() => expect(events).toHaveLength(1), { timeout: 60_000 });
    stop.abort();
    await over;
  });
  test('an expired token is refreshed before connecting again', async () => {
    const [first, second] = [new Connection(), new Connection()];
    const { browser, start, stop, events } = openStream([first.response, second.response], 60 * 60_000);
    const over = start();
    first.write('data: a\n\n');
    await vi.waitFor(() => expect(events).toHaveLength(1), { timeout: 60_000 });
    browser.clock.advance(29 * 60_000);
    first.end();
    await browser.clock.waiter(1000);
    browser.clock.advance(1000);
    browser.clock.advance(await browser.clock.waiter(50));
    second.write('data: b\n\n');
    await vi.waitFor(() => expect(events).toHaveLength(2), { timeout: 60_000 });
    expect(browser.sent(url).map(({ headers }) => headers.get('z-token'))).toEqual([
      'Bearer access-1',
      'Bearer access-2',
    ]);
    stop.abort();
    await over;
  });
  test('an exception in the page’s handler is reported and does not end the stream', async () => {
    const connection = new Connection();
    const reported = vi.fn();
    const seen: string[] = [];
    const stop = new AbortController();
    const browser = openBrowser(() => connection.response);
    process.once('uncaughtException', reported);
    const over = browser.transport.stream({
      url,
      signal: stop.signal,
      onEvent: ({ data }) => {
        seen.push(data);
        if (data === 'a') throw new Error('mistake of the page');
      },
    });
    connection.write('data: a\n\ndata: b\n\n');
    await vi.waitFor(() => expect(seen).toEqual(['a', 'b']), { timeout: 60_000 });
    await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce(), { timeout: 60_000 });
    stop.abort();
    await over;
  });
});

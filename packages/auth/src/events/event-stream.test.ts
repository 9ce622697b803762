import { describe, expect, test, vi } from 'vitest';
import type { ApiError } from '../http/api-error.ts';
import { envelope, noon, openBrowser } from '../testing/test-browser.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import type { StreamEvent, StreamState } from './stream-request.ts';

const url = '/v1/focusTopics/stream';
const tokens = { token: 'access-1', refreshToken: 'refresh-1', expired: noon + 30 * 60_000 };

/** A connection that the test writes to. */
class Connection {
  readonly response: Response;
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>;

  constructor() {
    const pipe = new TransformStream<Uint8Array, Uint8Array>();
    this.#writer = pipe.writable.getWriter();
    this.response = new Response(pipe.readable, {
      headers: { 'content-type': 'text/event-stream; charset=utf-8' },
    });
  }

  write(text: string): void {
    this.#writer.write(new TextEncoder().encode(text)).catch(() => undefined);
  }

  writeBytes(bytes: Uint8Array): void {
    this.#writer.write(bytes).catch(() => undefined);
  }

  end(): void {
    this.#writer.close().catch(() => undefined);
  }

  breakOff(): void {
    this.#writer.abort(new TypeError('network error')).catch(() => undefined);
  }
}

/** A browser whose stream gets one of `answers` for each connection. */
const openStream = (answers: (Response | Error)[], idleMilliseconds?: number) => {
  const events: StreamEvent[] = [];
  const states: StreamState[] = [];
  const errors: ApiError[] = [];
  const stop = new AbortController();
  const browser: TestBrowser = openBrowser((request) => {
    if (request.url.includes('/v1/auth/token/refresh')) {
      const expired = browser.clock.now() + 30 * 60_000;
      return envelope(200, { token: 'access-2', refreshToken: 'refresh-2', expired });
    }
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new TypeError('Failed to fetch');
  });
  browser.session.signIn(tokens);
  const start = () =>
    browser.transport.stream({
      url,
      params: { taskId: 7 },
      signal: stop.signal,
      onEvent: (event) => events.push(event),
      onState: (state, error) => {
        states.push(state);
        if (error) errors.push(error);
      },
      ...(idleMilliseconds === undefined ? {} : { idleMilliseconds }),
    });
  return { browser, events, states, errors, stop, start };
};

describe('server-sent events', () => {
  test('are read with the headers of every call, which EventSource can’t send', async () => {
    const connection = new Connection();
    const { browser, events, start, stop } = openStream([connection.response]);
    const over = start();
    connection.write('event: answer\nid: 1\ndata: {"id":1}\n\n');
    connection.write(': ping\n\ndata: two\ndata: lines\n\n');
    await vi.waitFor(() => expect(events).toHaveLength(2), { timeout: 60_000 });
    expect(events).toEqual([
      { event: 'answer', id: '1', data: '{"id":1}' },
      { event: 'message', data: 'two\nlines' },
    ]);
    const [request] = browser.requests;
    expect(request?.url).toBe(`https://yayan.test/api${url}?taskId=7&_t=${noon}`);
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      accept: 'text/event-stream',
      'z-token': 'Bearer access-1',
      'z-client': '2',
    });
    stop.abort();
    await over;
  });
  test('a character that the network splits arrives whole', async () => {
    const connection = new Connection();
    const { events, start, stop } = openStream([connection.response]);
    const over = start();
    const bytes = new TextEncoder().encode('data: 芽言\n\n');
    connection.writeBytes(bytes.slice(0, 7));
    connection.writeBytes(bytes.slice(7));
    await vi.waitFor(() => expect(events).toEqual([{ event: 'message', data: '芽言' }]), { timeout: 60_000 });
    stop.abort();
    await over;
  });
});

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

describe('the end of a stream', () => {
  test.each([
    [
      'a refusal',
      () => envelope(403, null, '你不在这个小组里', 403),
      ['toast:error:你不在这个小组里'],
      'toast',
    ],
    ['a group that is not open', () => envelope(10014, null, '未开放', 403), [], 'silent'],
    ['an answer that is no stream', () => envelope(200), [], 'silent'],
    [
      'a token that is refused, and its successor too',
      () => envelope(401, null, '', 401),
      ['unauthorised'],
      'auth',
    ],
  ])('%s ends it', async (_, answer, told, kind) => {
    const { browser, states, errors, start } = openStream([answer(), answer()]);
    await browser.clock.run(start());
    expect(states).toEqual(['connecting', 'closed']);
    expect(errors.map((error) => error.kind)).toEqual([kind]);
    expect(browser.told).toEqual(told);
    expect(browser.sent(url)).toHaveLength(kind === 'auth' ? 2 : 1);
  });
  test('a refused token does not end it: its successor opens the stream', async () => {
    const connection = new Connection();
    const { browser, states, events, start, stop } = openStream([
      envelope(401, null, '', 401),
      connection.response,
    ]);
    const over = start();
    browser.clock.advance(await browser.clock.waiter(50));
    connection.write('data: a\n\n');
    await vi.waitFor(() => expect(events).toHaveLength(1), { timeout: 60_000 });
    expect([states, browser.told]).toEqual([['connecting', 'open'], []]);
    stop.abort();
    await over;
  });
  test.each([429, 408, 500, 502])('HTTP %i does not end it, because it may pass', async (status) => {
    const { browser, states, start, stop } = openStream([envelope(20001, null, '太多了', status)]);
    const over = start();
    await browser.clock.waiter(1000);
    expect([states, browser.told]).toEqual([['connecting', 'waiting'], []]);
    stop.abort();
    await over;
  });
  test('signing out in any tab ends it', async () => {
    const connection = new Connection();
    const { browser, states, events, start } = openStream([connection.response]);
    const over = start();
    connection.write('data: a\n\n');
    await vi.waitFor(() => expect(events).toHaveLength(1), { timeout: 60_000 });
    browser.session.logout();
    await over;
    expect(states).toEqual(['connecting', 'open', 'closed']);
    expect(browser.requests).toHaveLength(1);
  });
  test('an abort before the start opens no connection', async () => {
    const { browser, states, start, stop } = openStream([]);
    stop.abort();
    await start();
    expect([states, browser.requests]).toEqual([['closed'], []]);
  });
  test('an abort during a wait ends it at once', async () => {
    const { browser, states, start, stop } = openStream([]);
    const over = start();
    await browser.clock.waiter(1000);
    stop.abort();
    await over;
    expect(states).toEqual(['connecting', 'waiting', 'closed']);
  });
});

import { describe, expect, test, vi } from 'vitest';
import { envelope, noon } from '../testing/test-browser.ts';
import { Connection, openStream, url } from '../testing/test-stream.ts';

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

describe('the end of a stream', () => {
  test.each([
    [
      'a refusal',
      () => envelope(403, null, '你不在这个小组里', 403),
      ['toast:error:你不在这个小组里'],
      'notice',
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

import { createSession, type StreamEvent } from '@yayan/auth';
import { describe, expect, test, vi } from 'vitest';
import { tokens } from '../testing/answer.ts';
import { createLive } from './create-live.ts';
import type { LiveDeps } from './live.ts';

type Stream = Parameters<LiveDeps['transport']['stream']>[0];

/** Live events over connections that the test controls. */
const open = ({ isSignedIn = true } = {}) => {
  const session = createSession();
  if (isSignedIn) session.signIn(tokens('a-token'));
  const streams: Stream[] = [];
  const stream = (request: Stream): Promise<void> => {
    streams.push(request);
    return new Promise((resolve) => {
      request.signal?.addEventListener('abort', () => resolve());
    });
  };
  const live = createLive({ transport: { stream }, session });
  const connected = (count: number) =>
    vi.waitFor(() => expect(streams).toHaveLength(count), { timeout: 60_000 });
  const send = (event: string, data: unknown = { kind: event }): void =>
    streams.at(-1)?.onEvent({ event, data: JSON.stringify(data) } satisfies StreamEvent);
  return { live, session, streams, connected, send };
};

describe('live events', () => {
  test('takes one connection for all listeners, shared by all tabs, until the last one leaves', async () => {
    const { live, streams, connected } = open();
    const stops = [live.on('balance', () => undefined), live.on('*', () => undefined)];
    await connected(1);
    expect(streams[0]).toMatchObject({ url: '/v1/live', shared: true });
    stops[0]?.();
    expect(streams[0]?.signal?.aborted).toBe(false);
    stops[1]?.();
    expect(streams[0]?.signal?.aborted).toBe(true);
  });

  test('calls a listener for its kind, and one of `*` for every kind, also for a kind that this version does not know', async () => {
    const { live, connected, send } = open();
    const [balance, all]: [unknown[], unknown[]] = [[], []];
    live.on('balance', (data, kind) => balance.push([kind, data]));
    live.on('*', (_, kind) => all.push(kind));
    await connected(1);
    send('balance');
    send('message');
    send('aKindOfTomorrow');
    expect(balance).toEqual([['balance', { kind: 'balance' }]]);
    expect(all).toEqual(['balance', 'message', 'aKindOfTomorrow']);
  });

  test('calls one function for two kinds, and only for the other kind after one is ended', async () => {
    const { live, connected, send } = open();
    const heard: string[] = [];
    const hear = (_: unknown, kind: string): void => void heard.push(kind);
    const stop = live.on('balance', hear);
    live.on('order', hear);
    await connected(1);
    send('balance');
    send('order');
    stop();
    send('balance');
    send('order');
    expect(heard).toEqual(['balance', 'order', 'order']);
  });

  test('says null of data that is no JSON', async () => {
    const { live, streams, connected } = open();
    const heard: unknown[] = [];
    live.on('notice', (data) => heard.push(data));
    await connected(1);
    streams[0]?.onEvent({ event: 'notice', data: '{"ki' });
    expect(heard).toEqual([null]);
  });

  test('waits for somebody to sign in', async () => {
    const { live, session, streams, connected } = open({ isSignedIn: false });
    const states: string[] = [];
    live.onState((state) => states.push(state));
    live.on('balance', () => undefined);
    await vi.dynamicImportSettled();
    expect(streams).toEqual([]);
    session.signIn(tokens('a-token'));
    await connected(1);
    streams[0]?.onState?.('open');
    expect(states).toEqual(['open']);
  });

  test('opens no connection for a listener that left before it was loaded', async () => {
    const { live, streams } = open();
    live.on('balance', () => undefined)();
    await vi.dynamicImportSettled();
    expect(streams).toEqual([]);
  });
});

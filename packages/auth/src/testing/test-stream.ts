import type { ApiError } from '../http/api-error.ts';
import type { StreamEvent, StreamState } from '../events/stream-request.ts';
import { envelope, noon, openBrowser, type TestBrowser } from './test-browser.ts';

export const url = '/v1/focusTopics/stream';
const tokens = { token: 'access-1', refreshToken: 'refresh-1', expired: noon + 30 * 60_000 };

/** A connection that the test writes to. */
export class Connection {
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
export const openStream = (answers: (Response | Error)[], idleMilliseconds?: number) => {
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

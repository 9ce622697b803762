import { ApiError, createFieldEncryption, createSession, createTransport } from '../../index.ts';

const told: string[] = [];
const states: string[] = [];
const events: string[] = [];
const session = createSession({ prefix: '' });
const transport = createTransport({
  session,
  on: {
    notice: (tone, msg) => told.push(`toast:${tone}:${msg}`),
    networkError: () => told.push('networkError'),
    unauthorised: () => told.push('unauthorised'),
    reload: () => told.push('reload'),
  },
});
const encryptField = createFieldEncryption({ transport });
let calls: Promise<string[]> = Promise.resolve([]);

/** What a test can do with this page. */
export interface Tab {
  readonly session: typeof session;
  readonly encryptField: typeof encryptField;
  readonly told: readonly string[];
  readonly states: readonly string[];
  readonly events: readonly string[];
  /** Starts this many calls at once. */
  start(count: number): void;
  /** The distinct results: the token that each call was sent with, or the kind of its error. */
  answers(): Promise<string[]>;
  /** Starts to read server-sent events. */
  listen(): void;
  /** Starts to read the stream that all tabs share. */
  listenTogether(): void;
}

const tab: Tab = {
  session,
  encryptField,
  told,
  states,
  events,
  start: (count) => {
    const one = () =>
      transport
        .request<string>({ url: '/v1/users/account', method: 'GET' })
        .catch((error: unknown) => (error instanceof ApiError ? error.kind : String(error)));
    calls = Promise.all(Array.from({ length: count }, one));
  },
  answers: async () => [...new Set(await calls)],
  listen: () => {
    void transport.stream({
      url: '/v1/stream',
      onEvent: ({ id, data }) => events.push(`${id}:${data}`),
      onState: (state) => states.push(state),
    });
  },
  listenTogether: () => {
    void transport.stream({
      url: '/v1/live',
      shared: true,
      onEvent: ({ id, data }) => events.push(`${id}:${data}`),
      onState: (state) => states.push(state),
    });
  },
};

Object.assign(window, { tab });

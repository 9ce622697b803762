import type {
  AccessOf,
  BodyOf,
  DataOf,
  IsIdempotent,
  OperationId,
  operations,
  ParamsOf,
  QueryOf,
} from '@yayan/contract';
import type { Browser } from './browser.ts';
import type { Caller, GroupCaller, MemberCaller } from './caller.ts';
import type { JsonText } from './json-text.ts';

interface CallerByAccess {
  public: null;
  member: MemberCaller;
  group: GroupCaller;
  optional: MemberCaller | null;
  either: Caller;
}

/** Where a call came from. Rules may use all of it, except the user agent. */
export interface Origin {
  requestId: string;
  /** Network address of the client. Only trusted proxies may forward another one. */
  address: string;
  /**
   * `z-device-id`, or null if the client sends none. A logout deletes it with the local storage, but not the cookie
   * behind `browser`.
   */
  deviceId: string | null;
  /** `z-device`: 1 mobile, 2 desktop, 3 tablet. */
  device: 1 | 2 | 3;
  /** `User-Agent`, at most 500 characters. People read it; no rule depends on it. */
  userAgent: string | null;
  /** The browser, identified by the server's own cookie. It survives a logout (rule 8.2). */
  browser: Browser;
  /** The key that a client made for one press of a sign-in button (rule 2.30), on calls that take one. */
  pressKey?: string;
}

/** One intention of the caller: the idempotency key, and a hash of the request. */
export interface Idempotency {
  key: string;
  hash: string;
}

/** The input of a handler. */
export interface Call<Id extends OperationId> {
  params: ParamsOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  caller: CallerByAccess[AccessOf<Id>];
  origin: Origin;
  idempotency: IsIdempotent<Id> extends true ? Idempotency : undefined;
  /** The last event that the client of a stream saw, from `Last-Event-ID`. */
  lastEventId: string | null;
  /** Aborts when the client disconnects. Streams end on it. */
  signal: AbortSignal;
}

/** A file to download; the browser saves it as `name`. */
export interface Download {
  name: string;
  type: string;
  content: AsyncIterable<Uint8Array>;
}

export interface Redirect {
  location: string;
}

/** The connection to which the events of one stream are written. */
export interface LiveOutlet {
  /** Sends an event. Returns false if the page hasn't read the earlier ones yet: `resume` is called once it has. */
  write(event: Uint8Array): boolean;
  /** Ends the stream after the events written so far. */
  end(): void;
}

/** The events of one open page. They are pushed, because thousands of pages may receive the same one. */
export interface LiveStream {
  /** Sends the waiting events, and from now on each event as it happens. */
  start(outlet: LiveOutlet): void;
  /** Call it when the page has read the events sent so far. */
  resume(): void;
}

type Responses<Id extends OperationId> = operations[Id]['responses'];

/**
 * A handler's result: the `data` of the envelope, or the kind of response that the document defines instead of an
 * envelope.
 */
export type Answer<Id extends OperationId> = [DataOf<Id>] extends [never]
  ? Responses<Id> extends { readonly 302: unknown }
    ? Redirect
    : Responses<Id> extends { readonly 200: { content: { readonly 'text/event-stream': unknown } } }
      ? LiveStream
      : Download
  : DataOf<Id>;

/** Operations that return JSON text: they are called often, and most of their answer repeats. */
type TextOperation = 'getRanking' | 'getTopic' | 'listHostResponses' | 'listMessages' | 'listTopics';

export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<Id extends TextOperation ? JsonText<Answer<Id>> : Answer<Id>>;

/** One function for each operation of the document. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

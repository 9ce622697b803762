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

interface CallerByAccess {
  public: null;
  member: MemberCaller;
  group: GroupCaller;
  optional: MemberCaller | null;
  either: Caller;
}

/** Where a call came from, as far as rules may use it. */
export interface Origin {
  requestId: string;
  /** Network address of the client, seen through trusted proxies only. */
  address: string;
  /** `z-device-id`, or null where a client sends none. It dies with the local storage, for example at a logout: see `browser`. */
  deviceId: string | null;
  /** `z-device`: 1 mobile, 2 desktop, 3 tablet. */
  device: 1 | 2 | 3;
  /** `User-Agent`, at most 500 characters; told to people, never a rule. */
  userAgent: string | null;
  /** The browser as the server's own cookie tells it; it survives a logout. */
  browser: Browser;
}

/** One intention of the caller: the key they chose and a hash of what they asked. */
export interface Idempotency {
  key: string;
  hash: string;
}

/** What a handler is given. */
export interface Call<Id extends OperationId> {
  params: ParamsOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  caller: CallerByAccess[AccessOf<Id>];
  origin: Origin;
  idempotency: IsIdempotent<Id> extends true ? Idempotency : undefined;
  /** The last event a client of a stream has seen, from `Last-Event-ID`. */
  lastEventId: string | null;
  /** Aborts when the client goes away; streams end on it. */
  signal: AbortSignal;
}

/** A file to hand out; `name` is what the browser saves it as. */
export interface Download {
  name: string;
  type: string;
  content: AsyncIterable<Uint8Array>;
}

export interface Redirect {
  location: string;
}

/** One server-sent event; `id` is what a client comes back with after a break. */
export interface LiveMessage {
  id: string;
  event: string;
  data: unknown;
}

type Responses<Id extends OperationId> = operations[Id]['responses'];

/** What a handler answers: the envelope's `data`, or what the document says instead of an envelope. */
export type Answer<Id extends OperationId> = [DataOf<Id>] extends [never]
  ? Responses<Id> extends { readonly 302: unknown }
    ? Redirect
    : Responses<Id> extends { readonly 200: { content: { readonly 'text/event-stream': unknown } } }
      ? AsyncIterable<LiveMessage>
      : Download
  : DataOf<Id>;

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>>;

/** One function an operation of the document. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

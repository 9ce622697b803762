import { refusalResponse, refuse } from '@yayan/api-client/mocks';
import type { HttpHandler } from 'msw';
import { answersOf } from './answers/answers.ts';
import { answerCall } from './calls/answer-call.ts';
import { storeFile } from './answers/content/files.ts';
import { sceneOf } from './scenes/scene.ts';
import type { CallId } from './gen/call-table.ts';
import { isSceneName, type SceneName } from './scenes/scenes.ts';
import { createWorld } from './world/world.ts';
import { visitSupplier } from './world/survey/supplier.ts';

export interface MockOptions {
  /**
   * A scene that makes the mock differ from a healthy server.
   *
   * @default 'usual'
   */
  readonly scene?: SceneName;
  /**
   * How long a late postback or a reversal takes, in milliseconds.
   *
   * @default 5000
   */
  readonly postbackMs?: number;
  /**
   * How long each step of an order takes, in milliseconds: accepted, then issued.
   *
   * @default none: only `advanceOrders` moves orders
   */
  readonly orderMs?: number;
  /**
   * What the state begins with instead of the document's examples, made with `@yayan/api-client/mocks`:
   * `seed: [mockListPolls({ items: [poll] })]`. Later calls change it; `reset` returns to it.
   */
  readonly seed?: readonly HttpHandler[];
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number;
}

/** The API in this process. It has state: calls change later answers. */
export interface Mock {
  /**
   * Answers a request without a network: `createClient({ baseUrl: 'https://mock.test/api', fetch: mock.fetch })`.
   *
   * A request may choose its scene with the header `x-mock-scene`, and one of its call's refusals with `x-mock-refuse:
   * PRICE_CHANGED`.
   */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly setScene: (scene: SceneName) => void;
  /** Answers of your own, made with `@yayan/api-client/mocks`. They come before all others, the newest first. */
  readonly use: (...handlers: readonly HttpHandler[]) => void;
  /** Lets suppliers report all open results now. Returns the number of reports. */
  readonly deliverPostbacks: () => number;
  /** Moves every order one step now: accepted, then issued. Returns how many moved. */
  readonly advanceOrders: () => number;
  /**
   * The bodies that a call has received so far, oldest first, with encrypted fields opened; `undefined` for a call without a
   * body: `mock.received('placeOrder')`.
   */
  readonly received: (operation: CallId) => readonly unknown[];
  /** Resets all state, including the scene and your answers. */
  readonly reset: () => void;
}

const POSTBACK_MS = 5000;

/**
 * Creates the API in this process.
 *
 * @example
 * ```ts
 * const mock = createMock({ scene: 'quota-fills' });
 * const client = createClient({ baseUrl: 'https://mock.test/api', fetch: mock.fetch });
 * ```
 */
export const createMock = ({
  scene: firstScene = 'usual',
  postbackMs = POSTBACK_MS,
  orderMs,
  now = Date.now,
  seed,
}: MockOptions = {}): Mock => {
  const open = () => {
    const world = createWorld({ now, postbackMs, orderMs, seed });
    return {
      world,
      answers: answersOf(world),
      asked: new Map<string, number>(),
      received: new Map<string, unknown[]>(),
    };
  };
  let memory = open();
  let scene = firstScene;
  let given: readonly HttpHandler[] = [];

  const callApi = async (request: Request, path: string): Promise<Response> => {
    const named = request.headers.get('x-mock-scene') ?? scene;
    if (!isSceneName(named))
      return refusalResponse({
        ...refuse('MALFORMED'),
        data: { field: 'header.x-mock-scene', why: `there is no scene ${named}` },
      });
    const chosen = sceneOf(named);
    const answers = { ...memory.answers, ...chosen.answers?.(memory.world) };
    return await answerCall({ ...memory, scene: chosen, answers, given, seed }, request, path);
  };

  const mock: Mock = {
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/api/files' || pathname.startsWith('/api/files/'))
        return await storeFile(memory.world, request);
      if (pathname.startsWith('/api/')) {
        try {
          return await callApi(request, pathname.slice('/api'.length));
        } catch (error) {
          // An answer of the test threw, or an address can't be decoded.
          return refusalResponse({ ...refuse('INTERNAL'), data: { why: String(error) } });
        }
      }
      const supplier = /^\/mock\/supplier\/([\w-]+)$/.exec(pathname)?.[1];
      const back = supplier === undefined ? undefined : visitSupplier(memory.world, supplier);
      return back === undefined
        ? refusalResponse(refuse('NOT_FOUND'))
        : Response.json({ code: 200, msg: '成功', data: { back } });
    },
    setScene: (name) => {
      scene = name;
    },
    use: (...handlers) => {
      given = [...handlers, ...given];
    },
    deliverPostbacks: () => memory.world.postbacks.hurry(),
    advanceOrders: () => memory.world.orderSteps.hurry(),
    received: (operation) => memory.received.get(operation) ?? [],
    reset: () => {
      memory = open();
      scene = firstScene;
      given = [];
    },
  };
  return mock;
};

import type { AddressInfo } from 'node:net';
import { createMock, type Mock, type MockOptions } from '../mock.ts';
import { control } from './control.ts';

export interface StartOptions extends MockOptions {
  /**
   * The port; 0 takes a free one.
   *
   * @default 0
   */
  readonly port?: number;
  /**
   * @default '127.0.0.1'
   */
  readonly host?: string;
}

/** A mock that listens. */
export interface RunningMock extends Mock {
  /** The address, such as `http://127.0.0.1:4450`. */
  readonly url: string;
  /** For a client's `baseUrl`. */
  readonly baseUrl: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the mock on a port of this machine. Any page may call it.
 *
 * @example
 * ```ts
 * const mock = await startMock();
 * const client = createClient({ baseUrl: mock.baseUrl });
 * // …
 * await mock.stop();
 * ```
 */
export const startMock = async ({
  port = 0,
  host = '127.0.0.1',
  ...options
}: StartOptions = {}): Promise<RunningMock> => {
  // Imported only here, so that a page may import `createMock`.
  const [{ createServer }, { requestOf, send }] = await Promise.all([
    import('node:http'),
    import('./exchange.ts'),
  ]);
  const mock = createMock(options);
  const server = createServer((incoming, outgoing) => {
    const request = requestOf(incoming, outgoing);
    const answer = async (): Promise<Response> =>
      (await control(mock, request)) ?? (await mock.fetch(request));
    void send(answer, request, outgoing);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // It listens on TCP, so its address is no string.
  const { port: taken } = server.address() as AddressInfo;
  const url = `http://${host}:${taken}`;
  return {
    ...mock,
    url,
    baseUrl: `${url}/api`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

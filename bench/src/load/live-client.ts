import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { answerParent } from './child.ts';

/** Asks the client to open a stream of live events for each token. */
export interface OpenStreams {
  url: string;
  tokens: readonly string[];
}

/** Asks the client to wait until all streams together received this many events since the previous request. */
export interface AwaitEvents {
  count: number;
}

const streams: ClientRequest[] = [];
/** When each event arrived that no request has returned yet, in milliseconds since 1970. */
let heard: number[] = [];
let onHeard = (): void => undefined;

/** The answer to `AwaitEvents`: when each event arrived, in milliseconds since 1970. */
export interface HeardEvents {
  times: readonly number[];
}

/** Records the events of discussion groups. A line may arrive in two chunks. */
const listen = (response: IncomingMessage): void => {
  let rest = '';
  response.setEncoding('utf8');
  response.on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    const at = performance.timeOrigin + performance.now();
    for (const line of lines) if (line === 'event: group' || line === 'event:group') heard.push(at);
    onHeard();
  });
};

const openOne = (url: string, token: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { 'z-token': `Bearer ${token}`, 'z-device-id': 'benchmark-device', 'z-device': '2' };
    const stream = request(url, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`A stream got ${response.statusCode}`));
      listen(response);
      return resolve();
    });
    stream.on('error', reject);
    streams.push(stream);
    stream.end();
  });

const open = async ({ url, tokens }: OpenStreams): Promise<object> => {
  for (const stream of streams.splice(0)) stream.destroy();
  heard = [];
  const AT_ONCE = 50;
  for (let from = 0; from < tokens.length; from += AT_ONCE)
    await Promise.all(tokens.slice(from, from + AT_ONCE).map((token) => openOne(url, token)));
  return {};
};

const wait = ({ count }: AwaitEvents): Promise<HeardEvents> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (heard.length < count) return;
      onHeard = () => undefined;
      resolve({ times: heard.splice(0, count) });
    };
    onHeard = check;
    check();
  });

answerParent((message) => {
  const asked = message as OpenStreams | AwaitEvents; // measure-live.ts sends one of these.
  return 'tokens' in asked ? open(asked) : wait(asked);
});

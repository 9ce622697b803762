import autocannon from 'autocannon';
import { answerParent } from './child.ts';

/** One call of a load. */
export interface LoadCall {
  headers: Record<string, string>;
  body?: string;
}

/** What to send: either each connection repeats one of `calls` for some seconds, or each of `calls` is sent once. */
export interface Load {
  url: string;
  method: 'GET' | 'POST';
  connections: number;
  calls: readonly LoadCall[];
  seconds?: number;
}

export interface LoadResult {
  /** The number of answers with a 2xx status. */
  count: number;
  seconds: number;
  /** The number of other answers and of broken connections. */
  failed: number;
}

const run = async ({ calls, seconds, ...where }: Load): Promise<LoadResult> => {
  let next = 0;
  const take = (): LoadCall => {
    const call = calls[next % calls.length] ?? { headers: {} };
    next += 1;
    return call;
  };
  const result = await autocannon(
    seconds === undefined
      ? {
          ...where,
          amount: calls.length,
          // With an amount, autocannon notices the end only at its next sample, and by default it samples once a second.
          sampleInt: 10,
          requests: [{ setupRequest: (request) => ({ ...request, ...take() }) }],
        }
      : {
          ...where,
          duration: seconds,
          setupClient: (client) => {
            const { headers, body } = take();
            client.setHeadersAndBody(headers, body);
          },
        },
  );
  return {
    count: result['2xx'],
    seconds: (result.finish.getTime() - result.start.getTime()) / 1_000,
    failed: result.non2xx + result.errors,
  };
};

answerParent((message) => run(message as Load)); // stage.ts sends a Load.

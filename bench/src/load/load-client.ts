import autocannon from 'autocannon';
import { answerParent } from './child.ts';

/** One call of a load. */
export interface LoadCall {
  headers: Record<string, string>;
  body?: string;
}

/** What to send: for some seconds, each connection one of `calls` again and again; or each of `calls` once. */
export interface Load {
  url: string;
  method: 'GET' | 'POST';
  connections: number;
  calls: readonly LoadCall[];
  seconds?: number;
}

export interface LoadResult {
  /** Answers with 2xx. */
  count: number;
  seconds: number;
  /** Answers other than 2xx, and connections that broke. */
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
          // With an amount autocannon notices that it is done at the next sample only, by itself once a second.
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

answerParent((message) => run(message as Load)); // What stage.ts asks.

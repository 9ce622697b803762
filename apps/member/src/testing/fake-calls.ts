import { configureClient } from '@yayan/api-client';
import { ApiError, type ApiRequest, type Transport } from '@yayan/auth';

/** A fake server for page states: answers by path, and records the bodies it received. */
export interface FakeCalls {
  /** Answers all later calls of a path with the result of this function. Calls of other paths are refused. */
  answer: (path: string, make: (call: ApiRequest) => unknown) => void;
  /** Bodies sent to a path so far. */
  sent: (path: string) => unknown[];
}

/** Refuses a call as the server does. */
export const refusal = (code: number, status = 200, msg = '拒绝'): ApiError =>
  new ApiError({ code, status, msg, data: null, kind: 'notice' });

/** Starts a fake server and connects the generated client to it. */
export const startFakeCalls = (): FakeCalls => {
  const answers = new Map<string, (call: ApiRequest) => unknown>();
  const bodies: { path: string; body: unknown }[] = [];
  const answer = async (call: ApiRequest): Promise<unknown> => {
    bodies.push({ path: call.url, body: call.data });
    const make = answers.get(call.url);
    if (!make) throw refusal(501, 501);
    return await Promise.resolve(make(call));
  };
  const transport: Transport = {
    // The test decides the answer's type.
    request: <T>(call: ApiRequest) => answer(call) as Promise<T>,
    stream: () => Promise.resolve(),
    serverNow: Date.now,
  };
  configureClient(transport);
  return {
    answer: (path, make) => void answers.set(path, make),
    sent: (path) => bodies.filter((call) => call.path === path).map(({ body }) => body),
  };
};

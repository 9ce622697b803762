import type { ErrorName } from '@yayan/auth';
import { http, type HttpHandler } from 'msw';
import type { commonRefusals, OperationRefusals } from '../gen/refusals.ts';
import { refusalResponse, type Refused } from './refuse.ts';

type CommonRefusalName = (typeof commonRefusals)[keyof typeof commonRefusals];

type Reason<Operation extends keyof OperationRefusals> =
  | Extract<keyof OperationRefusals[Operation], ErrorName>
  | CommonRefusalName;

/** One call that a mock answers. */
export interface MockedCall {
  readonly request: Request;
  /** Ids of the path. */
  readonly params: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** The answer of a mock: data, a refusal, or a function of the document's example and the call. */
export type MockAnswer<Operation extends keyof OperationRefusals, Data> =
  | Data
  | Refused<Reason<Operation>>
  | ((
      example: Data,
      call: MockedCall,
    ) => Data | Refused<Reason<Operation>> | Promise<Data | Refused<Reason<Operation>>>);

type Method = 'get' | 'post';

const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === 'object' && answer !== null && 'refused' in answer;

const isMaker = (answer: unknown): answer is (example: unknown, call: MockedCall) => unknown =>
  typeof answer === 'function';

const handle = (
  method: Method,
  path: string,
  answer: unknown,
  example: () => unknown,
  respond: (data: unknown) => Response,
): HttpHandler =>
  http[method](`*/api${path}`, async ({ request, params }) => {
    const made = isMaker(answer) ? await answer(example(), { request, params }) : (answer ?? example());
    return isRefused(made) ? refusalResponse(made) : respond(made);
  });

/** Makes the mock of a call that returns JSON. */
export const mockCall =
  <Operation extends keyof OperationRefusals, Data>(method: Method, path: string, example: () => Data) =>
  (answer?: MockAnswer<Operation, Data>): HttpHandler =>
    handle(method, path, answer, example, (data) => Response.json({ code: 200, msg: '成功', data }));

/** Makes the mock of a call that returns a file. */
export const mockFile =
  <Operation extends keyof OperationRefusals>(method: Method, path: string) =>
  (answer?: MockAnswer<Operation, Blob>): HttpHandler =>
    handle(
      method,
      path,
      answer,
      () => new Blob(['mock']),
      (file) => new Response(file as Blob),
    );

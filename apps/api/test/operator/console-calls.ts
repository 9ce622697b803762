import { type ErrorName, errors } from '@yayan/contract';
import type { ConsoleBodyOf, ConsoleDataOf, ConsoleOperationId } from '@yayan/contract/console';
import { consoleOperations, consoleSchemas } from '../../src/http/console/console-document.ts';
import { DEMO_OPERATORS, demoOperatorCode } from '../../src/modules/operator/module.ts';
import { answerProblemsOf } from '../calls/answer-problem.ts';
import type { TestSystem } from '../system/test-system.ts';

/** The session of an operator, as a browser holds it. */
export interface ConsoleSession {
  cookie: string;
  csrfToken: string;
}

/** The cookie by which each operator's one browser stays a known device, by system. */
const devices = new WeakMap<TestSystem, Map<string, string>>();

export interface ConsoleInput<Id extends ConsoleOperationId> {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean>;
  body?: ConsoleBodyOf<Id> | Record<string, unknown>;
  key?: string;
  headers?: Record<string, string>;
  address?: string;
}

let calls = 0;

/** Each call comes from another network, because an address has few sign-ins a minute. */
function freshAddress(): string {
  calls += 1;
  return `10.${calls >> 8}.${calls & 255}.7`;
}

const problemOf = answerProblemsOf(consoleSchemas);

const nameOf = (code: number): ErrorName | undefined =>
  (Object.keys(errors) as ErrorName[]).find((name) => errors[name].code === code);

/** Sends a call of the console, and checks its answer against the document. */
export async function consoleCall<Id extends ConsoleOperationId>(
  system: TestSystem,
  id: Id,
  { params = {}, query = {}, body, key, headers = {}, address = freshAddress() }: ConsoleInput<Id> = {},
  session?: ConsoleSession,
): Promise<{
  outcome: ErrorName | 'OK';
  data: ConsoleDataOf<Id>;
  setCookie: string | undefined;
  /** The cookie of the device, as the browser sends it. */
  deviceCookie: string | undefined;
}> {
  const operation = consoleOperations.find((each) => each.id === id);
  if (!operation) throw new Error(`The console's document has no operation ${id}`);
  const path = operation.url.replaceAll(/:(\w+)/g, (_all, name: string) => params[name] ?? '');
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await system.app.server.inject({
    method: operation.method,
    url: `/api/console/v1${path}${search.size > 0 ? `?${search.toString()}` : ''}`,
    remoteAddress: address,
    headers: {
      ...(session && { cookie: session.cookie, 'x-csrf-token': session.csrfToken }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  const { requestId: _requestId, ...envelope } = response.json<{
    code: number;
    data: unknown;
    requestId?: string;
  }>();
  const outcome = envelope.code === 200 ? 'OK' : nameOf(envelope.code);
  if (outcome === undefined)
    throw new Error(`${id} answered ${envelope.code}, which is not in the catalogue`);
  if (outcome === 'OK' && operation.answer) {
    const problem = problemOf(operation.answer)(envelope);
    if (problem !== null) throw new Error(`${id} broke the document: ${problem}`);
  }
  const [setCookie, device] = [response.headers['set-cookie'] ?? []].flat();
  return {
    outcome,
    // The document's check ran on it.
    data: envelope.data as ConsoleDataOf<Id>,
    setCookie,
    deviceCookie: device?.split(';')[0],
  };
}

/** Signs a demo operator in, with a code that wasn't used before, always in the same browser. */
export async function signInOperator(system: TestSystem, name: string): Promise<ConsoleSession> {
  const operator = DEMO_OPERATORS.find((each) => each.name === name);
  if (!operator) throw new Error(`There is no demo operator ${name}`);
  system.clock.advance(31_000);
  const code = demoOperatorCode(operator, system.clock.now());
  const body = { name, password: operator.password, code };
  const known = devices.get(system) ?? new Map<string, string>();
  devices.set(system, known);
  const { outcome, data, setCookie, deviceCookie } = await consoleCall(system, 'signInOperator', {
    body,
    headers: { cookie: known.get(name) ?? '' },
  });
  if (outcome !== 'OK' || setCookie === undefined) throw new Error(`${name} could not sign in: ${outcome}`);
  if (deviceCookie !== undefined) known.set(name, deviceCookie);
  return { cookie: setCookie.split(';')[0] ?? '', csrfToken: data.csrfToken };
}

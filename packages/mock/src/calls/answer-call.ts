import { handlers, type Refused, refusalResponse, refuse } from '@yayan/api-client/mocks';
import { errorCatalogue, type ErrorName } from '@yayan/auth';
import { getResponse, type HttpHandler } from 'msw';
import { callTable } from '../gen/call-table.ts';
import type { Answers } from '../answers/answer-table.ts';
import type { Scene } from '../scenes/scene.ts';
import { signedInOf } from '../world/identity/sign-in.ts';
import type { SignedIn, World } from '../world/world.ts';
import { checkCall } from './check-call.ts';
import type { CallEntry } from '../call-entry.ts';
import { findCall } from './find-call.ts';
import { openedFields } from '../world/identity/opened-fields.ts';
import { liveKindOf } from './live-kind.ts';

/** The state that decides how calls are answered. */
export interface Stage {
  readonly world: World;
  readonly scene: Scene;
  /** How often each call was made. */
  readonly asked: Map<string, number>;
  /** The bodies of each call, with its encrypted fields opened. */
  readonly received: Map<string, unknown[]>;
  /** Answers from the test, newest first; they come before all others. */
  readonly given: readonly HttpHandler[];
  /** What calls without state answer instead of the document's example. */
  readonly seed: readonly HttpHandler[] | undefined;
  readonly answers: Answers;
}

const isErrorName = (name: string): name is ErrorName => Object.hasOwn(errorCatalogue, name);

/** The refusal that a request names in `x-mock-refuse`. */
const askedRefusal = ({ id, refusals }: CallEntry, name: string): Refused => {
  const isCommon = isErrorName(name) && (errorCatalogue[name].status !== 200 || name === 'TOO_MANY');
  if (isErrorName(name) && (refusals.includes(name) || isCommon)) return { refused: name, data: null };
  return { refused: 'MALFORMED', data: { field: 'header.x-mock-refuse', why: `${id} never answers it` } };
};

/** Why a caller may not make a call. */
const notAllowed = ({ access }: CallEntry, who: SignedIn | undefined): Refused | undefined => {
  if (access === 'public' || access === 'optional') return undefined;
  if (!who) return refuse('UNAUTHORISED');
  return access === 'either' || who.audience === 'any' || who.audience === access
    ? undefined
    : refuse('FORBIDDEN');
};

const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await request.clone().text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

const isDone = async (answer: Response): Promise<boolean> => {
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer.ok;
  const { code } = (await answer.clone().json()) as { code: number };
  return code === 200;
};

/** The call that each mock of the client's package answers, by method and path. */
const callOfMock = new Map<string, string>(
  callTable.map(({ id, method, path }) => [`${method} */api${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`, id]),
);

/** Whether a mock answers this call: `/tickets/{id}` also fits the path of `/tickets/subject`, which is another call. */
const isFor =
  (id: string) =>
  ({ info }: HttpHandler): boolean => {
    const call = callOfMock.get(`${String(info.method)} ${String(info.path)}`);
    return call === undefined || call === id;
  };

const answerOf = async (
  { given, answers, seed = [] }: Stage,
  id: string,
  request: Request,
): Promise<Response> => {
  const own = answers[id];
  const found = await getResponse(
    [...given, ...(own ? [own] : [...seed, ...handlers])].filter(isFor(id)),
    request,
  );
  return found ?? refusalResponse(refuse('NOT_FOUND'));
};

/** Answers once for each idempotency key; the same key with another body is a conflict. */
const answerOnce = async (
  stage: Stage,
  { id, takesKey }: CallEntry,
  who: SignedIn | undefined,
  request: Request,
  body: unknown,
): Promise<Response> => {
  const key = request.headers.get('idempotency-key');
  // A sign-in may have a key too, and its fields are encrypted anew each time.
  if (key === null || !takesKey) return await answerOf(stage, id, request);
  const { answered } = stage.world;
  const name = `${who?.member.id ?? ''} ${key}`;
  const sent = JSON.stringify([request.url.replace(/[?&]_t=\d+/, ''), body]);
  const known = answered.get(name);
  if (known)
    return known.body === sent ? known.answer.clone() : refusalResponse(refuse('IDEMPOTENCY_CONFLICT'));
  const answer = await answerOf(stage, id, request);
  if (await isDone(answer)) answered.set(name, { body: sent, answer: answer.clone() });
  return answer;
};

const STREAM_HEADERS = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };

/** Answers one call of the API: scene, token, checks, key, then the mock's state or the document's example. */
export const answerCall = async (stage: Stage, request: Request, path: string): Promise<Response> => {
  const found = findCall(request.method, path);
  if (!found) return refusalResponse(refuse('NOT_FOUND'));
  const { entry } = found;
  const { world, scene, asked, received } = stage;
  const count = asked.get(entry.id) ?? 0;
  asked.set(entry.id, count + 1);

  const wanted = request.headers.get('x-mock-refuse');
  const who = signedInOf(world, request);
  const refused =
    scene.refuse?.(entry, count) ??
    (wanted === null ? undefined : askedRefusal(entry, wanted)) ??
    notAllowed(entry, who);
  if (refused) return refusalResponse(refused);

  const body = await bodyOf(request);
  received.set(entry.id, [...(received.get(entry.id) ?? []), await openedFields(world.fieldKey, body)]);
  const wrong = checkCall(found, request, body);
  if (wrong) {
    const { reason, ...data } = wrong;
    return refusalResponse({ refused: reason, data });
  }

  if (entry.answers === 'stream' && who)
    return new Response(world.liveEvents.stream(who.member.id, request.signal), { headers: STREAM_HEADERS });

  const answer = await answerOnce(stage, entry, who, request, body);
  if (who && (await isDone(answer)))
    for (const kind of entry.changes.flatMap(liveKindOf)) world.liveEvents.publish(who.member.id, kind);
  return answer;
};

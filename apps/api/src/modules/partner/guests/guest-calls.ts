import type { DataOf } from '@yayan/contract';
import type { Call, Origin } from '../../../call/call.ts';
import type { InterviewEnd } from '../../survey/api.ts';
import { guestDeps, saveDrafts, savePage, submitSurvey, surveySession } from '../../survey/module.ts';
import type { TaskDeps } from '../../task/api.ts';
import { findParticipation, resultReason, taskById, resultCause } from '../../task/module.ts';
import { agentEnd, endOf } from './agent-end.ts';
import type { KeyRow } from './key-store.ts';
import type { PartnerDeps } from '../partner-deps.ts';
import { agentById } from '../partners.ts';
import { openKey } from './survey-keys.ts';

/** A person with a ticket is a member and earns; everybody else is a guest. */
const depsFor = (deps: PartnerDeps, origin: Origin, { kind }: KeyRow): TaskDeps =>
  kind === 'ticket' ? deps : guestDeps(deps, origin);

/** The questionnaire that a key opens. Returns the same as `surveySession` for a member. */
export async function getKeySession(
  deps: PartnerDeps,
  { params }: Pick<Call<'getKeySession'>, 'params'>,
): Promise<DataOf<'getKeySession'>> {
  const opened = await openKey(deps, params.key);
  return await surveySession(deps, opened.member_id, opened.participation_id);
}

/** Saves a page of the questionnaire that a key opens. */
export async function saveKeyPage(
  deps: PartnerDeps,
  { origin, params, body }: Pick<Call<'saveKeyPage'>, 'origin' | 'params' | 'body'>,
): Promise<DataOf<'saveKeyPage'>> {
  const opened = await openKey(deps, params.key);
  return await savePage(depsFor(deps, origin, opened), opened.member_id, opened.participation_id, body);
}

/** Stores answers of an unfinished page of the questionnaire that a key opens. */
export async function saveKeyDraftAnswers(
  deps: PartnerDeps,
  { origin, params: { key }, body }: Call<'saveKeyDraftAnswers'>,
): Promise<DataOf<'saveKeyDraftAnswers'>> {
  const opened = await openKey(deps, key);
  return await saveDrafts(depsFor(deps, origin, opened), opened.member_id, opened.participation_id, body);
}

/** Submits the questionnaire that a key opens. */
export async function submitKeySurvey(
  deps: PartnerDeps,
  {
    origin,
    params,
    body,
    idempotency,
  }: Pick<Call<'submitKeySurvey'>, 'origin' | 'params' | 'body' | 'idempotency'>,
): Promise<InterviewEnd> {
  const opened = await openKey(deps, params.key);
  return await submitSurvey(
    depsFor(deps, origin, opened),
    opened.member_id,
    opened.participation_id,
    body,
    idempotency,
  );
}

const OPEN = '答案已为你保留，可以随时回来继续。';

/** How the participation of a key ended, and the address where its person is sent: the agent's, or our own page. */
export async function getKeyEnd(
  deps: PartnerDeps,
  { params }: Pick<Call<'getKeyEnd'>, 'params'>,
): Promise<DataOf<'getKeyEnd'>> {
  const opened = await openKey(deps, params.key);
  const db = deps.database.read;
  const own = await findParticipation(db, opened.member_id, opened.participation_id);
  if (own === undefined) throw new Error('A key opens a participation that is gone');
  const task = await taskById(db, own.taskId);
  const isOver = own.result !== 0;
  return {
    state: isOver ? 'ended' : 'open',
    kind: opened.kind === 'agent' || opened.kind === 'ticket' ? opened.kind : 'open',
    title: task.title,
    result: own.result,
    cause: resultCause(own),
    reason: isOver ? resultReason(own, task.seatMinutes) : OPEN,
    url: isOver ? await addressOf(deps, opened, own.result) : null,
    resultId: opened.kind === 'ticket' ? own.resultId : null,
    supportCode: own.supportCode,
  };
}

async function addressOf(
  deps: PartnerDeps,
  opened: KeyRow,
  result: Parameters<typeof endOf>[0],
): Promise<string | null> {
  if (opened.partner_id === null || opened.person === null) return null;
  const { config } = await agentById(deps, deps.database.read, opened.partner_id);
  return agentEnd(config, endOf(result, opened.repeated), {
    person: deps.cipher.open(opened.person),
    passed: opened.passed as Record<string, string>, // Written by `makeKey`.
    at: deps.clock.now(),
  });
}

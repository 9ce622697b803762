import type {
  OpenEntryRequest,
  StartTicketRequest,
  SurveyDraftAnswers,
  SurveyPageAnswers,
  TakeTicketRequest,
} from '@yayan/api-client';
import {
  mockEnterByOpenLink,
  mockEnterFromAgent,
  mockGetKeyEnd,
  mockGetKeySession,
  mockIssueStartTicket,
  mockSaveKeyDraftAnswers,
  mockSaveKeyPage,
  mockSubmitKeySurvey,
  mockTakeStartTicket,
  refuse,
} from '@yayan/api-client/mocks';
import type { Run, SurveyTerms } from '../../world/run.ts';
import { causeOf, supportCodeOf } from '../../world/survey/runs.ts';
import { memberOf } from '../../world/identity/sign-in.ts';
import { prefilledDrafts } from '../../world/survey/prefilled-drafts.ts';
import { keepDraft, sessionOf, startRun, submitRun, takePage } from '../../world/survey/survey-steps.ts';
import { mockTasks } from '../../world/survey/task-wall.ts';
import { createMember, type KeyRun, type World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';
import { reasonOf } from './surveys.ts';

const TICKET_MS = 5 * 60_000;
const KEY_LENGTH = 43;

/** Questionnaires that a key opens without an account: by an open link, from an agent, or by a ticket. */
export const keySurveyAnswers = (world: World, terms: SurveyTerms): Answers => {
  const nextKey = (): string => world.nextTicket('key').replaceAll('_', '-').padEnd(KEY_LENGTH, 'k');
  const openKey = (kind: KeyRun['kind'], member: KeyRun['member'], run: Run) => {
    const key = nextKey();
    world.surveyKeys.set(key, { kind, member, run });
    return { state: 'open', key, url: null } as const;
  };
  /** Starts the questionnaire for somebody without an account. */
  const startAsGuest = (kind: 'open' | 'agent') => {
    const [task] = mockTasks;
    if (!task) return refuse('PARTNER_LINK_INVALID');
    const guest = createMember(world, '');
    return openKey(kind, guest, startRun(world, guest, task, terms));
  };
  const find = (key: unknown): KeyRun | undefined => world.surveyKeys.get(String(key));

  return {
    enterByOpenLink: mockEnterByOpenLink(async (_example, { request }) => {
      const { sid } = await jsonOf<OpenEntryRequest>(request);
      return mockTasks.some(({ hashId }) => hashId === sid)
        ? startAsGuest('open')
        : refuse('PARTNER_LINK_INVALID');
    }),

    enterFromAgent: mockEnterFromAgent(async (_example, { request }) => {
      const { query } = await jsonOf<{ query: string }>(request);
      // The mock shares no secret with agents, so each signature is right.
      return new URLSearchParams(query).has('sig') ? startAsGuest('agent') : refuse('PARTNER_LINK_INVALID');
    }),

    issueStartTicket: mockIssueStartTicket(async (_example, { request }) => {
      const { taskHashId, consent } = await jsonOf<StartTicketRequest>(request);
      const ticket = nextKey();
      world.startTickets.set(ticket, { member: memberOf(world, request), taskHashId, consent });
      return { ticket, expiresAt: world.time(TICKET_MS) };
    }),

    takeStartTicket: mockTakeStartTicket(async (_example, { request }) => {
      const { ticket } = await jsonOf<TakeTicketRequest>(request);
      const issued = world.startTickets.get(ticket);
      if (!issued) return refuse('PARTNER_LINK_EXPIRED');
      world.startTickets.delete(ticket);
      const { member, taskHashId, consent } = issued;
      const task = mockTasks.find(({ hashId }) => hashId === taskHashId);
      if (!task) return refuse('NOT_FOUND');
      const known = [...member.runs.values()].findLast((run) => run.task.hashId === taskHashId);
      if (known && known.endedAt !== null) return refuse('ALREADY_JOINED');
      if (!known && task.dataUse?.consentRequired && consent !== true) return refuse('CONSENT_REQUIRED');
      const drafts = await prefilledDrafts(world, member, task, consent);
      return openKey('ticket', member, known ?? startRun(world, member, task, terms, drafts));
    }),

    getKeySession: mockGetKeySession((example, { params }) => {
      const found = find(params['key']);
      return found ? sessionOf(example, found.run) : refuse('NOT_FOUND');
    }),

    saveKeyDraftAnswers: mockSaveKeyDraftAnswers(async (_example, { request, params }) => {
      const found = find(params['key']);
      if (!found) return refuse('NOT_FOUND');
      return keepDraft(world, found.run, await jsonOf<SurveyDraftAnswers>(request));
    }),

    saveKeyPage: mockSaveKeyPage(async (_example, { request, params }) => {
      const found = find(params['key']);
      if (!found) return refuse('NOT_FOUND');
      return takePage(world, found.member, found.run, await jsonOf<SurveyPageAnswers>(request));
    }),

    submitKeySurvey: mockSubmitKeySurvey((_example, { params }) => {
      const found = find(params['key']);
      return found ? submitRun(world, found.member, found.run) : refuse('NOT_FOUND');
    }),

    getKeyEnd: mockGetKeyEnd((_example, { params }) => {
      const found = find(params['key']);
      if (!found) return refuse('NOT_FOUND');
      const { kind, run } = found;
      return {
        state: run.endedAt === null ? 'open' : 'ended',
        kind,
        title: run.task.title,
        result: run.result,
        cause: causeOf(run),
        reason: reasonOf(run),
        url: null,
        resultId: kind === 'ticket' && run.endedAt !== null ? run.sessionId : null,
        supportCode: supportCodeOf(run),
      };
    }),
  };
};

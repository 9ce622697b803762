import { assert, infiniteStream, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPage, resumePage, visiblePages } from '@yayan/survey-engine';
import { demoDefinition, demoNames, honestRun } from '@yayan/survey-engine/testing';
import { type AnswerPlan, planAnswers } from './answer-plan.ts';
import { runs, timeFor } from '../../../../test/runs.ts';
import { progressAt } from './page-list.ts';
import type { Session } from './session.ts';

/** How many members answer each questionnaire. */
const MEMBERS = runs(1, 100);
const limit = timeFor(MEMBERS, 20_000);

const choices = infiniteStream(nat(9999)).map((stream) => (below: number) => {
  const next: number = stream.next().value ?? 0;
  return next % below;
});
const fresh = (page: string): Session => ({
  memberId: '',
  participationId: '',
  taskId: '',
  surveyId: '',
  answers: {},
  drafts: {},
  draftRevision: 0,
  acceptedPage: null,
  page,
  revision: 0,
  screened: false,
  cells: [],
  lastSave: null,
  lastOutcome: null,
});

type AcceptedPlan = Extract<AnswerPlan, { kind: 'accepted' }>;
const accepted = (plan: AnswerPlan): AcceptedPlan => {
  if (plan.kind !== 'accepted') throw new Error(JSON.stringify(plan));
  return plan;
};

const after = (session: Session, { answers, page, acceptedPage }: AcceptedPlan): Session => ({
  ...session,
  answers,
  page,
  acceptedPage,
  screened: true,
});

describe.each(demoNames)('%s', (name) => {
  const definition = demoDefinition(name);

  test(
    'the quick evaluation gives the same answers, next page and progress as the full one',
    () => {
      assert(
        property(choices, (choose) => {
          let session = fresh(definition.host.screening.page);
          for (const { page, answers } of honestRun(definition, choose)) {
            const plan = accepted(planAnswers(definition, session, { page, answers, revision: 0 }));
            const check = checkPage(definition, page, session.answers, answers);
            if (!check.ok) throw new Error(JSON.stringify(check.problems));
            const next = resumePage(definition, check.answers, page);
            expect(plan).toMatchObject({
              answers: check.answers,
              page: next ?? visiblePages(definition, check.answers).at(-1),
              progress: progressAt(definition, check.answers, next),
            });
            session = after(session, plan);
          }
        }),
        { numRuns: MEMBERS, endOnFailure: true },
      );
    },
    limit,
  );

  test(
    'a forged, skipped or hidden answer is refused by the quick and by the full evaluation',
    () => {
      assert(
        property(choices, nat(), (choose, kind) => {
          let session = fresh(definition.host.screening.page);
          for (const { page, answers } of honestRun(definition, choose)) {
            const forged = [null, '', [], {}, { a: 1 }, ['forged'], -1, '\u0000', 1e9][kind % 9];
            const keys = [...Object.keys(answers), 'nobody', '__proto__x'];
            for (const key of [keys[kind % keys.length] ?? '']) {
              const check = checkPage(definition, page, session.answers, { ...answers, [key]: forged });
              const plan = planAnswers(definition, session, {
                page,
                answers: { ...answers, [key]: forged },
                revision: 0,
              });
              expect([key, forged, plan.kind === 'accepted']).toEqual([key, forged, check.ok]);
            }
            session = after(
              session,
              accepted(planAnswers(definition, session, { page, answers, revision: 0 })),
            );
          }
        }),
        { numRuns: MEMBERS, endOnFailure: true },
      );
    },
    limit,
  );
});

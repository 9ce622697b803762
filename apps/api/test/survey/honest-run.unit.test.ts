import { assert, infiniteStream, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Answers,
  checkPage,
  evaluate,
  judge,
  keysOf,
  pageQuestions,
  type SurveyDefinition,
} from '@yayan/survey-engine';
import { demoDefinition, demoNames, honestRun, type PostedPage } from '@yayan/survey-engine/testing';
import { runs } from '../runs.ts';

const definitions = demoNames.map((name) => [name, demoDefinition(name)] as const);
const limits = { numRuns: runs(1, 100), endOnFailure: true };
/** Choices of a respondent. fast-check generates them, so that a failing run can be repeated. */
const choices = infiniteStream(nat(9999)).map((stream) => (below: number) => {
  const next: number = stream.next().value ?? 0;
  return next % below;
});

const forgeries: readonly unknown[] = [null, '', [], {}, { forged: 1 }, ['forged'], [[]], -1, '\u0000', 1e9];
const forgedValues: readonly unknown[] = ['forged', 1, true, ['a']];

/** Simulates the server: accepts the posted pages in order and returns the stored answers. */
const accept = (definition: SurveyDefinition, posted: readonly PostedPage[]): Answers => {
  let answers: Answers = {};
  for (const { page, answers: own } of posted) {
    const check = checkPage(definition, page, answers, own);
    if (!check.ok) throw new Error(`${page}: ${JSON.stringify(check.problems)} for ${JSON.stringify(own)}`);
    answers = check.answers;
  }
  return answers;
};

describe.each(definitions)('%s', (_name, definition) => {
  test('everything that the honest runner posts is accepted and can be submitted', () => {
    assert(
      property(choices, (choose) => {
        const answers = accept(definition, honestRun(definition, choose));
        expect(judge(definition, answers, 3600).outcome).not.toBe('invalid');
      }),
      limits,
    );
  });

  test('a missing required answer is refused on its page and at submit', () => {
    assert(
      property(choices, nat(), (choose, at) => {
        const posted = honestRun(definition, choose);
        const answers = accept(definition, posted);
        const shown = requiredOnShow(definition, answers);
        const [page, name] = shown[at % shown.length] ?? ['', ''];
        const own = posted.findLast((one) => one.page === page)?.answers ?? {};
        const check = checkPage(definition, page, answers, withoutKey(own, name));
        expect(check.ok ? [] : check.problems).toContainEqual(
          expect.objectContaining({ question: name, problem: 'required' }),
        );
        expect(judge(definition, withoutKey(answers, name), 3600).outcome).toBe('invalid');
      }),
      limits,
    );
  });

  test('an answer that no widget can produce is refused on its page', () => {
    assert(
      property(choices, nat(), nat(), (choose, at, kind) => {
        const posted = honestRun(definition, choose);
        const { page, answers: own } = posted[at % posted.length] ?? { page: '', answers: {} };
        const before = accept(definition, posted.slice(0, at % posted.length));
        const keys = Object.keys(own).filter((key) => !isComputed(definition.survey, key));
        const key = keys[kind % keys.length] ?? '';
        const forged = forgeries[kind % forgeries.length];
        const check = checkPage(definition, page, before, { ...own, [key]: forged });
        expect([key, forged, check.ok]).toEqual([key, forged, false]);
      }),
      limits,
    );
  });

  test('a forged answer for another page, a hidden or an unknown question is refused and never stored', () => {
    assert(
      property(choices, nat(), nat(), (choose, at, value) => {
        const posted = honestRun(definition, choose);
        const index = at % posted.length;
        const { page, answers: own } = posted[index] ?? { page: '', answers: {} };
        const before = accept(definition, posted.slice(0, index));
        const after = evaluate(definition, { ...before, ...own });
        const shown = after.pages.find((one) => one.name === page)?.questions ?? new Map<string, boolean>();
        const forbidden = [
          'nobody',
          '__proto__x',
          'constructor',
          ...allQuestions(definition).filter((name) => shown.get(name) !== true),
        ];
        const name = forbidden[value % forbidden.length] ?? '';
        const check = checkPage(definition, page, before, {
          ...own,
          [name]: forgedValues[value % forgedValues.length],
        });
        expect([name, check.ok]).toEqual([name, false]);
      }),
      limits,
    );
  });
});

const withoutKey = (answers: Answers, key: string): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !keysOf(key).includes(name)));

/** Whether a question is computed. The server ignores posted values of computed questions, so they can't be forged. */
const isComputed = (node: unknown, name: string): boolean => {
  if (typeof node !== 'object' || node === null) return false;
  if ('name' in node && node.name === name && 'type' in node) return node.type === 'expression';
  return Object.values(node).some((inner) => isComputed(inner, name));
};

const allQuestions = ({ survey }: SurveyDefinition): string[] => {
  const pages: unknown = survey['pages'];
  return Array.isArray(pages)
    ? pages.flatMap((page: { name: string }) => pageQuestions(survey, page.name) ?? [])
    : [];
};

/** [page, question] of every visible required question: those that survey-core refuses when they are empty. */
const requiredOnShow = (definition: SurveyDefinition, answers: Answers): [string, string][] =>
  evaluate(definition, answers)
    .pages.filter((page) => page.visible)
    .flatMap((page) =>
      [...page.questions]
        .filter(([name, on]) => on && isRequired(definition.survey, name))
        .map(([name]): [string, string] => [page.name, name]),
    );

const isRequired = (node: unknown, name: string): boolean => {
  if (Array.isArray(node)) return node.some((inner) => isRequired(inner, name));
  if (typeof node !== 'object' || node === null) return false;
  if ('name' in node && node.name === name && 'type' in node)
    return 'isRequired' in node && node.isRequired === true;
  return Object.values(node).some((inner) => isRequired(inner, name));
};

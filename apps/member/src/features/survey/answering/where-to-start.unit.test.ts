import { expect, test } from 'vitest';
import type { ShownStep } from '../../../shell/unsent/shown-step.ts';
import { whereToStart } from './where-to-start.ts';

const names = ['who', 'habit', 'place', 'wish', 'end'];

interface Situation {
  /** The server's page to answer next, and the number of pages it has saved. */
  page?: string;
  revision?: number;
  /** Pages with drafts on the server. */
  drafts?: readonly string[];
  /** Pages with answers in this browser that aren't posted, and those that wait to be sent. */
  changed?: readonly string[];
  posted?: readonly string[];
  step?: ShownStep;
}

const start = ({ page = 'habit', revision = 1, drafts = [], changed = [], posted = [], step }: Situation) =>
  whereToStart(
    {
      pages: names.map((name) => ({ name, title: name })),
      page,
      revision,
      drafts: { pages: [...drafts], answers: {}, cleared: [], prefilled: [], revision: 0 },
    },
    {
      kept: () => Object.fromEntries([...changed, ...posted].map((name) => [name, {}])),
      posted: () => posted,
    },
    step,
  );

const at = (page: string, revision: number, question = 'q'): ShownStep => ({ page, question, revision });

test('a reload opens the step that was shown last, on a page before or after the one the server knows', () => {
  expect(start({ posted: ['habit', 'place'], step: at('wish', 3) })).toMatchObject({
    pages: ['wish', 'wish', 'end', 'habit'],
    question: 'q',
  });
  expect(start({ page: 'wish', revision: 3, step: at('who', 3) }).pages[0]).toBe('who');
});

test('pages that wait and were sent meanwhile change nothing', () => {
  expect(start({ page: 'wish', revision: 3, step: at('wish', 3) })).toMatchObject({ question: 'q' });
});

test('after somebody else has gone on, the server says where', () => {
  expect(start({ page: 'end', revision: 4, step: at('wish', 3) })).toEqual({
    pages: ['end'],
    question: undefined,
  });
});

test('an earlier page with answers to confirm comes first', () => {
  for (const where of [{ drafts: ['habit'] }, { changed: ['habit'] }])
    expect(start({ page: 'wish', revision: 3, step: at('wish', 3), ...where })).toMatchObject({
      pages: ['habit', 'wish'],
      question: undefined,
    });
  expect(start({ drafts: ['wish'], step: at('habit', 1) }).pages[0]).toBe('habit');
});

test('without a step it goes on after the pages that wait, except where only the server can say how', () => {
  expect(start({ posted: ['habit', 'place'] }).pages[0]).toBe('wish');
  expect(start({ page: 'who', revision: 0, posted: ['who'] }).pages[0]).toBe('who');
  expect(start({ posted: ['wish', 'end'] }).pages[0]).toBe('end');
});

import type { CourseState } from '@yayan/api-client';
import {
  mockAnswerCourseQuiz,
  mockGetCourse,
  mockListCourses,
  mockOpenCourse,
  mockStartCourseQuiz,
  refuse,
} from '@yayan/api-client/mocks';
import { perMember } from '../../world/per-member.ts';
import { memberOf, signedInOf } from '../../world/identity/sign-in.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';

/** Courses: opened, then passed by their quiz, which pays once. */
export const courseAnswers = (world: World): Answers => {
  const statesOf = perMember(world, () => new Map<string, CourseState>());
  const shownState = (request: Request, id: string): CourseState | null =>
    signedInOf(world, request) ? (statesOf(request).get(id) ?? 'new') : null;

  return {
    listCourses: mockListCourses(({ items }, { request }) => ({
      items: items.map((course) => ({ ...course, state: shownState(request, course.id) })),
    })),

    getCourse: mockGetCourse((example, { request, params }) =>
      params['id'] === example.id
        ? { ...example, state: shownState(request, example.id) }
        : refuse('NOT_FOUND'),
    ),

    openCourse: mockOpenCourse((example, { request, params }) => {
      const states = statesOf(request);
      const id = String(params['id']);
      if (!states.has(id)) states.set(id, 'reading');
      return { ...example, waitSeconds: 0 };
    }),

    startCourseQuiz: mockStartCourseQuiz((example, { request, params }) => {
      const state = statesOf(request).get(String(params['id']));
      if (state === 'passed') return refuse('COURSE_PASSED');
      return state === undefined ? refuse('COURSE_NOT_READ') : example;
    }),

    answerCourseQuiz: mockAnswerCourseQuiz((example, { request, params }) => {
      const states = statesOf(request);
      const id = String(params['id']);
      if (states.get(id) === 'passed') return refuse('COURSE_PASSED');
      if (!example.passed) return example;
      states.set(id, 'passed');
      const cause = { kind: 'course', id, title: '课程小测', link: '/course' } as const;
      memberOf(world, request).ledger.add({
        id: world.nextId(),
        at: world.time(),
        amount: example.coins,
        cause,
      });
      return example;
    }),
  };
};

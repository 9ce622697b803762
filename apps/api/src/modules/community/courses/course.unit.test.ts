import { describe, expect, it } from 'vitest';
import { answeringSeconds, isRight, neededRight, readingSeconds } from './course.ts';
import { courseFileSchema, courseOf } from './course-file.ts';

const filed = {
  id: 'Course0001',
  position: 1,
  title: '课',
  summary: '摘要',
  minutes: 3,
  coins: 20,
  body: '正文',
  quiz: [{ question: '题', explanation: '解', options: [{ text: '对', right: true }, { text: '错' }] }],
};

const faultsOf = (file: object): string[] =>
  courseFileSchema.safeParse(file).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ??
  [];

describe('rules 13.6 to 13.8', () => {
  it('80 percent pass, rounded in favour of learning', () => {
    expect([1, 4, 5, 6, 10].map(neededRight)).toEqual([1, 4, 4, 5, 8]);
  });

  it('reading takes a second for 20 characters or the length of the video, answering two a question', () => {
    expect(readingSeconds({ body: '字'.repeat(401), video: null })).toBe(21);
    expect(
      readingSeconds({ body: '字', video: { source: '', captions: '', seconds: 90, poster: null } }),
    ).toBe(90);
    expect(answeringSeconds(5)).toBe(10);
  });

  it('a question with several right options is right only with all of them and no other', () => {
    const question = {
      id: 'q1',
      text: '',
      explanation: '',
      options: [
        { id: 'a', text: '', right: true },
        { id: 'b', text: '', right: true },
        { id: 'c', text: '', right: false },
      ],
    };
    expect(
      [['a'], ['a', 'b'], ['b', 'a'], ['a', 'b', 'c'], ['c']].map((chosen) => isRight(question, chosen)),
    ).toEqual([false, true, true, false, false]);
  });

  it('a file names its options by letters', () => {
    expect(
      courseOf(courseFileSchema.parse(filed)).quiz[0]?.options.map(({ id, right }) => [id, right]),
    ).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });

  it.each([
    ['HTML', { ...filed, body: '<b>粗</b>' }, 'body'],
    [
      'a question without a right option',
      { ...filed, quiz: [{ ...filed.quiz[0], options: [{ text: '一' }, { text: '二' }] }] },
      'quiz.0.options',
    ],
    [
      'a video without captions',
      { ...filed, video: { source: '/videos/a.webm', seconds: 3, captions: 'WEBVTT' } },
      'video.captions',
    ],
    [
      'a foreign video',
      { ...filed, video: { source: '//x.example/a', captions: '/videos/a.vtt', seconds: 3 } },
      'video.source',
    ],
    ['an unknown field', { ...filed, price: 1 }, 'price'],
    ['no question', { ...filed, quiz: [] }, 'quiz'],
  ])('a file with %s is refused', (_name, file, field) => {
    expect(faultsOf(file).join('\n')).toContain(field);
  });
});

import { refuse } from '../../../errors/api-fault.ts';
import { checkedRichText } from '../../../platform/rich-text/checked-rich-text.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { StoredCourse } from '../../community/api.ts';
import {
  areCaptions,
  areSiteFile,
  countCourse,
  courseOf,
  isUploaded,
  selectChangedCourses,
  selectStoredCourse,
  storeCourse,
  TEXT_ID,
  withdrawCourse,
} from '../../community/module.ts';
import { missingFiles } from '../../file/module.ts';
import { MOST_LISTED } from '../store.ts';
import { type ContentRule, type DraftOf, requireId, requireLaterEnd, timeText } from './content-rule.ts';

type CourseDraft = DraftOf<'course'>;

// Members still read a course that has closed, so that it is withdrawn like any other.
const rowOf = ({ id, title, updatedAt, closesAt }: StoredCourse) => ({
  kind: 'course' as const,
  id,
  title,
  state: 'shown' as const,
  startsAt: updatedAt,
  endsAt: closesAt,
  madeBy: null,
});

const draftOf = (course: StoredCourse): CourseDraft => ({
  kind: 'course',
  position: course.position,
  title: course.title,
  summary: course.summary,
  minutes: course.minutes,
  coins: course.coins,
  closesAt: course.closesAt?.toISOString() ?? null,
  video: course.video,
  body: course.body,
  quiz: course.quiz.map(({ text: question, explanation, options }) => ({
    question,
    explanation,
    options: options.map(({ text, right }) => ({ text, right })),
  })),
});

const courseOfDraft = (id: string, { kind: _kind, closesAt, quiz, video, ...course }: CourseDraft) =>
  courseOf({
    ...course,
    id,
    video: video && { ...video, poster: video.poster ?? null },
    closesAt: closesAt === null ? null : new Date(closesAt),
    quiz: quiz.map((question) => ({ ...question, options: [...question.options] })),
  });

const hasFairOptions = ({ options }: CourseDraft['quiz'][number]): boolean =>
  options.some(({ right }) => right) && new Set(options.map(({ text }) => text)).size === options.length;

const quizText = (quiz: CourseDraft['quiz']): string =>
  quiz
    .map(({ question, explanation, options }, index) => {
      const listed = options.map(({ text, right }) => `${right ? '✓' : '✗'} ${text}`).join('；');
      return `${index + 1}. ${question} ${listed}（${explanation}）`;
    })
    .join('\n');

async function checkVideo(db: Connection, video: NonNullable<CourseDraft['video']>): Promise<void> {
  const { source, captions } = video;
  if (isUploaded(video) && (await missingFiles(db, [source])).length > 0) refuse('COURSE_VIDEO_MISSING');
  if (captions !== null && !areSiteFile(captions) && !areCaptions(captions)) refuse('COURSE_CAPTIONS_WRONG');
}

const captionsText = (captions: string | null): string => {
  if (captions === null) return '没有字幕';
  if (areSiteFile(captions)) return `字幕 ${captions}`;
  return `字幕 ${captions.split('-->').length - 1} 条`;
};

/** Courses (rules 13.6 to 13.8). A course keeps its id, because each member is paid once for it. */
export const courseRule: ContentRule<CourseDraft> = {
  kind: 'course',
  acts: { publish: 'course import', edit: 'course edit', withdraw: 'course withdraw' },
  list: async (db, _now, before) =>
    (await selectChangedCourses(db, { before, most: MOST_LISTED })).map(rowOf),
  read: async (db, id) => {
    const course = TEXT_ID.test(id) ? await selectStoredCourse(db, id) : undefined;
    if (course === undefined) return undefined;
    const { begun, passed } = await countCourse(db, id);
    return {
      ...rowOf(course),
      draft: draftOf(course),
      figures: [
        { label: '开始学的人', value: begun },
        { label: '通过的人', value: passed },
      ],
    };
  },
  check: async (db, { body, quiz, closesAt, video }, { id, now, before }) => {
    requireId(id, TEXT_ID);
    checkedRichText(body);
    if (!quiz.every(hasFairOptions)) refuse('COURSE_OPTIONS_WRONG');
    if (video !== null) await checkVideo(db, video);
    // The end of one that has closed may stay.
    if (closesAt !== null && closesAt !== before?.draft.closesAt)
      requireLaterEnd(now, new Date(closesAt), now);
  },
  facts: ({ title, position, summary, minutes, coins, closesAt, video, body, quiz }) => [
    ['title', '标题', title],
    ['position', '顺序', String(position)],
    ['summary', '摘要', summary],
    ['minutes', '分钟', String(minutes)],
    ['coins', '通过得的金币', String(coins)],
    ['closesAt', '截止', timeText(closesAt)],
    ['video', '视频', video && `${video.source}，${captionsText(video.captions)}，${video.seconds} 秒`],
    ['poster', '视频封面', video?.poster ?? null],
    ['body', '正文', body],
    ['quiz', '测验', quizText(quiz)],
  ],
  publish: async (platform, id, draft, by) => {
    await storeCourse(platform, courseOfDraft(id, draft), by);
  },
  withdraw: async (platform, id, by) => {
    await withdrawCourse(platform, id, by);
  },
};

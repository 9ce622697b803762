import { CourseState, type DataOf } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readRichText } from '../../../platform/rich-text/rich-text.ts';
import {
  areSiteFile,
  type Course,
  type CourseVideo,
  isUploaded,
  neededRight,
  readingSeconds,
} from './course.ts';
import { selectCourse, selectCourses } from './course-store.ts';
import { openVisit, type Progress, selectProgress } from './progress-store.ts';

type Reader = Pick<Platform, 'database' | 'clock'>;
/** What reading a course needs besides: an address to watch an uploaded video. */
export interface CourseReader extends Reader {
  videoUrl: (key: string) => string;
}

type Summary = DataOf<'listCourses'>['items'][number];

const SECOND_MS = 1000;

/** The courses in their order, with the caller's progress. */
export async function listCourses(
  { database }: Reader,
  { caller }: Call<'listCourses'>,
): Promise<DataOf<'listCourses'>> {
  const db = database.read;
  const progress = caller === null ? undefined : await selectProgress(db, caller.memberId);
  return { items: (await selectCourses(db)).map((course) => summaryOf(course, progress)) };
}

/** One course with its text. Refuses with NOT_FOUND. */
export async function getCourse(
  { database, videoUrl }: CourseReader,
  { caller, params }: Call<'getCourse'>,
): Promise<DataOf<'getCourse'>> {
  const db = database.read;
  const course = (await selectCourse(db, params.id)) ?? refuse('NOT_FOUND');
  const progress = caller === null ? undefined : await selectProgress(db, caller.memberId);
  const { video, quiz } = course;
  return {
    ...summaryOf(course, progress),
    body: readRichText(course.body),
    video: video && videoOf(video, videoUrl),
    questions: quiz.length,
    needed: neededRight(quiz.length),
  };
}

function videoOf(video: CourseVideo, videoUrl: CourseReader['videoUrl']): DataOf<'getCourse'>['video'] {
  const { source, captions, poster } = video;
  const isFile = captions !== null && areSiteFile(captions);
  return {
    source: isUploaded(video) ? videoUrl(source) : source,
    captions: isFile ? captions : null,
    captionsText: isFile ? null : captions,
    poster,
  };
}

/** Stores that a member reads a course, and returns the seconds until the quiz opens (rule 13.7). */
export async function openCourse(
  { database, clock }: Reader,
  { caller: { memberId }, params: { id } }: Call<'openCourse'>,
): Promise<DataOf<'openCourse'>> {
  const db = database.read;
  const course = (await selectCourse(db, id)) ?? refuse('NOT_FOUND');
  const at = clock.now();
  const openedAt = await openVisit(db, { memberId, courseId: id, at });
  return { waitSeconds: secondsUntil(quizOpensAt(course, openedAt), at) };
}

/** When the quiz opens for a member who began to read at `openedAt`. */
export const quizOpensAt = (course: Course, openedAt: Date): Date =>
  new Date(openedAt.getTime() + readingSeconds(course) * SECOND_MS);

/** Whole seconds until a time; 0 if it is in the past. */
export const secondsUntil = (moment: Date, at: Date): number =>
  Math.max(0, Math.ceil((moment.getTime() - at.getTime()) / SECOND_MS));

function summaryOf(
  { id, title, summary, minutes, coins, closesAt }: Course,
  progress: Progress | undefined,
): Summary {
  return {
    id,
    title,
    summary,
    minutes,
    coins,
    closesAt: closesAt?.toISOString() ?? null,
    state: progress === undefined ? null : stateOf(id, progress),
  };
}

function stateOf(id: string, { opened, passed }: Progress): CourseState {
  if (passed.has(id)) return CourseState.Passed;
  return opened.has(id) ? CourseState.Reading : CourseState.New;
}

import { z } from 'zod';
import { areCaptions } from './captions.ts';

const SITE_FILE = /^\/videos\/[\w.-]+$/u;
const SITE_CAPTIONS = /^\/videos\/[\w.-]+\.vtt$/u;
const UPLOADED = /^[a-z]{1,16}\/course\/[a-z0-9]{26}\/\d{17}\.mp4$/u;

export type CourseVideo = z.output<typeof courseVideoSchema>;

/** Whether the source of a video is the key of an uploaded file (rule 11.9), and not a file of the site. */
export const isUploaded = ({ source }: Pick<CourseVideo, 'source'>): boolean => UPLOADED.test(source);

/** Whether captions are a file of the site, and not the text itself. */
export const areSiteFile = (captions: string): boolean => SITE_CAPTIONS.test(captions);

export const courseVideoSchema = z.strictObject({
  source: z
    .string()
    .refine(
      (source) => SITE_FILE.test(source) || UPLOADED.test(source),
      'a file under /videos/, or an uploaded one',
    ),
  /** A video should have captions, because many people watch without sound, and some can't hear it. */
  captions: z
    .string()
    .refine(
      (captions) => SITE_CAPTIONS.test(captions) || areCaptions(captions),
      'a .vtt file under /videos/, or WebVTT',
    )
    .nullable(),
  seconds: z.int().min(1).max(7200),
  /** A picture that is shown until the video plays. Courses of before have none. */
  poster: z
    .string()
    .max(300)
    .regex(/^(\/(?![/\\])|https:\/\/)\S*$/u, 'a path of the site, or an https address')
    .nullable()
    .default(null),
});

export const questionSchema = z.strictObject({
  id: z.string(),
  text: z.string(),
  explanation: z.string(),
  options: z.array(z.strictObject({ id: z.string(), text: z.string(), right: z.boolean() })),
});

export type Question = z.output<typeof questionSchema>;

export interface Course {
  id: string;
  position: number;
  title: string;
  summary: string;
  /** CommonMark of the checked subset. */
  body: string;
  minutes: number;
  coins: number;
  video: CourseVideo | null;
  quiz: Question[];
  closesAt: Date | null;
}

const CHARACTERS_A_SECOND = 20;
const SECONDS_A_QUESTION = 2;
const NEEDED_SHARE = 0.8;

/** The shortest time in which somebody can take the course (rule 13.7). */
export const readingSeconds = ({ body, video }: Pick<Course, 'body' | 'video'>): number =>
  video === null ? Math.ceil(Array.from(body).length / CHARACTERS_A_SECOND) : video.seconds;

/** The shortest time in which somebody can answer the quiz (rule 13.8). */
export const answeringSeconds = (questions: number): number => questions * SECONDS_A_QUESTION;

/** The number of right answers needed to pass (rule 13.6). */
export const neededRight = (questions: number): number => Math.ceil(questions * NEEDED_SHARE);

/** Whether the chosen options are exactly the right ones. */
export const isRight = ({ options }: Question, chosen: readonly string[]): boolean =>
  options.every(({ id, right }) => right === chosen.includes(id));

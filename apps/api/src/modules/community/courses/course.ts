import { z } from 'zod';

export const courseVideoSchema = z.strictObject({
  source: z.string().regex(/^\/videos\/[\w.-]+$/u, 'a file under /videos/'),
  /** Every video has captions, because many people watch without sound, and some can't hear it. */
  captions: z.string().regex(/^\/videos\/[\w.-]+\.vtt$/u, 'a .vtt file under /videos/'),
  seconds: z.int().min(1).max(7200),
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
  video: z.output<typeof courseVideoSchema> | null;
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

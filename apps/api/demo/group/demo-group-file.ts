import { readFile } from 'node:fs/promises';
import { v5 as uuidV5 } from 'uuid';
import { z } from 'zod';
import { taskTextsSchema } from '../../src/modules/task/task-texts.ts';

/** Days before (−) or after the demo's first start. */
const day = z.number();
const text = z.string().min(1);
const person = text;

const followUpSchema = z.strictObject({
  by: person,
  day,
  content: text,
  audience: z.enum(['everyone', 'author', 'backRoom']),
  mustAnswer: z.boolean(),
});

/** A passage of the answer on the host's board. */
const quoteSchema = z.strictObject({ text, codes: z.array(text), finding: text.optional() });

const responseSchema = z.strictObject({
  by: person,
  day,
  content: text,
  seen: z.boolean().default(false),
  followUps: z.array(followUpSchema).default([]),
  quotes: z.array(quoteSchema).default([]),
});

const voteSchema = z.strictObject({
  title: text,
  kind: z.enum(['single', 'multiple', 'ranked']),
  minChoices: z.int().positive(),
  maxChoices: z.int().positive(),
  resultsShown: z.enum(['afterVote', 'always', 'afterClose']),
  options: z.array(text).min(2),
  /** Positions of the chosen options, counted from 1. */
  ballots: z.array(z.strictObject({ by: person, day, choices: z.array(z.int().positive()).min(1) })),
});

const sectionSchema = z.strictObject({
  title: text,
  question: text,
  hostNote: text.optional(),
  minLength: z.int().nonnegative(),
  visibility: z.enum(['everyone', 'answerFirst', 'hostsOnly']),
  vote: voteSchema.optional(),
  responses: z.array(responseSchema).default([]),
});

const topicSchema = z.strictObject({
  title: text,
  summary: text,
  opensDay: day,
  closesDay: day,
  sections: z.array(sectionSchema).min(1),
});

const memberSchema = z.strictObject({
  name: person,
  mobile: z.string().regex(/^1[3-9]\d{9}$/),
  role: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  avatar: z.string().optional(),
  attributes: z.array(z.strictObject({ key: text, label: text, value: text })).default([]),
  /** The person has not entered the group yet; their first visit is still to come. */
  isNew: z.boolean().default(false),
});

const groupSchema = z.strictObject({
  taskHash: z.string(),
  name: text,
  intro: text,
  rules: z.array(text),
  consent: z.strictObject({ version: z.int().positive(), text }),
  /** The task that invited members see on their task wall. */
  task: z.strictObject({ title: text, tags: z.array(text), texts: taskTextsSchema }),
  opensDay: day,
  closesDay: day,
  members: z.array(memberSchema),
  topics: z.array(topicSchema),
  /** What the host has concluded so far, on the board of quotes. */
  findings: z.array(z.strictObject({ title: text, sentence: text })),
});

export type DemoGroup = z.output<typeof groupSchema>;
export type DemoSection = z.output<typeof sectionSchema>;
export type DemoResponse = z.output<typeof responseSchema>;
export type DemoVote = z.output<typeof voteSchema>;

const NAMESPACE = 'b8a3f1f0-5d3e-4a52-9a0e-6f0f6f9d2c11';

/** Makes ids from names, so that the demo has the same ids on every database. */
export const demoId = (...path: readonly (string | number)[]): string => uuidV5(path.join('/'), NAMESPACE);

export const GROUP_ID = demoId('group');

export const memberId = (name: string): string => demoId('member', name);

/** A person's answer to a section. */
export const responseId = (sectionId: string, by: string): string => demoId('response', sectionId, by);

/** The demo group's task of type 4; the hash is the one in `/bbs/{hash}`. */
export const demoGroupTask = { id: demoId('task'), hash: 't7Kq2mX9bLpR' } as const;

/** Reads the demo group from `apps/api/data/group`. Throws if the file doesn't fit the schema. */
export async function readDemoGroup(): Promise<DemoGroup> {
  const file = new URL('../../data/group/breakfast.json', import.meta.url);
  return groupSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

import { PollResults } from '@yayan/contract';
import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { type OpenPoll, selectOpenPolls } from './poll-store.ts';

type Deps = Pick<Platform, 'database' | 'clock' | 'random'>;

const MOST_OPTIONS = 12;
const ID_DIGITS = 15;

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const label = z.string().trim().min(1).max(40);

/** A quick poll as an operator writes it. Without `startsAt` it starts at once. Without `closesAt` it stays open. */
export const pollSchema = z
  .strictObject({
    title: z.string().trim().min(1).max(60),
    description: z.string().trim().min(1).max(200).nullable().default(null),
    options: z.array(label).min(2).max(MOST_OPTIONS),
    minChoices: z.int().min(1).default(1),
    maxChoices: z.int().min(1).default(1),
    results: z.enum(PollResults).default(PollResults.AfterVote),
    startsAt: moment.nullable().default(null),
    closesAt: moment.nullable().default(null),
  })
  .refine(({ options }) => new Set(options).size === options.length, 'an option stands twice')
  .refine(
    ({ options, minChoices, maxChoices }) => minChoices <= maxChoices && maxChoices <= options.length,
    'minChoices is at most maxChoices, which is at most the number of options',
  );

/** The open and planned polls, the latest first. */
export const openPolls = ({ database, clock }: Omit<Deps, 'random'>): Promise<OpenPoll[]> =>
  selectOpenPolls(database.read, clock.now());

/** A new poll's id. */
export const newPollId = ({ random }: Pick<Deps, 'random'>): string => `q${random.digits(ID_DIGITS)}`;

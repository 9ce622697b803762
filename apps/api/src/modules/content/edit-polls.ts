import { PollResults } from '@yayan/contract';
import { z } from 'zod';
import { recordAct } from '../../platform/audit/operator-acts.ts';
import type { Platform } from '../../platform/platform.ts';
import { closePollAt, insertPoll, type OpenPoll, selectOpenPolls } from './poll-store.ts';

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

/** Publishes a poll. Throws if it would close before it opens. Returns its id. */
export async function publishPoll(
  deps: Deps,
  { minChoices, maxChoices, startsAt, closesAt, options, ...poll }: z.infer<typeof pollSchema>,
  { by }: { by: string },
): Promise<string> {
  const now = deps.clock.now();
  const starts = startsAt ?? now;
  if (closesAt !== null && (closesAt <= starts || closesAt <= now))
    throw new Error('It would be closed before it is open: closesAt is too early');
  const id = newPollId(deps);
  const row = {
    ...poll,
    id,
    min_choices: minChoices,
    max_choices: maxChoices,
    starts_at: starts,
    closes_at: closesAt,
    options: options.map((option) => ({ id: deps.random.uuid(), label: option, image: null })),
  };
  await deps.database.transaction(async (tx) => {
    await insertPoll(tx, row);
    await recordAct(tx, deps, { operator: by, act: 'poll publish', subject: id, before: null, after: row });
  });
  return id;
}

/** Closes a poll now. A planned poll closes at its start. Votes and results stay. Throws if it has closed already. */
export async function closePoll(deps: Deps, before: OpenPoll, { by }: { by: string }): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const closesAt = await closePollAt(tx, before.id, deps.clock.now());
    if (closesAt === undefined) throw new Error(`Poll ${before.id} has closed`);
    const after = { ...before, closes_at: closesAt };
    await recordAct(tx, deps, { operator: by, act: 'poll close', subject: before.id, before, after });
  });
}

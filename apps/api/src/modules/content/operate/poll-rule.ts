import { refuse } from '../../../errors/api-fault.ts';
import { closePollAt, insertPoll, type KnownPoll, selectKnownPolls, updatePoll } from '../poll-store.ts';
import {
  type ContentRule,
  type DraftOf,
  requireId,
  requireLaterEnd,
  stateOf,
  type StoredContent,
  timeText,
} from './content-rule.ts';

type PollDraft = DraftOf<'poll'>;

const RESULTS: Readonly<Record<PollDraft['results'], string>> = {
  always: '一直可见',
  afterVote: '投票后可见',
  afterClose: '截止后可见',
};

const ID = /^q\d{15}$/;

const stored = (poll: KnownPoll, now: Date): StoredContent<PollDraft> => ({
  kind: 'poll',
  id: poll.id,
  title: poll.title,
  state: stateOf(poll.starts_at, poll.closes_at, now),
  startsAt: poll.starts_at,
  endsAt: poll.closes_at,
  madeBy: null,
  figures: [
    { label: '投票的人', value: poll.voters },
    ...poll.options.slice(0, 11).map(({ label, votes }) => ({ label, value: votes })),
  ],
  draft: {
    kind: 'poll',
    title: poll.title,
    description: poll.description,
    options: poll.options.map(({ label }) => label),
    minChoices: poll.min_choices,
    maxChoices: poll.max_choices,
    results: poll.results,
    startsAt: poll.starts_at.toISOString(),
    closesAt: poll.closes_at?.toISOString() ?? null,
  },
});

const sameVote = (one: PollDraft, other: PollDraft): boolean =>
  JSON.stringify([one.options, one.minChoices, one.maxChoices, one.startsAt]) ===
  JSON.stringify([other.options, other.minChoices, other.maxChoices, other.startsAt]);

/** Quick polls (rule 7.3). */
export const pollRule: ContentRule<PollDraft> = {
  kind: 'poll',
  acts: { publish: 'poll publish', edit: 'poll edit', withdraw: 'poll close' },
  list: async (db, now, before) => (await selectKnownPolls(db, { before })).map((poll) => stored(poll, now)),
  read: async (db, id, now) => {
    const [poll] = await selectKnownPolls(db, { id });
    return poll && stored(poll, now);
  },
  check: (_db, draft, { id, now, before }) => {
    const { options, minChoices, maxChoices, startsAt, closesAt } = draft;
    requireId(id, before === undefined ? ID : /./);
    if (new Set(options).size < options.length || minChoices > maxChoices || maxChoices > options.length)
      refuse('POLL_OPTIONS_WRONG');
    if (before?.state === 'ended') refuse('CONTENT_ENDED');
    // Votes are for these options.
    if (before?.state === 'shown' && !sameVote(before.draft, draft)) refuse('CONTENT_STARTED');
    requireLaterEnd(
      startsAt === null ? now : new Date(startsAt),
      closesAt === null ? null : new Date(closesAt),
      now,
    );
  },
  facts: ({ title, description, options, minChoices, maxChoices, results, startsAt, closesAt }) => [
    ['title', '问题', title],
    ['description', '说明', description],
    ['options', '选项', options.join('、')],
    [
      'choices',
      '可选个数',
      minChoices === maxChoices ? String(minChoices) : `${minChoices} 到 ${maxChoices}`,
    ],
    ['results', '结果', RESULTS[results]],
    ['startsAt', '开始', timeText(startsAt) ?? '马上'],
    ['closesAt', '截止', timeText(closesAt)],
  ],
  publish: async ({ database, clock, random }, id, draft) => {
    const { title, description, options, minChoices, maxChoices, results, startsAt, closesAt } = draft;
    await database.transaction((tx) =>
      insertPoll(tx, {
        id,
        title,
        description,
        results,
        min_choices: minChoices,
        max_choices: maxChoices,
        starts_at: startsAt === null ? clock.now() : new Date(startsAt),
        closes_at: closesAt === null ? null : new Date(closesAt),
        options: options.map((label) => ({ id: random.uuid(), label, image: null })),
      }),
    );
  },
  edit: async ({ database, clock, random }, id, draft) => {
    const { title, description, options, minChoices, maxChoices, results, startsAt, closesAt } = draft;
    await database.transaction(async (tx) => {
      const [before] = await selectKnownPolls(tx, { id });
      const labels = before?.options.map(({ label }) => label);
      await updatePoll(tx, {
        id,
        title,
        description,
        results,
        min_choices: minChoices,
        max_choices: maxChoices,
        starts_at: startsAt === null ? clock.now() : new Date(startsAt),
        closes_at: closesAt === null ? null : new Date(closesAt),
        // The same options keep their pictures.
        options:
          JSON.stringify(labels) === JSON.stringify(options)
            ? undefined
            : options.map((label) => ({ id: random.uuid(), label, image: null })),
      });
    });
  },
  withdraw: async ({ database, clock }, id) => {
    await database.transaction((tx) => closePollAt(tx, id, clock.now()));
  },
};

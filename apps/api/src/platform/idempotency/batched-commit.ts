import { type RawBuilder, sql } from 'kysely';
import type { BatchOptions } from '../database/batch-loader.ts';
import { batchedWrite } from '../database/batched-write.ts';
import { cteChain, lastOf, type Step, type Steps } from '../database/cte-chain.ts';
import type { Database } from '../database/database.ts';
import { recordset } from '../database/recordset.ts';
import type { Events, News } from '../events/events.ts';
import { claimCall, type IdempotentCall, once } from './idempotency.ts';
import type { Tx } from '../database/tx.ts';

/** The last steps of one kind of call. They run in one statement that also stores key, answer and events. */
export interface Ending<Due, T> {
  /**
   * Steps for calls of different members. The last step returns `member_id` and the number `value` for each call that
   * succeeded. For the others nothing was changed.
   */
  steps: (dues: readonly Due[]) => Steps;
  /** The answer as JSON. It contains `value` once, or never if `isKnown` is set. */
  answer: (due: Due, value: number) => T;
  /** The answer is known before anything is stored; it doesn't contain `value`. */
  isKnown?: true;
  /** The live event of the call. Steps may publish further events. */
  news?: (due: Due) => News;
}

/** A call, and the effect that it will have. */
interface Work<Due> {
  call: IdempotentCall;
  due: Due;
}

interface Kept {
  member_id: string;
  answer: unknown;
}

/**
 * Like `idempotently`, but one statement runs the last steps and stores the key, the answer and the events. That saves
 * a round trip. `early` is the effect according to data read without a lock. It is tried first, in one statement and
 * one transaction with concurrent calls. If the data has changed, nothing was stored for this call, and `work` runs
 * under its locks instead.
 */
export function batchedIdempotentCommit<Due, T>(
  { database, events }: { database: Database; events: Pick<Events, 'telling' | 'wake'> },
  ending: Ending<Due, T>,
  options: BatchOptions = {},
): (call: IdempotentCall, work: (tx: Tx) => Promise<Due>, early?: Due) => Promise<T> {
  const ended = (works: readonly Work<Due>[]): RawBuilder<Kept> => {
    const steps = ending.steps(works.map(({ due }) => due));
    const kept = keeping(
      works.map(({ call, due }) => ({ ...call, answer: answerParts(ending, due) })),
      lastOf(steps),
    );
    const { news } = ending;
    const told =
      news === undefined
        ? []
        : [
            events.telling(
              works.map(({ call: { memberId }, due }) => ({ memberId, ...news(due) })),
              kept,
            ),
          ];
    return cteChain([...steps, kept, ...told], sql`select member_id, answer from kept`);
  };
  const end = async (works: readonly Work<Due>[]): Promise<(Kept | undefined)[]> => {
    // Steps join on member_id, so a batch holds one call per member.
    const first = new Map(works.toReversed().map((work) => [work.call.memberId, work]));
    const kept = new Map(
      (await database.runAlone(ended([...first.values()]))).map((row) => [row.member_id, row]),
    );
    if (kept.size > 0) events.wake();
    return works.map((work) =>
      first.get(work.call.memberId) === work ? kept.get(work.call.memberId) : undefined,
    );
  };
  const endTogether = batchedWrite(end, options);
  return async (call, work, early) =>
    await once(database, call, async () => {
      const held = early === undefined ? undefined : await endTogether({ call, due: early });
      if (held !== undefined) return held.answer as T;
      return await database.transaction(async (tx) => {
        const known = await claimCall(tx, call);
        if (known !== undefined) return known.answer as T;
        database.afterCommit(tx, () => events.wake());
        const [kept] = await database.runLast(tx, ended([{ call, due: await work(tx) }]));
        if (kept === undefined) throw new Error('The last step of a work answered no row');
        return kept.answer as T;
      });
    });
}

interface Answering extends IdempotentCall {
  answer: AnswerParts;
}

/** The JSON of an answer before and after its value. Without `closing` it is the whole answer. */
interface AnswerParts {
  opening: string;
  closing?: string;
}

/** Stores key and answer of the calls whose `member_id` the step `behind` returns. Fails when a key is taken. */
function keeping(calls: readonly Answering[], { name: behind }: Step): Step {
  const rows = calls.map(({ memberId, key, hash, answer }) => ({
    member_id: memberId,
    key,
    hash,
    ...answer,
  }));
  return {
    name: 'kept',
    statement: sql`
      insert into idempotency_keys (member_id, key, request_hash, answer)
      select member_id, key, hash,
        (case when closing is null then opening else opening || value || closing end)::json
      from ${recordset(rows, 'call (member_id uuid, key text, hash text, opening text, closing text)')}
      join ${sql.id(behind)} using (member_id)
      returning member_id, answer`,
  };
}

/** Marks the place of `value` in an answer. No count or sum of the product has this value. */
const STAND_IN = Number.MIN_SAFE_INTEGER;
/** The mark in the JSON. Texts of people contain no NUL, so none looks like it. */
const MARK = '\u0000';

function answerParts<Due, T>({ answer, isKnown }: Ending<Due, T>, due: Due): AnswerParts {
  if (isKnown) return { opening: JSON.stringify(answer(due, STAND_IN)) };
  const json = JSON.stringify(answer(due, STAND_IN), (_key, part: unknown) =>
    part === STAND_IN ? MARK : part,
  );
  const [opening, closing, ...others] = json.split(JSON.stringify(MARK));
  if (opening === undefined || closing === undefined || others.length > 0)
    throw new Error('An answer has to hold its value once');
  return { opening, closing };
}

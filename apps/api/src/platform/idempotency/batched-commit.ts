import { type RawBuilder, sql } from 'kysely';
import type { BatchOptions } from '../database/batch-loader.ts';
import { batchedWrite } from '../database/batched-write.ts';
import { cteChain, lastOf, type Step, type Steps } from '../database/cte-chain.ts';
import type { Database } from '../database/database.ts';
import { recordset } from '../database/recordset.ts';
import type { Events, LiveEvent } from '../events/events.ts';
import { claimCall, type IdempotentCall, once } from './idempotency.ts';
import type { Tx } from '../database/tx.ts';

/** The last steps of one kind of call. They run in one statement that also stores key, answer and events. */
export interface FinalSteps<Effect, T> {
  /**
   * Steps for calls of different members. The last step returns `member_id` and the number `value` for each call that
   * succeeded. For the others nothing was changed.
   */
  steps: (effects: readonly Effect[]) => Steps;
  /** The answer as JSON. It contains `value` once, or never if `isKnown` is set. */
  answer: (effect: Effect, value: number) => T;
  /** The answer is known before anything is stored; it doesn't contain `value`. */
  isKnown?: true;
  /** The live event of the call. Steps may publish further events. */
  event?: (effect: Effect) => LiveEvent;
}

/** A call, and the effect that it will have. */
interface Work<Effect> {
  call: IdempotentCall;
  effect: Effect;
}

interface AnswerRow {
  member_id: string;
  answer: unknown;
}

/**
 * Like `idempotently`, but one statement runs the last steps and stores the key, the answer and the events. That saves
 * a round trip. `early` is the effect according to data read without a lock. It is tried first, in one statement and
 * one transaction with concurrent calls. If the data has changed, nothing was stored for this call, and `work` runs
 * under its locks instead.
 */
export function batchedIdempotentCommit<Effect, T>(
  { database, events }: { database: Database; events: Pick<Events, 'publishStep' | 'wake'> },
  final: FinalSteps<Effect, T>,
  options: BatchOptions = {},
): (call: IdempotentCall, work: (tx: Tx) => Promise<Effect>, early?: Effect) => Promise<T> {
  const commitSql = (works: readonly Work<Effect>[]): RawBuilder<AnswerRow> => {
    const steps = final.steps(works.map(({ effect }) => effect));
    const kept = storeAnswersStep(
      works.map(({ call, effect }) => ({ ...call, answer: answerParts(final, effect) })),
      lastOf(steps),
    );
    const { event } = final;
    const published =
      event === undefined
        ? []
        : [
            events.publishStep(
              works.map(({ call: { memberId }, effect }) => ({ memberId, ...event(effect) })),
              kept,
            ),
          ];
    return cteChain([...steps, kept, ...published], sql`select member_id, answer from kept`);
  };
  const commitBatch = async (works: readonly Work<Effect>[]): Promise<(AnswerRow | undefined)[]> => {
    // Steps join on member_id, so a batch holds one call per member.
    const first = new Map(works.toReversed().map((work) => [work.call.memberId, work]));
    const kept = new Map(
      (await database.runAlone(commitSql([...first.values()]))).map((row) => [row.member_id, row]),
    );
    if (kept.size > 0) events.wake();
    return works.map((work) =>
      first.get(work.call.memberId) === work ? kept.get(work.call.memberId) : undefined,
    );
  };
  const commitBatched = batchedWrite(commitBatch, options);
  return async (call, work, early) =>
    await once(database, call, async () => {
      const stored = early === undefined ? undefined : await commitBatched({ call, effect: early });
      if (stored !== undefined) return stored.answer as T;
      return await database.transaction(async (tx) => {
        const known = await claimCall(tx, call);
        if (known !== undefined) return known.answer as T;
        database.afterCommit(tx, () => events.wake());
        const [kept] = await database.runLast(tx, commitSql([{ call, effect: await work(tx) }]));
        if (kept === undefined) throw new Error('The last step of a work answered no row');
        return kept.answer as T;
      });
    });
}

interface AnsweredCall extends IdempotentCall {
  answer: AnswerParts;
}

/** The JSON of an answer before and after its value. Without `closing` it is the whole answer. */
interface AnswerParts {
  opening: string;
  closing?: string;
}

/** Stores key and answer of the calls whose `member_id` the step `behind` returns. Fails when a key is taken. */
function storeAnswersStep(calls: readonly AnsweredCall[], { name: behind }: Step): Step {
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

function answerParts<Effect, T>({ answer, isKnown }: FinalSteps<Effect, T>, effect: Effect): AnswerParts {
  if (isKnown) return { opening: JSON.stringify(answer(effect, STAND_IN)) };
  const json = JSON.stringify(answer(effect, STAND_IN), (_key, part: unknown) =>
    part === STAND_IN ? MARK : part,
  );
  const [opening, closing, ...others] = json.split(JSON.stringify(MARK));
  if (opening === undefined || closing === undefined || others.length > 0)
    throw new Error('An answer has to hold its value once');
  return { opening, closing };
}

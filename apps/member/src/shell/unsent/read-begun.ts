import { readFinished } from './finished.ts';
import { finishedPrefix, keptPrefix, stepPrefix } from './row-names.ts';
import { type KnownTask, readStep } from './shown-step.ts';
import { unsentOwner } from './unsent-owner.ts';
import { unsent } from './unsent.ts';

/** A questionnaire that was begun on this device and has not ended here (rule 3.9). */
export interface BegunHere {
  readonly sessionId: string;
  readonly task?: KnownTask | undefined;
  /** Where it was left: 第 2 题. */
  readonly place?: string | undefined;
  /** Whether its member handed it in, and the server doesn't know it yet. */
  readonly isFinished: boolean;
  /** Whether answers wait to be sent. */
  readonly waits: boolean;
}

const withPrefix = (ids: readonly string[], prefix: string): ReadonlySet<string> =>
  new Set(ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length)));

/** The questionnaires of the signed-in member that were begun here. One whose seat is over is none, unless it waits. */
export const readBegun = async (): Promise<readonly BegunHere[]> => {
  const owner = unsentOwner();
  if (!owner) return [];
  const ids = await unsent.idsOf(owner).catch(() => []);
  const kept = withPrefix(ids, keptPrefix);
  const known = new Set([...withPrefix(ids, finishedPrefix), ...kept, ...withPrefix(ids, stepPrefix)]);
  const begun = await Promise.all(
    [...known].map(async (sessionId) => {
      const step = await readStep(unsent, owner, sessionId);
      const handIn = await readFinished(unsent, owner, sessionId);
      const waits = handIn !== undefined || kept.has(sessionId);
      const isOver = typeof step?.seatUntil === 'string' && Date.parse(step.seatUntil) <= Date.now();
      return isOver && !waits
        ? []
        : [
            {
              sessionId,
              task: handIn?.task ?? step?.task,
              place: step?.place,
              isFinished: handIn !== undefined,
              waits,
            },
          ];
    }),
  );
  return begun.flat();
};

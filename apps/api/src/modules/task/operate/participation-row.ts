import type { ConsoleDataOf } from '@yayan/contract/console';
import { earned } from '../results/earned.ts';
import { elapsedSeconds } from '../results/result-reason.ts';
import type { Participation } from '../participation.ts';

type Row = ConsoleDataOf<'listTaskParticipations'>['items'][number];

/** A participation as the console lists it. Who has no account has neither code nor page. */
export const participationRow = (
  own: Participation,
  { codes, now }: { codes: ReadonlyMap<string, string>; now: Date },
): Row => {
  const { coins, state } = earned(own);
  return {
    id: own.id,
    supportCode: own.supportCode,
    memberId: own.source === 'member' ? own.memberId : null,
    memberCode: codes.get(own.memberId) ?? null,
    source: own.source,
    result: own.result,
    detail: own.detail,
    progress: own.progress,
    coins,
    earningState: state,
    seconds: elapsedSeconds(own, now),
    startedAt: own.startedAt.toISOString(),
    endedAt: own.endedAt?.toISOString() ?? null,
  };
};

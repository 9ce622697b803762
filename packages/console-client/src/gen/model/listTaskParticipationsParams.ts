/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { JoinResult } from './joinResult.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { ListTaskParticipationsEarning } from './listTaskParticipationsEarning.ts';
import type { ParticipationSource } from './participationSource.ts';
import type { PublicId } from './publicId.ts';

export type ListTaskParticipationsParams = {
/**
 * The public id of the task.
 */
taskId: PublicId;
/**
 * Only with this result.
 */
result?: JoinResult;
/**
 * Only from this source.
 */
source?: ParticipationSource;
/**
 * Only with coins that are pending, or were taken back.
 */
earning?: ListTaskParticipationsEarning;
/**
 * The `nextCursor` of the previous page.
 * @maxLength 200
 */
cursor?: CursorParameter;
/**
 * Number of items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
};

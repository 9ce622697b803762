import type { Connection } from '../../../platform/database/database.ts';
import { participationOf } from '../participation/participation-store.ts';
import type { Earning, Participation } from '../participation.ts';

export interface RecordQuery {
  readonly memberId: string;
  /** Id of the last participation on the previous page. */
  readonly before: string | undefined;
  readonly result: number | undefined;
  /** Whether the member gave them up. */
  readonly givenUp: boolean | undefined;
  readonly ended: boolean | undefined;
  /** The state of the reward; `none` means that nothing was paid. */
  readonly earned: 'none' | Earning['state'] | undefined;
  readonly limit: number;
}

/** A member's participations, newest first. */
export async function readRecords(db: Connection, query: RecordQuery): Promise<Participation[]> {
  let rows = db.selectFrom('participations').selectAll().where('member_id', '=', query.memberId);
  if (query.before !== undefined) rows = rows.where('id', '<', query.before);
  if (query.result !== undefined) rows = rows.where('result', '=', query.result);
  if (query.givenUp !== undefined)
    rows = rows.where(
      'result_detail',
      query.givenUp ? 'is not distinct from' : 'is distinct from',
      'givenUp',
    );
  if (query.ended !== undefined) rows = rows.where('result', query.ended ? '<>' : '=', 0);
  if (query.earned === 'none')
    rows = rows.where('paid_coins', '=', 0).where('paid_credit', '=', 0).where('earning_state', 'is', null);
  if (query.earned === 'available')
    rows = rows
      .where((eb) => eb.or([eb('earning_state', 'is', null), eb('earning_state', '=', 'available')]))
      .where((eb) => eb.or([eb('paid_coins', '>', 0), eb('paid_credit', '>', 0)]));
  if (query.earned === 'pending' || query.earned === 'takenBack')
    rows = rows.where('earning_state', '=', query.earned);
  return (await rows.orderBy('id', 'desc').limit(query.limit).execute()).map(participationOf);
}

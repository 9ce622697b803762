import type { ChanceCause } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Pause } from '../../feedback/api.ts';
import type { MessageBatches } from '../../message/api.ts';
import type { PrizeOrders } from './prize-orders-port.ts';

/** Something a member did that brings chances. */
export interface EarningEvent {
  /** Its id in its own area. */
  id: string;
  at: Date;
}

/** Reads what a member did in a span of time, at most a few hundred. */
export type ReadEarnings = (
  db: Connection,
  memberId: string,
  from: Date,
  upto: Date,
) => Promise<EarningEvent[]>;

/** What campaigns need from other areas. */
export interface CampaignDeps {
  platform: Platform;
  messages: MessageBatches;
  /** What earns chances, by kind. */
  earnedBy: Readonly<Record<Exclude<ChanceCause, 'quiz'>, ReadEarnings>>;
  orders: PrizeOrders;
  /** When a member could not or can not exchange, the earliest first. */
  exchangePauses: (db: Connection, memberId: string) => Promise<Pause[]>;
  /** Masked nicknames by member; members who left are missing. */
  namesOf: (db: Connection, memberIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** What publishing and ending need. */
export interface StockDeps {
  platform: Platform;
  orders: Pick<PrizeOrders, 'reserve' | 'release'>;
}

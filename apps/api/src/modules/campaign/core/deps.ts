import type { ChanceCause } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Pause } from '../../feedback/api.ts';
import type { MessageBatches } from '../../message/api.ts';
import type { PrizeOrders } from './prize-orders-port.ts';

/** An act of a member that brings chances. */
export interface EarningEvent {
  /** Its id in its own area. */
  id: string;
  at: Date;
}

/** Reads the acts of a member in a span of time, at most a few hundred. */
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
  /** The acts that earn chances, by cause. */
  earnedBy: Readonly<Record<Exclude<ChanceCause, 'quiz'>, ReadEarnings>>;
  orders: PrizeOrders;
  /** The pictures of benefits by id. Those without one are missing. */
  coversOf: (db: Connection, benefitIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The times at which a member can't exchange, the earliest first. */
  exchangePauses: (db: Connection, memberId: string) => Promise<Pause[]>;
  /** Masked nicknames by member. Members who have left are missing. */
  namesOf: (db: Connection, memberIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** The parts that publishing and ending need. */
export interface StockDeps {
  platform: Platform;
  orders: Pick<PrizeOrders, 'check' | 'reserve' | 'release'>;
}

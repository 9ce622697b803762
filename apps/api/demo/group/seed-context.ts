import type { Tx } from '../../src/platform/database/tx.ts';

/** The data that each step of seeding needs. */
export interface SeedContext {
  tx: Tx;
  /** The time `day` days after the demo's first start. */
  readonly at: (day: number) => Date;
  /** The last 9:00 until then: times that a host would choose. */
  readonly opensAt: (day: number) => Date;
  /** The first 22:00 from then on. */
  readonly closesAt: (day: number) => Date;
}

import { refuse } from '../../../../errors/api-fault.ts';
import type { Act, RunningAct } from '../../../../platform/audit/act.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { planShipments, type Shipment, type ShipmentPlan, type WaitingShipments } from './plan-shipments.ts';

/** The input of the act: a filled sheet as text. */
export interface OfShipmentFile {
  source: string;
}

/** The bulk act that records the parcels of a file one by one. */
export interface ShipmentRuns {
  start(
    platform: Platform,
    running: RunningAct,
    shipments: readonly { subject: string; input: Shipment }[],
  ): Promise<void>;
  /** What runs that go on have not recorded yet. */
  waiting(db: Connection): Promise<WaitingShipments>;
}

/** Says that the parcels of a file are on their way (rule 14.72). A job records each; its member is told once. */
export const recordShipments = (runs: ShipmentRuns): Act<OfShipmentFile> => {
  const planned = async (db: Connection, { source }: OfShipmentFile): Promise<ShipmentPlan> => {
    const plan = await planShipments(db, source, await runs.waiting(db));
    if (plan.faults.length > 0) refuse('FIELD_WRONG', { field: 'input.source' });
    if (plan.toSend.length === 0) refuse('ACT_NOTHING_CHANGES');
    return plan;
  };
  return {
    name: 'exchange ship-file',
    needsReason: false,
    lockOf: () => 'shipments',
    plan: async (_platform, db, input) => {
      const { toSend, same } = await planned(db, input);
      return {
        kind: 'bulk',
        subject: 'shipOrders',
        title: '按文件登记寄出',
        permission: 'orders',
        changes: [
          { field: 'toSend', label: '登记寄出', before: null, after: `${toSend.length} 件` },
          ...(same === 0
            ? []
            : [{ field: 'same', label: '登记过，不变', before: null, after: `${same} 件` }]),
        ],
      };
    },
    run: async (platform, input, running) => {
      // The act runs in one transaction; this reads in it.
      const { toSend } = await planned(platform.database.read, input);
      await runs.start(
        platform,
        running,
        toSend.map(({ orderId, company, number }) => ({ subject: orderId, input: { company, number } })),
      );
    },
  };
};

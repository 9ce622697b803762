import { orderActs, recordShipments } from '../../modules/exchange/module.ts';
import { performAct } from '../../platform/audit/perform-act.ts';
import { startRun, waitingObjects } from '../../modules/operator/module.ts';

type ShipmentRuns = Parameters<typeof recordShipments>[0];

/** Parcels of a file are recorded by a bulk act, one by one. */
export const shipmentRuns: ShipmentRuns = {
  start: async (platform, running, shipments) => {
    const { actor } = running;
    if (actor.id !== null) return await startRun(platform, running, { act: 'shipOrders' }, shipments);
    // The command line has no account in whose name a job could act later.
    for (const { subject: orderId, input } of shipments)
      await performAct(
        platform,
        orderActs.shipOrder,
        { orderId, ...input },
        { actor, reason: '', key: '', seen: null, dryRun: false },
      );
  },
  // `start` wrote them.
  waiting: async (db) =>
    (await waitingObjects(db, 'shipOrders')) as Awaited<ReturnType<ShipmentRuns['waiting']>>,
};

export const shipmentAct = recordShipments(shipmentRuns);

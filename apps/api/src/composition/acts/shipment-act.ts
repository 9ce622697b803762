import { recordShipments } from '../../modules/exchange/module.ts';
import { startRun, waitingObjects } from '../../modules/operator/module.ts';

type ShipmentRuns = Parameters<typeof recordShipments>[0];

/** Parcels of a file are recorded by a bulk act, one by one. */
export const shipmentRuns: ShipmentRuns = {
  start: async (platform, running, shipments) =>
    await startRun(platform, running, { act: 'shipOrders' }, shipments),
  // `start` wrote them.
  waiting: async (db) =>
    (await waitingObjects(db, 'shipOrders')) as Awaited<ReturnType<ShipmentRuns['waiting']>>,
};

export const shipmentAct = recordShipments(shipmentRuns);

import type { ConsoleHandlers } from '../../../../call/operator/console-call.ts';
import type { Act } from '../../../../platform/audit/act.ts';
import { actHandler } from '../../../../platform/audit/act-handler.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { planShipments } from './plan-shipments.ts';
import type { OfShipmentFile, ShipmentRuns } from './record-shipments-act.ts';

const MOST_FAULTS = 100;

/** The console's calls of tracking numbers that come by file. */
export const shipmentConsole = (
  platform: Platform,
  { act, runs }: { act: Act<OfShipmentFile>; runs: Pick<ShipmentRuns, 'waiting'> },
): Pick<ConsoleHandlers, 'checkShipments' | 'recordShipments'> => {
  const { read } = platform.database;
  return {
    checkShipments: async ({ body: { source } }) => {
      const { faults, toSend, same } = await planShipments(read, source, await runs.waiting(read));
      return { faults: faults.slice(0, MOST_FAULTS), toSend: toSend.length, same };
    },
    recordShipments: actHandler(
      platform,
      act,
      ({ body }: Parameters<ConsoleHandlers['recordShipments']>[0]) => body.input,
    ),
  };
};

import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { actHandler, type ActOnId } from '../../../platform/audit/act-handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { blockedNetworks, markNetwork } from '../participation/blocked-networks.ts';
import { networkActs } from './network-acts.ts';

type NetworkOperation = 'listBlockedNetworks' | 'blockNetwork' | 'allowNetwork';

/** The console's calls of blocked networks. */
export const networkConsole = (platform: Platform): Pick<ConsoleHandlers, NetworkOperation> => ({
  listBlockedNetworks: async () => ({
    items: (await blockedNetworks(platform.database.read)).map(({ addressIndex, blockedAt, ...network }) => ({
      id: addressIndex,
      blockedAt: blockedAt.toISOString(),
      ...network,
    })),
  }),
  blockNetwork: actHandler(
    platform,
    networkActs.blockNetwork,
    ({ body }: Parameters<ConsoleHandlers['blockNetwork']>[0]) =>
      markNetwork(platform, body.input.address) ?? refuse('NETWORK_WRONG'),
  ),
  allowNetwork: actHandler(platform, networkActs.allowNetwork, ({ params }: ActOnId) => ({
    index: params.id,
  })),
});

import { allowNetwork, blockedNetworks, blockNetwork } from '../../modules/task/module.ts';
import { namedNetwork } from '../../platform/network.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Command, CommandCall } from '../runner/command.ts';
import { reasonOf } from '../runner/operator.ts';
import { act, look, type ActCall } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';

/** How many characters of the blind index the list shows, so that networks can be told apart. */
const SHORT = 8;

function addressIn([, address = '']: readonly string[]): string {
  if (namedNetwork(address) === undefined)
    throw new Error(
      `Name an IPv4 or IPv6 address, or its block (/24, or /64, /56 or /48), not ${address || 'nothing'}`,
    );
  return address;
}

async function block(platform: Platform, { words, by, say }: ActCall): Promise<void> {
  const address = addressIn(words);
  await blockNetwork(platform, { address, reason: reasonOf(words.slice(2)), operator: by });
  say(`${address} is blocked: nobody starts a task from there`);
}

async function allow(platform: Platform, { words, by, say }: ActCall): Promise<void> {
  const address = addressIn(words);
  if (!(await allowNetwork(platform, { address, operator: by })))
    throw new Error(`${address} is not blocked`);
  say(`${address} is let in again`);
}

async function list(platform: Platform, { say }: CommandCall): Promise<void> {
  const blocked = await blockedNetworks(platform);
  for (const { addressIndex, blockedAt, blockedBy, reason } of blocked)
    say([addressIndex.slice(0, SHORT), blockedAt.toISOString(), blockedBy, reason].join('  '));
  say(`${blocked.length} networks are blocked`);
}

/** Operators block networks: a member who starts a task from one gets result 5 (rule 3.12). */
export const network: Command = actionsCommand({
  name: 'network',
  summary: 'Keep people of an address from starting tasks',
  actions: [
    act('block <address> <reason>', 'Let nobody start a task from an address', block),
    act('allow <address>', 'Let an address in again', allow),
    look('list', 'What is blocked, since when, by whom and why', list),
  ],
});

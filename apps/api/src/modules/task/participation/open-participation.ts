import type { Transaction } from 'kysely';
import type { Origin } from '../../../http/call.ts';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import { endParticipation, type Outcome } from './end-participation.ts';
import { isBlockedNetwork } from './blocked-network-store.ts';
import { claimBrowser, countNetwork, releaseBrowser } from './entry-store.ts';
import { networkOf } from '../../../platform/network.ts';
import { isOutsideCities } from '../detail/start-obstacle.ts';
import { insertParticipation } from './participation-store.ts';
import type { Participation } from './participation.ts';
import { supportCode } from './support-code.ts';
import type { Task } from '../task.ts';
import type { TaskParts } from '../task-deps.ts';

export interface Entry {
  readonly memberId: string;
  readonly task: Task;
  readonly origin: Pick<Origin, 'address' | 'device' | 'deviceId'>;
  /** Where the member lives, or null when they never said. */
  readonly city: string | null;
  readonly consented: boolean;
  readonly at: Date;
}

/**
 * Starts a participation, and ends it at once when the city (7), network (5) or browser (6) is refused (decisions §3).
 * Undefined when the member has one in this task already: a rival call was first.
 */
export async function openParticipation(
  tx: Transaction<Schema>,
  parts: TaskParts,
  { memberId, task, origin, city, consented, at }: Entry,
): Promise<Participation | undefined> {
  const opened = await insertParticipation(tx, {
    memberId,
    id: parts.random.uuid(),
    taskId: task.id,
    device: origin.device,
    consentAt: consented ? at : null,
    consentText: consented ? task.texts.dataUse : null,
    supportCode: supportCode(parts.random),
    promised: { coins: task.coins, credit: task.credit, consolation: task.consolationCoins },
    startedAt: at,
  });
  if (opened === undefined) return undefined;
  const refusal: Omit<Outcome, 'at'> | undefined = isOutsideCities(task, city)
    ? { result: 7 }
    : await refusalAtTheDoor(tx, task, {
        deviceId: origin.deviceId,
        addressIndex: parts.cipher.blindIndex(networkOf(origin.address)),
      });
  if (refusal === undefined) return opened;
  return await endParticipation(tx, parts, opened, { ...refusal, at });
}

/** What of network and browser refuses the member. Nobody refused counts against those who come after. */
async function refusalAtTheDoor(
  tx: Transaction<Schema>,
  task: Task,
  { deviceId, addressIndex }: { deviceId: string | null; addressIndex: string },
): Promise<Omit<Outcome, 'at'> | undefined> {
  if (await isBlockedNetwork(tx, addressIndex)) return { result: 5, detail: 'networkBlocked' };
  if (deviceId === null) return { result: 6, detail: 'browserUnknown' };
  if (!(await claimBrowser(tx, task.id, deviceId))) return { result: 6, detail: 'browserUsed' };
  if (await countNetwork(tx, task.id, addressIndex, task.networkLimit)) return undefined;
  await releaseBrowser(tx, task.id, deviceId);
  return { result: 5, detail: 'networkFull' };
}

import type { ConsoleDataOf } from '@yayan/contract/console';
import type { OperatorCaller } from '../../../call/operator/operator-caller.ts';
import { rightOf } from '../../../call/operator/permissions.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { recordAct } from '../../../platform/audit/operator-acts.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockDevicesOf } from './device-at-sign-in.ts';
import {
  endSessionsOfDevice,
  selectDeniedDevices,
  selectDeviceOfSession,
  selectOwnDevice,
  selectWaitingDevices,
  type StoredDevice,
  writeAnswer,
} from './device-store.ts';
import { deviceTokenHash } from './device-token.ts';

const MOST_SHOWN = 20;

/** Who asks or answers, and from which browser. */
export interface DeviceCall {
  operator: OperatorCaller;
  address: string;
  deviceCookie: (operatorId: string) => string | null;
}

/** The device of the call's session, and which devices this session may confirm. */
interface Asker {
  deviceId: string | null;
  mayConfirm: (device: StoredDevice) => boolean;
}

/**
 * A session from a known device confirms others, if the call brings that device's cookie: the cookie of a session alone, stolen
 * from somewhere, doesn't. A session from a device that waits itself confirms nothing, or two sign-ins of a thief would confirm
 * each other. A session from before devices were known confirms what is newer than itself.
 */
async function askerOf(db: Connection, { operator, deviceCookie }: DeviceCall): Promise<Asker> {
  const session = await selectDeviceOfSession(db, operator.sessionId);
  if (session === undefined) return refuse('UNAUTHORISED');
  const { device: own, openedAt } = session;
  if (own === null) return { deviceId: null, mayConfirm: ({ first_at: firstAt }) => openedAt < firstAt };
  const token = deviceCookie(operator.operatorId);
  const isKnown =
    own.confirmed_at !== null &&
    own.denied_at === null &&
    token !== null &&
    deviceTokenHash(operator.operatorId, token) === own.token_hash;
  return { deviceId: own.id, mayConfirm: () => isKnown };
}

/**
 * The own devices that wait for an answer, and sign-ins that were somebody else until the account is reset: the own ones, and
 * for admins those of everybody. They don't depend on whether the sessions are still open, so ending one hides nothing.
 */
export async function listNewDevices(
  { database }: Platform,
  call: DeviceCall,
): Promise<ConsoleDataOf<'listNewDevices'>> {
  const { operatorId, roles } = call.operator;
  const { deviceId, mayConfirm } = await askerOf(database.read, call);
  const waiting = await selectWaitingDevices(database.read, operatorId, MOST_SHOWN);
  const mayReset = rightOf(roles, 'operators') !== undefined;
  const denied = await selectDeniedDevices(database.read, mayReset ? null : operatorId, MOST_SHOWN);
  return {
    items: waiting
      .filter(({ id }) => id !== deviceId)
      .map((device) => ({
        id: device.id,
        device: device.device,
        address: device.address,
        firstAt: device.first_at.toISOString(),
        mayConfirm: mayConfirm(device),
      })),
    denied: denied.flatMap(({ denied_at: deniedAt, ...device }) =>
      deniedAt === null
        ? []
        : [
            {
              id: device.id,
              operator: device.name,
              device: device.device,
              address: device.address,
              firstAt: device.first_at.toISOString(),
              deniedAt: deniedAt.toISOString(),
            },
          ],
    ),
  };
}

/** Writes an answer about another own device, once, together with its row in the audit log. */
async function answer(
  platform: Platform,
  call: DeviceCall,
  id: string,
  { act, write }: { act: string; write: (tx: Tx, device: StoredDevice, asker: Asker) => Promise<void> },
): Promise<null> {
  const { operatorId, name } = call.operator;
  await platform.database.transaction(async (tx) => {
    await lockDevicesOf(tx, operatorId);
    const asker = await askerOf(tx, call);
    const device = (await selectOwnDevice(tx, { id, operatorId })) ?? refuse('NOT_FOUND');
    if (device.id === asker.deviceId) refuse('OPERATOR_DEVICE_NEW');
    if (device.confirmed_at !== null || device.denied_at !== null) refuse('ACT_STATE_CHANGED');
    await write(tx, device, asker);
    await recordAct(tx, platform, {
      operator: name,
      operatorId,
      act,
      kind: 'operator',
      subject: name,
      before: null,
      after: { device: device.device, deviceFrom: device.address },
      address: call.address,
    });
  });
  return null;
}

/** Makes a device known. Refuses with NOT_FOUND, ACT_STATE_CHANGED and OPERATOR_DEVICE_NEW. */
export const confirmDevice = async (platform: Platform, call: DeviceCall, id: string): Promise<null> =>
  await answer(platform, call, id, {
    act: 'operator confirm-device',
    write: async (tx, device, { mayConfirm }) => {
      if (!mayConfirm(device)) refuse('OPERATOR_DEVICE_NEW');
      await writeAnswer(tx, device.id, { confirmed_at: platform.clock.now() });
    },
  });

/**
 * Ends all sessions of a device that is somebody else's, and tells the admins. Every other session may say so, because it takes
 * power away and never gives any. Refuses like `confirmDevice`.
 */
export const denyDevice = async (platform: Platform, call: DeviceCall, id: string): Promise<null> =>
  await answer(platform, call, id, {
    act: 'operator deny-device',
    write: async (tx, device) => {
      const now = platform.clock.now();
      await writeAnswer(tx, device.id, { denied_at: now });
      await endSessionsOfDevice(tx, device.id, now);
    },
  });

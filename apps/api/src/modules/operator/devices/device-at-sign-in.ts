import { lockObject } from '../../../platform/audit/act-store.ts';
import { recordAct } from '../../../platform/audit/operator-acts.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hasDevices, insertDevice, selectDeviceOfToken } from './device-store.ts';
import { deviceTokenHash, newDeviceToken } from './device-token.ts';

/** Sign-ins and answers about the devices of one operator wait for each other. */
export const lockDevicesOf = async (tx: Tx, operatorId: string): Promise<void> =>
  await lockObject(tx, `devices of ${operatorId}`);

/** What is known of the browser in which somebody signs in. */
export interface SignInFrom {
  /** Words for people, made from the user agent. */
  device: string;
  address: string;
  /** The token of the device's cookie; null without one. */
  token: string | null;
}

/**
 * Finds the device of a sign-in by its cookie, or adds a new one with a token of our own: a token that somebody planted in the
 * browser is never taken over. The first device of an account is known at once. Every other new one is in the audit log and
 * waits for an answer (rule 14.97).
 */
export async function deviceAtSignIn(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'random'>,
  operator: { id: string; name: string },
  { device, address, token: sent }: SignInFrom,
): Promise<{ id: string; token: string }> {
  await lockDevicesOf(tx, operator.id);
  const known = sent === null ? undefined : await selectDeviceOfToken(tx, deviceTokenHash(operator.id, sent));
  if (known !== undefined && sent !== null) return { id: known.id, token: sent };
  const [id, token, now] = [platform.random.uuid(), newDeviceToken(platform), platform.clock.now()];
  const isFirst = !(await hasDevices(tx, operator.id));
  await insertDevice(tx, {
    id,
    operator_id: operator.id,
    token_hash: deviceTokenHash(operator.id, token),
    device,
    address,
    first_at: now,
    confirmed_at: isFirst ? now : null,
  });
  if (!isFirst)
    await recordAct(tx, platform, {
      operator: operator.name,
      operatorId: operator.id,
      act: 'operator new-device',
      kind: 'operator',
      subject: operator.name,
      before: null,
      after: { device },
      address,
    });
  return { id, token };
}

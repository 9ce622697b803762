import type { Selectable } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { OperatorDevices } from '../../../platform/database/gen/schema.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export type StoredDevice = Selectable<OperatorDevices>;

export async function insertDevice(tx: Tx, device: Omit<StoredDevice, 'denied_at'>): Promise<void> {
  await tx.insertInto('operator_devices').values(device).execute();
}

/** The device with this token, unless its operator said that it is somebody else's. */
export async function selectDeviceOfToken(tx: Tx, tokenHash: string): Promise<StoredDevice | undefined> {
  return await tx
    .selectFrom('operator_devices')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('denied_at', 'is', null)
    .executeTakeFirst();
}

export async function selectOwnDevice(
  db: Connection,
  { id, operatorId }: { id: string; operatorId: string },
): Promise<StoredDevice | undefined> {
  return await db
    .selectFrom('operator_devices')
    .selectAll()
    .where('id', '=', id)
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
}

/** Whether an operator signed in from any device since password and second factor were set. */
export async function hasDevices(tx: Tx, operatorId: string): Promise<boolean> {
  const any = await tx
    .selectFrom('operator_devices')
    .select('id')
    .where('operator_id', '=', operatorId)
    .limit(1)
    .executeTakeFirst();
  return any !== undefined;
}

/** When an open session began, and its device; null if it was opened before devices were known. */
export async function selectDeviceOfSession(
  db: Connection,
  sessionId: string,
): Promise<{ openedAt: Date; device: StoredDevice | null } | undefined> {
  const session = await db
    .selectFrom('operator_sessions')
    .select(['created_at', 'device_id', 'operator_id'])
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (session === undefined) return undefined;
  const { created_at: openedAt, device_id: id, operator_id: operatorId } = session;
  const device = id === null ? null : ((await selectOwnDevice(db, { id, operatorId })) ?? null);
  return { openedAt, device };
}

/** The devices of an operator that wait for an answer, the newest first. */
export async function selectWaitingDevices(
  db: Connection,
  operatorId: string,
  most: number,
): Promise<StoredDevice[]> {
  return await db
    .selectFrom('operator_devices')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .where('confirmed_at', 'is', null)
    .where('denied_at', 'is', null)
    .orderBy('first_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** The devices that were somebody else's, with the operator's name: of one operator, or of all with null. */
export async function selectDeniedDevices(
  db: Connection,
  operatorId: string | null,
  most: number,
): Promise<(StoredDevice & { name: string })[]> {
  return await db
    .selectFrom('operator_devices as d')
    .innerJoin('operators as o', 'o.id', 'd.operator_id')
    .selectAll('d')
    .select('o.name')
    .where('d.denied_at', 'is not', null)
    .$if(operatorId !== null, (query) => query.where('d.operator_id', '=', operatorId))
    .orderBy('d.denied_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(most)
    .execute();
}

export async function writeAnswer(
  tx: Tx,
  id: string,
  answer: Partial<Pick<StoredDevice, 'confirmed_at' | 'denied_at'>>,
): Promise<void> {
  await tx.updateTable('operator_devices').set(answer).where('id', '=', id).execute();
}

/** Ends all sessions that were opened from a device. */
export async function endSessionsOfDevice(tx: Tx, deviceId: string, now: Date): Promise<void> {
  await tx
    .updateTable('operator_sessions')
    .set({ ended_at: now })
    .where('device_id', '=', deviceId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Forgets all devices of an operator, so that the next sign-in is from the first one. */
export async function deleteDevicesOf(tx: Tx, operatorId: string): Promise<void> {
  await tx.deleteFrom('operator_devices').where('operator_id', '=', operatorId).execute();
}

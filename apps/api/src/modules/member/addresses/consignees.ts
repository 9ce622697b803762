import type { BodyOf, DataOf } from '@yayan/contract';
import { z } from 'zod';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { EncryptedFields } from '../../../platform/field-encryption/encrypted-fields.ts';
import { checkMobile, maskMobile, selectOwnMobile } from '../../identity/module.ts';
import { regionName } from '../../region/module.ts';
import {
  type ConsigneeRow,
  deleteConsignee,
  putConsignee,
  selectConsignees,
  setDefaultConsignee,
} from './consignee-store.ts';
import { lockProfile } from '../profile-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface ConsigneeDeps {
  platform: Pick<Platform, 'database' | 'cipher' | 'clock' | 'random'>;
  fields: Pick<EncryptedFields, 'open'>;
}

type ConsigneeList = DataOf<'listConsignees'>;
type Change = BodyOf<'changeConsignees'>;
type Save = Extract<Change, { action: 'save' }>;

/** A complete address for a delivery. */
interface Consignee {
  name: string;
  /** Mainland mobile, 11 digits. */
  mobile: string;
  regionCode: string;
  detail: string;
}

const MOST = 20;
const CONTROL = /\p{Cc}|\p{Cf}/u;

const contentSchema = z.object({
  name: z.string(),
  mobile: z.string(),
  regionCode: z.string(),
  detail: z.string(),
});

/** All addresses of a member, the default one first. Mobiles are masked. */
export async function listConsignees(
  { platform }: ConsigneeDeps,
  { caller: { memberId } }: Call<'listConsignees'>,
): Promise<ConsigneeList> {
  return shown(platform, await selectConsignees(platform.database.read, memberId));
}

/** All complete addresses of a member, for the export of their data. */
export async function allConsignees(
  cipher: Platform['cipher'],
  db: Connection,
  memberId: string,
): Promise<(Consignee & { isDefault: boolean })[]> {
  const rows = await selectConsignees(db, memberId);
  return rows.map((row) => ({ ...opened(cipher, row), isDefault: row.is_default }));
}

/** One complete address with its region in words; undefined if it isn't the member's own. */
export async function findConsignee(
  cipher: Platform['cipher'],
  db: Connection,
  memberId: string,
  id: string,
): Promise<(Omit<Consignee, 'regionCode'> & { region: string }) | undefined> {
  const row = (await selectConsignees(db, memberId)).find((each) => each.id === id);
  if (row === undefined) return undefined;
  const { name, mobile, regionCode, detail } = opened(cipher, row);
  return { name, mobile, region: regionName(regionCode) ?? regionCode, detail };
}

/** How many addresses a member has. */
export async function countConsignees(db: Connection, memberId: string): Promise<number> {
  return (await selectConsignees(db, memberId)).length;
}

/**
 * Saves or removes an address. A new one without a mobile gets the account's own. A new address that the member already has stays one address. If any address is left, exactly one is the default. Refuses with ADDRESS_INVALID and the
 * fields, ADDRESSES_FULL at 20, MOBILE_INVALID, and with NOT_FOUND for an address that isn't the member's.
 */
export async function changeConsignees(
  deps: ConsigneeDeps,
  { caller: { memberId }, body: change }: Pick<Call<'changeConsignees'>, 'caller' | 'body'>,
): Promise<ConsigneeList> {
  const { database } = deps.platform;
  if (change.action === 'remove') {
    return await database.transaction(async (tx) => {
      owned(await lockedConsignees(tx, memberId), change.id);
      await deleteConsignee(tx, memberId, change.id);
      return await settled(deps, tx, memberId, null);
    });
  }
  const written = await readSave(deps, change);
  return await database.transaction((tx) => saveIn(deps, tx, memberId, { change, written }));
}

type CleanedAddress = Omit<Consignee, 'mobile'> & { mobile: string | undefined };

/** Whether a cleaned text may stand on a parcel as a name or a street. */
export const isAddressText = (text: string): boolean => text !== '' && !CONTROL.test(text);

/** The typed values, cleaned. The mobile is decrypted last, because a field can be decrypted only once. */
async function readSave({ fields }: ConsigneeDeps, change: Save): Promise<CleanedAddress> {
  const name = change.name.normalize('NFC').trim();
  const detail = change.detail.normalize('NFC').trim();
  const wrong = [
    ...(isAddressText(name) ? [] : ['name']),
    ...(regionName(change.regionCode) === undefined ? ['regionCode'] : []),
    ...(isAddressText(detail) ? [] : ['detail']),
  ];
  if (wrong.length > 0) return refuse('ADDRESS_INVALID', { fields: wrong });
  if (change.mobile === undefined) return { name, mobile: undefined, regionCode: change.regionCode, detail };
  const [mobile] = await fields.open([change.mobile]);
  return { name, mobile: checkMobile(mobile), regionCode: change.regionCode, detail };
}

async function saveIn(
  deps: ConsigneeDeps,
  tx: Tx,
  memberId: string,
  { change, written }: { change: Save; written: CleanedAddress },
): Promise<ConsigneeList> {
  const { cipher, clock, random } = deps.platform;
  const all = await lockedConsignees(tx, memberId);
  const stored = change.id === undefined ? undefined : owned(all, change.id);
  const mobile =
    written.mobile ??
    (stored ? opened(cipher, stored).mobile : await selectOwnMobile(cipher, tx, memberId)) ??
    refuse('NOT_FOUND');
  const whole = { ...written, mobile };
  const before = stored ?? all.find(isWritten(cipher, whole));
  if (!before && all.length >= MOST) return refuse('ADDRESSES_FULL');
  const id = before?.id ?? random.uuid();
  await putConsignee(tx, {
    member_id: memberId,
    id,
    content_sealed: cipher.seal(JSON.stringify(whole satisfies Consignee)),
    created_at: clock.now(),
  });
  return await settled(deps, tx, memberId, change.isDefault ? id : null);
}

/**
 * Whether a stored address is the written one. A member who saves a new address again, because the answer got lost or
 * the button was pressed twice, doesn't want it twice.
 */
const isWritten =
  (cipher: Platform['cipher'], { name, mobile, regionCode, detail }: Consignee) =>
  (row: ConsigneeRow): boolean => {
    const stored = opened(cipher, row);
    return (
      stored.name === name &&
      stored.mobile === mobile &&
      stored.regionCode === regionCode &&
      stored.detail === detail
    );
  };

/**
 * Makes one address the default if any is left: the wished one, else the current default, else the newest. Returns the
 * list.
 */
async function settled(
  { platform }: ConsigneeDeps,
  tx: Tx,
  memberId: string,
  wished: string | null,
): Promise<ConsigneeList> {
  const rows = await selectConsignees(tx, memberId);
  const [first] = rows;
  if (!first) return { items: [] };
  const chosen = wished ?? first.id;
  if (chosen === first.id && first.is_default) return shown(platform, rows);
  await setDefaultConsignee(tx, memberId, chosen);
  return shown(platform, await selectConsignees(tx, memberId));
}

/**
 * Reads the addresses under the member's lock, so that concurrent changes check limits and the default one after
 * another.
 */
async function lockedConsignees(tx: Tx, memberId: string): Promise<ConsigneeRow[]> {
  await lockProfile(tx, memberId);
  return await selectConsignees(tx, memberId);
}

function owned(rows: readonly ConsigneeRow[], id: string): ConsigneeRow {
  return rows.find((row) => row.id === id) ?? refuse('NOT_FOUND');
}

function opened(cipher: Platform['cipher'], row: ConsigneeRow): Consignee {
  return contentSchema.parse(JSON.parse(cipher.open(row.content_sealed)));
}

function shown({ cipher }: Pick<Platform, 'cipher'>, rows: readonly ConsigneeRow[]): ConsigneeList {
  return {
    items: rows.map((row) => {
      const { name, mobile, regionCode, detail } = opened(cipher, row);
      const region = regionName(regionCode) ?? regionCode;
      const masked = maskMobile(mobile);
      return { id: row.id, name, mobile: masked, regionCode, region, detail, isDefault: row.is_default };
    }),
  };
}

import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import { formatTime } from '../../../platform/calendar.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PartnerConfig } from '../partner-config.ts';
import { configOf, savePartner } from '../partners.ts';
import { livingKeys } from '../ports/living-keys.ts';
import { schemeOf } from '../ports/signing.ts';

/** The input of an act on a partner. */
export interface OfPartner {
  key: string;
}

/** With the time until which the older of two keys is accepted. */
export type OfOldKey = OfPartner & { oldKeyUntil: string };

const SECRET_BYTES = 24;
const DAY_MS = 86_400_000;
/** A key that is longer accepted beside its successor was hardly changed. */
const MOST_DAYS = 90;

interface PartnerActRule<Input> {
  name: string;
  /** What changes for a reader. Refuses what can't be done. */
  changes: (config: PartnerConfig, input: Input, now: Date) => Change[];
  next: (config: PartnerConfig, input: Input, platform: Platform) => PartnerConfig;
}

const partnerAct = <Input extends OfPartner>({ name, changes, next }: PartnerActRule<Input>): Act<Input> => ({
  name,
  needsReason: true,
  lockOf: ({ key }) => `partner ${key}`,
  plan: async (platform, db, input) => {
    const config = (await configOf(platform, db, input.key)) ?? refuse('NOT_FOUND');
    return {
      kind: 'partner',
      subject: input.key,
      title: input.key,
      permission: 'partners',
      changes: changes(config, input, platform.clock.now()),
    };
  },
  run: async (platform, input) => {
    await platform.database.transaction(async (tx) => {
      const config = (await configOf(platform, tx, input.key)) ?? refuse('NOT_FOUND');
      await savePartner(tx, platform, next(config, input, platform), platform.clock.now());
    });
  },
});

const keysChange = (before: number, after: number): Change => ({
  field: 'keys',
  label: '有效的密钥',
  before: String(before),
  after: String(after),
});

const untilChange = (before: string | undefined, after: string | null): Change => ({
  field: 'oldKeyUntil',
  label: '旧密钥有效到',
  before: before === undefined ? null : formatTime(new Date(before)),
  after: after === null ? null : formatTime(new Date(after)),
});

const requireRightEnd = (oldKeyUntil: string, now: Date): void => {
  const wait = Date.parse(oldKeyUntil) - now.getTime();
  if (!(wait > 0 && wait <= MOST_DAYS * DAY_MS)) refuse('PARTNER_KEY_END_WRONG');
};

/** Makes a new key. We sign with it from now on, and accept the one before until a time (rules 14.24, 14.98). */
export const rotatePartnerKey = partnerAct<OfOldKey>({
  name: 'partner rotate',
  changes: (config, { oldKeyUntil }, now) => {
    // The exchange issues these keys: they come with a new file.
    if (schemeOf(config.signing.scheme).isWeak === true) refuse('PARTNER_KEY_ISSUED');
    if (livingKeys(config, now).length > 1) refuse('PARTNER_KEY_ROTATING');
    requireRightEnd(oldKeyUntil, now);
    return [keysChange(1, 2), untilChange(undefined, oldKeyUntil)];
  },
  // A second key whose time is over goes here.
  next: (config, { oldKeyUntil }, { random }) => ({
    ...config,
    secrets: [Buffer.from(random.bytes(SECRET_BYTES)).toString('base64url'), ...config.secrets.slice(0, 1)],
    oldKeyUntil,
  }),
});

/** Lets the older of two keys live longer or shorter (rule 14.98). */
export const movePartnerKeyEnd = partnerAct<OfOldKey>({
  name: 'partner key-until',
  changes: (config, { oldKeyUntil }, now) => {
    if (livingKeys(config, now).length < 2) refuse('PARTNER_KEY_ONLY');
    requireRightEnd(oldKeyUntil, now);
    return [untilChange(config.oldKeyUntil, oldKeyUntil)];
  },
  next: (config, { oldKeyUntil }) => ({ ...config, oldKeyUntil }),
});

/** Ends the older of two keys now: what it signed is accepted no more. */
export const endPartnerKey = partnerAct<OfPartner>({
  name: 'partner end-key',
  changes: (config, _input, now) => {
    if (livingKeys(config, now).length < 2) refuse('PARTNER_KEY_ONLY');
    return [keysChange(2, 1)];
  },
  next: ({ oldKeyUntil: _over, ...config }) => ({ ...config, secrets: config.secrets.slice(0, 1) }),
});

const activeText = (isActive: boolean): string => (isActive ? '启用' : '停用');

/** Turns a partner on or off. Nobody is sent to one that is off. */
export const setPartnerActive = partnerAct<OfPartner & { active: boolean }>({
  name: 'partner active',
  changes: ({ active: before }, { active }) => [
    { field: 'active', label: '状态', before: activeText(before), after: activeText(active) },
  ],
  next: (config, { active }) => ({ ...config, active }),
});

import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PartnerConfig } from '../partner-config.ts';
import { configOf, savePartner } from '../partners.ts';
import { schemeOf } from '../ports/signing.ts';

/** The input of an act on a partner. */
export interface OfPartner {
  key: string;
}

const SECRET_BYTES = 24;

interface PartnerActRule<Input> {
  name: string;
  /** What changes for a reader. Refuses what can't be done. */
  changes: (config: PartnerConfig, input: Input) => Change[];
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
      changes: changes(config, input),
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

/** Makes a new key. We sign with it from now on, and accept the one before until it is ended (rule 14.24). */
export const rotatePartnerKey = partnerAct<OfPartner>({
  name: 'partner rotate',
  changes: ({ secrets, signing }) => {
    // The exchange issues these keys: they come with a new file.
    if (schemeOf(signing.scheme).isWeak === true) refuse('PARTNER_KEY_ISSUED');
    if (secrets.length > 1) refuse('PARTNER_KEY_ROTATING');
    return [keysChange(secrets.length, secrets.length + 1)];
  },
  next: (config, _input, { random }) => ({
    ...config,
    secrets: [Buffer.from(random.bytes(SECRET_BYTES)).toString('base64url'), ...config.secrets],
  }),
});

/** Ends the older of two keys: what it signed is accepted no more. */
export const endPartnerKey = partnerAct<OfPartner>({
  name: 'partner end-key',
  changes: ({ secrets }) => {
    if (secrets.length < 2) refuse('PARTNER_KEY_ONLY');
    return [keysChange(secrets.length, 1)];
  },
  next: (config) => ({ ...config, secrets: config.secrets.slice(0, 1) }),
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

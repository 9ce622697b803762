import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import { clipSides } from '../../../platform/audit/clip-sides.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type PartnerConfig, partnerConfigSchema } from '../partner-config.ts';
import { configOf, savePartner as storePartner } from '../partners.ts';
import { schemeOf } from '../ports/signing.ts';

/** A partner's file as it is stored: requests for agreement keep it too, and it may hold keys. */
export interface OfPartnerSettings {
  sealed: string;
  index: string;
}

const SECRET_BYTES = 24;

/** Seals a file, so that nothing stores its keys in the open. */
export const partnerSettings = ({ cipher }: Pick<Platform, 'cipher'>, file: string): OfPartnerSettings => ({
  sealed: cipher.seal(file),
  index: cipher.blindIndex(file),
});

const parsed = (file: string): unknown => {
  try {
    return JSON.parse(file);
  } catch {
    return undefined;
  }
};

const hasNoSecrets = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !('secrets' in value);

// Right for every scheme and kind of partner; the real keys are put in when the file is saved.
const ANY_SECRET = '123456789012345:123456789012345';

type Read = { config: PartnerConfig; keepsKeys: boolean } | { faults: string[] };

/** What a file describes, or each fault with its place. A file may leave the keys out. */
export const readPartnerSettings = (file: string, production: boolean): Read => {
  const value = parsed(file);
  if (value === undefined) return { faults: ['不是 JSON'] };
  const keepsKeys = hasNoSecrets(value);
  const checked = partnerConfigSchema.safeParse(keepsKeys ? { ...value, secrets: [ANY_SECRET] } : value);
  if (!checked.success)
    return { faults: checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  if (production && JSON.stringify(checked.data).includes('"http://'))
    return { faults: ['Production takes no partner without TLS'] };
  return { config: checked.data, keepsKeys };
};

/** Values as a reader sees them. Keys are only counted. */
const shown = ({ secrets, key: _key, ...settings }: PartnerConfig): ReadonlyMap<string, string> =>
  new Map([
    ['secrets', `${secrets.length} 把`],
    ...Object.entries(settings).map(
      ([name, value]) => [name, words[name]?.[String(value)] ?? JSON.stringify(value)] as const,
    ),
  ]);

const changesOf = (before: PartnerConfig | undefined, after: PartnerConfig): Change[] => {
  const [old, next] = [before === undefined ? new Map<string, string>() : shown(before), shown(after)];
  const areKeysNew = before !== undefined && before.secrets.join('\n') !== after.secrets.join('\n');
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((field) => {
    const sides = { before: old.get(field) ?? null, after: next.get(field) ?? null };
    if (field === 'secrets' && areKeysNew) sides.after = `${sides.after ?? ''}，换过`;
    return sides.before === sides.after
      ? []
      : [{ field, label: labels[field] ?? field, ...clipSides(sides) }];
  });
};

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kind: { supplier: '供应商', panel: '样本库', agent: '代理' },
  active: { true: '启用', false: '停用' },
};

const labels: Readonly<Record<string, string>> = {
  secrets: '密钥',
  oldKeyUntil: '旧密钥有效到',
  kind: '类型',
  active: '启用',
  signing: '签名',
  entry: '入口地址',
  profile: '能得到的资料',
  parameters: '参数名',
  statuses: '状态码',
  tasks: '任务',
  cap: '最多送来的人',
  ends: '返回地址',
  hook: '回传地址',
};

const isKindOther = (before: PartnerConfig | undefined, after: PartnerConfig): boolean =>
  before !== undefined && (before.kind === 'agent') !== (after.kind === 'agent');

/** What is wrong with a file; nothing if it can be saved. */
export async function faultsOfSettings(platform: Platform, file: string): Promise<string[]> {
  const read = readPartnerSettings(file, platform.config.production);
  if ('faults' in read) return read.faults;
  const before = await configOf(platform, platform.database.read, read.config.key);
  return isKindOther(before, read.config) ? ['kind: 供应商和代理之间不能换，请用另一个 key'] : [];
}

async function settled(
  platform: Platform,
  db: Connection,
  { sealed }: OfPartnerSettings,
): Promise<{ before: PartnerConfig | undefined; after: PartnerConfig; makesKey: boolean }> {
  const read = readPartnerSettings(platform.cipher.open(sealed), platform.config.production);
  if ('faults' in read) return refuse('PARTNER_SETTINGS_WRONG');
  const { config, keepsKeys } = read;
  const before = await configOf(platform, db, config.key);
  if (isKindOther(before, config)) refuse('PARTNER_SETTINGS_WRONG');
  const makesKey = keepsKeys && before === undefined;
  const kept = before && { secrets: before.secrets, oldKeyUntil: before.oldKeyUntil };
  const after = keepsKeys ? { ...config, ...kept } : config;
  // The exchange issues the keys of a weak scheme; we can't make one. The kept ones may belong to another scheme.
  if (makesKey && schemeOf(config.signing.scheme).isWeak === true) refuse('PARTNER_SETTINGS_WRONG');
  if (!partnerConfigSchema.safeParse(after).success) refuse('PARTNER_SETTINGS_WRONG');
  return { before, after, makesKey };
}

/** Adds a partner, or replaces the settings of the one with this key (rule 14.39). Without keys in the file the stored ones stay. */
export const savePartner: Act<OfPartnerSettings> = {
  name: 'partner set',
  needsReason: false,
  // A file is sealed differently each time.
  hashed: (_platform, { index }) => index,
  lockOf: () => 'partner settings',
  plan: async (platform, db, input) => {
    const { before, after } = await settled(platform, db, input);
    const changes = changesOf(before, after);
    return { kind: 'partner', subject: after.key, title: after.key, permission: 'partners', changes };
  },
  run: async (platform, input) => {
    const { database, random, clock } = platform;
    await database.transaction(async (tx) => {
      const { after, makesKey } = await settled(platform, tx, input);
      const secrets = makesKey
        ? [Buffer.from(random.bytes(SECRET_BYTES)).toString('base64url')]
        : after.secrets;
      await storePartner(tx, platform, { ...after, secrets }, clock.now());
    });
  },
};

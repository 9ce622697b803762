import { readFile } from 'node:fs/promises';
import { partnerConfigSchema } from '../../../src/modules/partner/partner-config.ts';
import { savePartner } from '../../../src/modules/partner/partners.ts';
import type { Stage, WalkedAct } from './walked-act.ts';

const byAdmins = { by: 'admin', agrees: 'admin2' } as const;
const DAY_MS = 24 * 3_600_000;

const example = async (key: string): Promise<object> => ({
  ...(JSON.parse(
    await readFile(new URL('../../../data/examples/partner.json', import.meta.url), 'utf8'),
  ) as object),
  key,
});

/** Adds a supplier with this key. Returns how to read it. */
const supplier = async ({ system: { platform, clock }, read }: Stage, key: string) => {
  const config = partnerConfigSchema.parse(await example(key));
  await platform.database.transaction((tx) => savePartner(tx, platform, config, clock.now()));
  return async () => await read('getPartner', { params: { key } });
};

const oldKeyFor = ({ system }: Stage, days: number) => ({
  oldKeyUntil: new Date(system.clock.now().getTime() + days * DAY_MS).toISOString(),
});

/** A supplier whose old key signs for a week. */
const rotated = async (stage: Stage, key: string) => {
  const state = await supplier(stage, key);
  const params = { key };
  await stage.done('rotatePartnerKey', { params, input: oldKeyFor(stage, 7) });
  return { params, state };
};

const numberOf = (stage: Stage, name: string) => async () =>
  (await stage.read('listRuleNumbers')).items.find((each) => each.name === name);

const operator =
  ({ read }: Stage, name: string) =>
  async () => {
    const { roles, state } = await read('getOperator', { params: { name } });
    return { roles, state };
  };

const ofOperators = (name: string, ready: WalkedAct['ready']): WalkedAct => ({
  name,
  permission: 'operators',
  ...byAdmins,
  ready,
});

const ofPartners = (name: string, ready: WalkedAct['ready']): WalkedAct => ({
  name,
  permission: 'partners',
  ...byAdmins,
  ready,
});

const ofNumbers = (name: string, ready: WalkedAct['ready']): WalkedAct => ({
  name,
  permission: 'ruleNumbers',
  ...byAdmins,
  ready,
});

/** Acts on operators, partners and the rules' numbers: two admins. */
export const accountWalks: readonly WalkedAct[] = [
  ofOperators('operator add', async ({ read }) => ({
    id: 'addOperator',
    input: { name: 'walker.an', roles: ['support'] },
    state: async () => (await read('listOperators')).items.map(({ name }) => name),
  })),
  ofOperators('operator roles', async (stage) => ({
    id: 'setOperatorRoles',
    params: { name: 'walker.an' },
    input: { roles: ['researcher'] },
    state: operator(stage, 'walker.an'),
  })),
  ofOperators('operator active', async (stage) => ({
    id: 'setOperatorActive',
    params: { name: 'walker.an' },
    input: { active: false },
    state: operator(stage, 'walker.an'),
  })),
  ofOperators('operator reset', async (stage) => ({
    id: 'resetOperator',
    params: { name: 'reviewer' },
    state: operator(stage, 'reviewer'),
  })),
  ofNumbers('rule set', async (stage) => ({
    id: 'setRuleNumber',
    params: { name: 'codesADevice' },
    input: { value: 25, holdsFrom: null },
    state: numberOf(stage, 'codesADevice'),
  })),
  ofNumbers('rule drop', async (stage) => {
    const holdsFrom = new Date(stage.system.clock.now().getTime() + 10 * DAY_MS).toISOString();
    const params = { name: 'codesALine' };
    await stage.done('setRuleNumber', { params, input: { value: 70, holdsFrom } });
    return { id: 'dropRuleNumber', params, state: numberOf(stage, 'codesALine') };
  }),
  ofPartners('partner set', async ({ read }) => ({
    id: 'savePartner',
    input: { file: JSON.stringify(await example('walkside')) },
    state: async () => (await read('listPartners')).items.map(({ key }) => key),
  })),
  ofPartners('partner active', async (stage) => {
    const state = await supplier(stage, 'offside');
    const input = { active: !(await state()).active };
    return { id: 'setPartnerActive', params: { key: 'offside' }, input, state };
  }),
  ofPartners('partner rotate', async (stage) => ({
    id: 'rotatePartnerKey',
    params: { key: 'turnside' },
    input: oldKeyFor(stage, 7),
    state: await supplier(stage, 'turnside'),
  })),
  ofPartners('partner key-until', async (stage) => ({
    id: 'movePartnerKeyEnd',
    input: oldKeyFor(stage, 3),
    ...(await rotated(stage, 'moveside')),
  })),
  ofPartners('partner end-key', async (stage) => ({
    id: 'endPartnerKey',
    ...(await rotated(stage, 'oldside')),
  })),
];

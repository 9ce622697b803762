import { z } from 'zod';
import type { Connection } from '../../platform/database/database.ts';
import { settleAll } from '../../platform/jobs/settle-all.ts';
import { setSeatMinutes } from '../task/module.ts';
import type { PartnerDeps } from './partner-deps.ts';
import {
  type AgentConfig,
  type PartnerConfig,
  partnerConfigSchema,
  type SupplierConfig,
} from './partner-config.ts';
import {
  type PartnerRow,
  readPartner,
  readPartnerByKey,
  readSuppliedTaskIds,
  type SuppliedTask,
  writePartner,
  writeSuppliedTask,
} from './partner-store.ts';
import type { Tx } from '../../platform/database/tx.ts';

export { readPartners } from './partner-store.ts';

/** A stored external company. */
export interface Partner<Config extends PartnerConfig = PartnerConfig> {
  readonly id: string;
  readonly config: Config;
}

const secretsSchema = z.array(z.string());

function partnerOf({ cipher }: Pick<PartnerDeps, 'cipher'>, row: PartnerRow): Partner {
  const secrets = secretsSchema.parse(JSON.parse(cipher.open(row.secrets)));
  const config = row.config as object; // Written below, without the secrets.
  return { id: row.id, config: partnerConfigSchema.parse({ ...config, secrets, active: row.active }) };
}

/** All that is stored about the partner with this key, with its secrets; undefined if there is none. */
export async function configOf(
  deps: Pick<PartnerDeps, 'cipher'>,
  db: Connection,
  key: string,
): Promise<PartnerConfig | undefined> {
  const row = await readPartnerByKey(db, key);
  return row && partnerOf(deps, row).config;
}

/** Adds or updates a partner. Returns its id. */
export async function savePartner(
  tx: Tx,
  { cipher, random }: Pick<PartnerDeps, 'cipher' | 'random'>,
  config: PartnerConfig,
  at: Date,
): Promise<string> {
  const { secrets, active, key, kind, ...rest } = config;
  const kept = JSON.stringify({ ...rest, key, kind });
  const sealed = cipher.seal(JSON.stringify(secrets));
  const row = { id: random.uuid(), key, kind, active, secrets: sealed, config: kept };
  const partnerId = await writePartner(tx, row, at);
  await storeSeatTime(tx, partnerId, config);
  return partnerId;
}

/** Lets a supplier run a task from now on. */
export async function supplyTask(
  tx: Tx,
  deps: Pick<PartnerDeps, 'cipher'>,
  supplied: SuppliedTask,
): Promise<void> {
  await writeSuppliedTask(tx, supplied);
  const { id, config } = await supplierById(deps, tx, supplied.partnerId);
  await storeSeatTime(tx, id, config);
}

/** Stores how long a seat is kept, on all tasks of a supplier. */
async function storeSeatTime(tx: Tx, partnerId: string, config: PartnerConfig): Promise<void> {
  if (config.kind === 'agent') return;
  await settleAll(await readSuppliedTaskIds(tx, partnerId), (taskId) =>
    setSeatMinutes(tx, taskId, config.expiresHours * 60),
  );
}

/** The supplier or panel partner with this key. */
export async function findSupplier(
  deps: Pick<PartnerDeps, 'cipher'>,
  db: Connection,
  key: string,
): Promise<Partner<SupplierConfig> | undefined> {
  const row = await readPartnerByKey(db, key);
  return row && asSupplier(partnerOf(deps, row));
}

/** The supplier or panel partner with this id; it must exist. */
export async function supplierById(
  deps: Pick<PartnerDeps, 'cipher'>,
  db: Connection,
  id: string,
): Promise<Partner<SupplierConfig>> {
  const supplier = asSupplier(partnerOf(deps, await readPartner(db, id)));
  if (supplier === undefined) throw new Error(`Partner ${id} supplies no surveys`);
  return supplier;
}

/** The agent with this key. */
export async function findAgent(
  deps: Pick<PartnerDeps, 'cipher'>,
  db: Connection,
  key: string,
): Promise<Partner<AgentConfig> | undefined> {
  const row = await readPartnerByKey(db, key);
  return row && asAgent(partnerOf(deps, row));
}

/** The agent with this id; it must exist. */
export async function agentById(
  deps: Pick<PartnerDeps, 'cipher'>,
  db: Connection,
  id: string,
): Promise<Partner<AgentConfig>> {
  const agent = asAgent(partnerOf(deps, await readPartner(db, id)));
  if (agent === undefined) throw new Error(`Partner ${id} is no agent`);
  return agent;
}

const asSupplier = ({ id, config }: Partner): Partner<SupplierConfig> | undefined =>
  config.kind === 'agent' ? undefined : { id, config };

const asAgent = ({ id, config }: Partner): Partner<AgentConfig> | undefined =>
  config.kind === 'agent' ? { id, config } : undefined;

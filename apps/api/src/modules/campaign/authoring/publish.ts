import { PrizeKind } from '@yayan/contract';
import type { Prize } from '../core/campaign.ts';
import { lockCampaign, selectPrizes } from '../core/campaign-store.ts';
import { insertOdds, lockOdds, selectOddsInForce } from '../core/odds-store.ts';
import type { StockDeps as Deps } from '../core/deps.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { seedHashOf } from '../draw/fair-draw.ts';
import {
  type Act,
  addPieces,
  deleteDraft,
  insertAct,
  insertDraft,
  storePublished,
} from './authoring-store.ts';
import type { FiledCampaign } from './campaign-file.ts';
import { publishFaults } from './publish-faults.ts';

const SEED_BYTES = 32;

/** The prizes with their odds. A draft has its odds only in its file, so both steps take them from there. */
type Odds = Pick<FiledCampaign, 'id' | 'prizes'>;

/**
 * Publishes a campaign from its file (rule 12.2): stores it, makes the server seed and publishes its hash, takes the
 * prizes out of the exchange, and publishes the first odds. Throws an `OperatorError` for what `publishFaults` names; use
 * `reviseCampaign` for later changes.
 */
export async function publishCampaign(deps: Deps, filed: FiledCampaign, operator: string): Promise<string> {
  const { database, clock } = deps.platform;
  return await database.transaction(async (tx) => {
    const at = clock.now();
    await lockCampaign(tx, filed.id);
    const [fault] = await publishFaults(deps, tx, filed);
    if (fault !== undefined) throw fault;
    await storeDraft(deps, tx, filed, operator);
    const seed = Buffer.from(deps.platform.random.bytes(SEED_BYTES)).toString('hex');
    const seedHash = seedHashOf(seed);
    await storePublished(tx, filed.id, { seedSealed: deps.platform.cipher.seal(seed), seedHash, at });
    for (const prize of await selectPrizes(tx, filed.id)) await reserve(deps, tx, prize, prize.stock);
    await insertOdds(tx, filed.id, {
      version: 1,
      reason: '活动发布',
      rows: rowsOf(filed),
      publishedAt: at,
    });
    await note(deps, tx, {
      campaignId: filed.id,
      act: 'publish',
      operator,
      detail: `seed hash ${seedHash}`,
      at,
    });
    return seedHash;
  });
}

/** Stores a campaign as a draft. It replaces an earlier draft. */
async function storeDraft(deps: Deps, tx: Tx, filed: FiledCampaign, operator: string): Promise<void> {
  await deleteDraft(tx, filed.id);
  await insertDraft(tx, filed);
  const detail = `${filed.prizes.length} prizes`;
  await note(deps, tx, {
    campaignId: filed.id,
    act: 'import',
    operator,
    detail,
    at: deps.platform.clock.now(),
  });
}

/**
 * Publishes new odds of a published campaign and adds pieces (rule 12.6). Draws from now on use the new version. Throws
 * when the file changes anything else, because members draw by the published rules.
 */
export async function reviseCampaign(
  deps: Deps,
  filed: Odds,
  { operator, reason }: { operator: string; reason: string },
): Promise<number> {
  const { database, clock } = deps.platform;
  return await database.transaction(async (tx) => {
    const at = clock.now();
    const campaign = await lockCampaign(tx, filed.id);
    if (campaign === undefined || campaign.publishedAt === null)
      throw new Error(`Campaign ${filed.id} is not published`);
    if (campaign.endedAt !== null) throw new Error(`Campaign ${filed.id} has ended`);
    await lockOdds(tx, filed.id);
    const prizes = await selectPrizes(tx, filed.id);
    await addNewPieces(deps, tx, prizes, filed);
    const present = await selectPrizes(tx, filed.id);
    const rows = rowsOf(filed).map((row) =>
      present.some(({ id, remaining }) => id === row.prizeId && remaining === 0) ? { ...row, odds: 0 } : row,
    );
    const version = ((await selectOddsInForce(tx, filed.id))?.version ?? 0) + 1;
    await insertOdds(tx, filed.id, { version, reason, rows, publishedAt: at });
    await note(deps, tx, {
      campaignId: filed.id,
      act: 'revise',
      operator,
      detail: `version ${version}: ${reason}`,
      at,
    });
    return version;
  });
}

async function addNewPieces(deps: Deps, tx: Tx, prizes: readonly Prize[], filed: Odds): Promise<void> {
  if (prizes.map(({ id }) => id).join() !== filed.prizes.map(({ id }) => id).join())
    throw new Error('A published campaign keeps its prizes and their order');
  for (const prize of prizes) {
    const next = filed.prizes.find(({ id }) => id === prize.id);
    if (
      next === undefined ||
      next.title !== prize.title ||
      next.worth !== prize.worth ||
      next.kind !== prize.kind
    )
      throw new Error(`Prize ${prize.id} keeps its kind, title and worth`);
    const more = next.stock - prize.stock;
    if (more < 0) throw new Error(`Prize ${prize.id} has ${prize.stock} pieces; published pieces stay`);
    if (more === 0) continue;
    await reserve(deps, tx, prize, more);
    await addPieces(tx, filed.id, prize.id, more);
  }
}

const rowsOf = ({ prizes }: Odds) => prizes.map(({ id: prizeId, odds }) => ({ prizeId, odds }));

async function reserve({ orders }: Deps, tx: Tx, prize: Prize, count: number): Promise<void> {
  const { kind, benefitId, choiceId, amount } = prize;
  if (kind === PrizeKind.Coins || benefitId === null) return;
  await orders.reserve(tx, { kind, benefitId, choiceId, amount }, count);
}

async function note({ platform }: Deps, tx: Tx, act: Act): Promise<void> {
  await insertAct(tx, platform.random.uuid(), act);
}

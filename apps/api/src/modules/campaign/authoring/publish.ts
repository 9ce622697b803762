import { lockCampaign, selectPrizes } from '../core/campaign-store.ts';
import { insertOdds } from '../core/odds-store.ts';
import type { StockDeps as Deps } from '../core/deps.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { seedHashOf } from '../draw/fair-draw.ts';
import { type Act, deleteDraft, insertAct, insertDraft, storePublished } from './authoring-store.ts';
import type { FiledCampaign } from './campaign-file.ts';
import { publishFaults } from './publish-faults.ts';
import { reservePieces } from './reserve-pieces.ts';

const SEED_BYTES = 32;

/** The prizes with their odds. A draft has its odds only in its file, so both steps take them from there. */
type Odds = Pick<FiledCampaign, 'id' | 'prizes'>;

/**
 * Publishes a campaign from its file (rule 12.2): stores it, makes the server seed and publishes its hash, takes the
 * prizes out of the exchange, and publishes the first odds. Throws an `OperatorError` for what `publishFaults` names.
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
    for (const prize of await selectPrizes(tx, filed.id)) await reservePieces(deps, tx, prize, prize.stock);
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

const rowsOf = ({ prizes }: Odds) => prizes.map(({ id: prizeId, odds }) => ({ prizeId, odds }));

async function note({ platform }: Deps, tx: Tx, act: Act): Promise<void> {
  await insertAct(tx, platform.random.uuid(), act);
}

import type { Call } from '../../../../call/call.ts';
import type { DataOf } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { Tx } from '../../../../platform/database/tx.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { enterAsHost, type Visit } from '../../people/entry/visit.ts';
import { lockTags } from '../analysis/tag-store.ts';
import { requireHost } from '../analysis/tagging.ts';
import type { GroupCaller } from '../../../../call/caller.ts';
import { deleteFinding, placeFindings, putFinding, readFindings } from './finding-store.ts';
import { viewBoard } from './quotes.ts';
import { readQuotes, setCodes } from './quote-store.ts';

const MOST_FINDINGS = 50;

type Board = DataOf<'listQuotes'>;

/** Changes the board as a host, one change after the other, and returns it. */
async function changeBoard(
  deps: GroupDeps,
  caller: GroupCaller,
  change: (tx: Tx, visit: Visit) => Promise<void>,
): Promise<Board> {
  return await deps.database.transaction(async (tx) => {
    const visit = await enterAsHost(tx, caller, deps.clock.now());
    requireHost(visit);
    await lockTags(tx, visit.group.id);
    await change(tx, visit);
    return await viewBoard(deps, tx, visit, undefined);
  });
}

/**
 * Replaces the codes of a quote, and the finding that it supports (rule 6.52). Codes are trimmed; one that is given twice
 * counts once. Refuses with NOT_FOUND.
 */
export async function codeQuote(
  deps: GroupDeps,
  { caller, body: { id, codes, findingId } }: Call<'codeQuote'>,
): Promise<Board> {
  const wanted = [...new Set(codes.map((code) => code.trim()).filter((code) => code !== ''))];
  const finding = findingId?.toLowerCase() ?? null;
  return await changeBoard(deps, caller, async (tx, { group }) => {
    const quote = (await readQuotes(tx, group.id)).find((one) => one.id === id.toLowerCase());
    if (!quote) return refuse('NOT_FOUND');
    const known = await readFindings(tx, group.id);
    if (finding !== null && !known.some((one) => one.id === finding)) refuse('NOT_FOUND');
    await setCodes(tx, group.id, { id: quote.id, codes: wanted, findingId: finding });
  });
}

/** Adds or changes a finding (rule 6.52). Refuses a full board with FINDINGS_FULL. */
export async function saveFinding(deps: GroupDeps, { caller, body }: Call<'saveFinding'>): Promise<Board> {
  const [id, title] = [body.id.toLowerCase(), body.title.trim()];
  if (title === '') return refuse('FIELD_WRONG', { field: 'body.title' });
  return await changeBoard(deps, caller, async (tx, { group, me, now }) => {
    await putFinding(tx, group.id, { id, title, sentence: body.sentence.trim(), by: me.id, at: now });
    const ids = (await readFindings(tx, group.id)).map((finding) => finding.id);
    if (ids.length > MOST_FINDINGS) refuse('FINDINGS_FULL');
    if (body.place === undefined) return;
    const rest = ids.filter((one) => one !== id);
    await placeFindings(tx, group.id, rest.toSpliced(body.place, 0, id));
  });
}

/** Removes a finding; its quotes stay. One that is gone already may be removed again (rule 1.9). */
export async function removeFinding(
  deps: GroupDeps,
  { caller, body }: Call<'removeFinding'>,
): Promise<Board> {
  return await changeBoard(deps, caller, async (tx, { group }) => {
    await deleteFinding(tx, group.id, body.id.toLowerCase());
  });
}

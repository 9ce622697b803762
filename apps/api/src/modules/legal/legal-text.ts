import type { DataOf } from '@yayan/contract';
import type { Call } from '../../call/call.ts';
import { refuse } from '../../errors/api-fault.ts';
import type { Platform } from '../../platform/platform.ts';
import { readOnce } from './read-once.ts';
import { sourceOf } from './source-of.ts';
import { legalTitles } from './texts/compiled-texts.ts';
import { readVersions } from './versions.ts';

/** A legal text: the one that holds, or another version that is kept (rule 2.28). */
export async function getLegalText(
  { database, clock, config }: Pick<Platform, 'database' | 'clock' | 'config'>,
  { params: { kind }, query: { version } }: Pick<Call<'getLegalText'>, 'params' | 'query'>,
): Promise<DataOf<'getLegalText'>> {
  const versions = await readVersions(database.read, clock.now());
  const known = versions.of(kind);
  const wanted =
    version === undefined ? versions.current(kind) : known.find((each) => each.version === version);
  const source = wanted && (await sourceOf(database.read, wanted, config));
  if (wanted === undefined || source === undefined) return refuse('NOT_FOUND');
  return {
    kind,
    title: legalTitles[kind],
    version: wanted.version,
    state: wanted.state,
    body: readOnce(source),
    changes: known.map(({ version: of, what, state, isKept, mustAgree }) => ({
      version: of,
      what,
      state,
      isKept,
      mustAgree,
    })),
    agreement: versions.agreement,
  };
}

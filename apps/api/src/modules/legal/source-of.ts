import type { Config } from '../../platform/config/config.ts';
import { withCoinWorth } from '../../platform/config/coin-config.ts';
import type { Connection } from '../../platform/database/database.ts';
import { selectLegalSource } from './legal-store.ts';
import { compiledTexts } from './texts/compiled-texts.ts';
import type { LegalVersion } from './versions.ts';

type Filled = Pick<Config, 'contact' | 'coinsPerYuan'>;

/** A text with the company and what coins are worth filled in. A written text is stored so, as evidence of what people read. */
export const filled = (source: string, { contact, coinsPerYuan }: Filled): string =>
  withCoinWorth(source, coinsPerYuan).replaceAll('{company}', contact.company.name);

/** The text of a version; undefined if it isn't kept. */
export async function sourceOf(
  db: Connection,
  { kind, version, stored, isKept }: LegalVersion,
  config: Filled,
): Promise<string | undefined> {
  if (stored !== undefined) return await selectLegalSource(db, kind, version);
  return isKept ? filled(compiledTexts[kind].body, config) : undefined;
}

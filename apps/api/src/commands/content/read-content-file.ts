import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { z } from 'zod';
import { withCoinWorth } from '../../platform/config/coin-config.ts';
import type { Platform } from '../../platform/platform.ts';

/**
 * Reads a YAML or JSON file of this shape, with what coins are worth filled in (rule 4.6). Throws with all faults at once.
 */
export async function readContentFile<Shape extends z.ZodType>(
  { config }: Pick<Platform, 'config'>,
  file: string | undefined,
  shape: Shape,
): Promise<z.infer<Shape>> {
  if (file === undefined) throw new Error('Name a file');
  const checked = shape.safeParse(parse(withCoinWorth(await readFile(file, 'utf8'), config.coinsPerYuan)));
  if (checked.success) return checked.data;
  const faults = checked.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(`${file} can't be used:\n${faults.join('\n')}`);
}

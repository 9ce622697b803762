import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { z } from 'zod';

/** Reads a YAML or JSON file of this shape. Throws with all faults at once. */
export async function readContentFile<Shape extends z.ZodType>(
  file: string | undefined,
  shape: Shape,
): Promise<z.infer<Shape>> {
  if (file === undefined) throw new Error('Name a file');
  const checked = shape.safeParse(parse(await readFile(file, 'utf8')));
  if (checked.success) return checked.data;
  const faults = checked.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(`${file} can't be used:\n${faults.join('\n')}`);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { checkDefinition } from '../authoring/check-definition.ts';
import type { SurveyDefinition } from '../definition/definition.ts';

const folder = join(import.meta.dirname, '../../../../apps/api/data/survey');
const files = new Map(readdirSync(folder).map((file) => [file.replace(/\.\w+$/u, ''), file]));
const fileSchema = z.strictObject({ task: z.unknown(), survey: z.unknown(), host: z.unknown() });

/** For tests: names of the demo surveys in data/survey. */
export const demoNames: readonly string[] = [...files.keys()];

/** For tests: reads and checks a demo survey by name. */
export const demoDefinition = (name: string): SurveyDefinition => {
  const source = readFileSync(join(folder, files.get(name) ?? name), 'utf8');
  const { task: _task, ...candidate } = fileSchema.parse(parse(source));
  const check = checkDefinition(candidate);
  if (!check.ok) throw new Error(`${name}: ${check.faults.join('; ')}`);
  return check.definition;
};

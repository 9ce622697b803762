import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDefinition } from './check-definition.ts';
import type { SurveyDefinition } from './definition.ts';

const folder = join(import.meta.dirname, '../../../../data/survey');

/** For tests: names of the demo surveys in data/survey. */
export const demoNames: readonly string[] = readdirSync(folder).map((file) => file.replace(/\.json$/u, ''));

/** For tests: a demo survey by name, checked. */
export const demoDefinition = (name: string): SurveyDefinition => {
  const check = checkDefinition(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
  if (!check.ok) throw new Error(`${name}: ${check.faults.join('; ')}`);
  return check.definition;
};

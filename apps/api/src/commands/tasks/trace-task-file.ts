import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { readTaskFile, traceTaskPath } from '../../modules/survey/module.ts';
import type { Run } from '../runner/action.ts';

type Path = NonNullable<ReturnType<typeof traceTaskPath>>;

const ENDS: Readonly<Record<Path['end'], string>> = {
  open: 'Answers are missing or wrong on the page',
  screenedOut: 'Screened out by the rule',
  quotaFull: 'The quota is full',
  attention: 'The attention check failed',
  complete: 'Complete',
};

const listOf = (words: string | boolean | undefined, separator: string): string[] =>
  typeof words === 'string' ? words.split(separator).filter((word) => word.trim() !== '') : [];

interface Given {
  name: string;
  part?: string[];
  values: string[];
}

/** `os=ios;brands=a,b;taste[soup]=good` as answers. */
const answersOf = (words: string | boolean | undefined): Given[] =>
  listOf(words, ';').map((word) => {
    const at = word.indexOf('=');
    if (at < 1) throw new Error(`Give each answer as question=value, not ${word}`);
    const [name = '', ...part] = word.slice(0, at).trim().split('[');
    return {
      name,
      values: word.slice(at + 1).split(','),
      ...(part.length > 0 && { part: part.map((key) => key.replace(/\]$/u, '')) }),
    };
  });

/** `task path <file>` prints the pages that a person with these answers sees, and where they end. */
export const traceTaskFile: Run = async ({ clock }, { words: [, path = ''], options, say }) => {
  const answers = answersOf(options['answers']);
  const file = readTaskFile(basename(path), await readFile(path, 'utf8'));
  const full = listOf(options['full'], ',');
  const traced = traceTaskPath(file, { answers, full, now: clock.now() });
  if (traced === undefined) throw new Error('This task has no questionnaire');
  if (traced.unknown.length > 0) throw new Error(`Nothing has this answer: ${traced.unknown.join(', ')}`);
  const given = new Map<string, string>();
  for (const { name, part = [], values } of answers) {
    const said = [...part.map((key) => `[${key}]`), values.join(', ')].join(' ');
    given.set(name, given.has(name) ? `${given.get(name)}; ${said}` : said);
  }
  traced.pages.forEach((page, at) => {
    if (!page.reached) return;
    say(`${at + 1}. ${page.title}${page.shown ? '' : ' (hidden)'}`);
    if (!page.shown) return;
    for (const { name, title, shown, decides, problem } of page.questions) {
      const answer = given.get(name);
      if (!shown) say(`   - hidden: ${title} [${name}]`);
      else if (decides || answer !== undefined || problem !== null)
        say(`   - ${title} [${name}]: ${answer ?? ''}${problem === null ? '' : ` ← ${problem}`}`);
    }
  });
  if (traced.cells.length > 0) say(`Quotas: ${traced.cells.join(', ')}`);
  for (const reason of traced.contradictions) say(`Contradiction: ${reason}`);
  say(`${ENDS[traced.end]}${traced.reason === '' ? '' : `: ${traced.reason}`}`);
  if (traced.result !== null) say(`The person reads: ${traced.result}`);
};

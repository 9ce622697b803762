import { isMap, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { z } from 'zod';
import { checkDefinition } from '@yayan/survey-engine';
import { unstorableText } from '../../../call/unstorable-text.ts';
import type { ActivityRules, NewTask } from '../../task/api.ts';
import { taskOfSeed, taskSeedSchema } from '../../task/module.ts';
import { askedContactsFault, withAskedContacts } from './asked-contacts.ts';
import { minimumSecondsFault } from './minimum-seconds.ts';
import { contentOf } from './task-content.ts';

const MOST_ALIASES = 100;

/** A file that can be imported. */
export interface TaskFile {
  readonly task: (now: Date) => NewTask;
  /** `{ survey, host }`, checked with `checkDefinition`; undefined if the task is no questionnaire. */
  readonly candidate: unknown;
  /** How members do a task that is no questionnaire. The welcome task has neither. */
  readonly activity: ActivityRules | undefined;
}

/** The faults of a file, each with line and field. */
export class TaskFileError extends Error {
  override readonly name = 'TaskFileError';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/**
 * Reads a task file, YAML or JSON (JSON is valid YAML). Throws `TaskFileError` with `file:line: field: what` for all
 * faults of the first part that has any: syntax, then the task, then the activity or questionnaire.
 */
export function readTaskFile(file: string, source: string): TaskFile {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  const fail = (faults: readonly (readonly [line: number, fault: string])[]): never => {
    throw new TaskFileError(faults.map(([line, fault]) => `${file}:${line}: ${fault}`));
  };
  if (document.errors.length > 0)
    fail(document.errors.map((error) => [lineAt(error.pos[0]), error.message] as const));
  const plain = plainOf(document);
  if (plain === undefined) return fail([[1, `more than ${MOST_ALIASES} aliases`]]);
  const place = unstorableText(plain, '')?.slice(1);
  if (place !== undefined)
    return fail([[lineAt(offsetOf(document, place.split('.'))), `${place}: NUL, or half of a character`]]);
  const { task: own, ...rest } = z.looseObject({ task: z.unknown() }).catch({ task: undefined }).parse(plain);
  const task = taskSeedSchema.safeParse(own);
  if (!task.success)
    return fail(
      task.error.issues.map((issue) => {
        const place = ['task', ...issue.path.map(String)];
        const [extra] = issue.code === 'unrecognized_keys' ? issue.keys : [];
        const offset = offsetOf(document, extra === undefined ? place : [...place, extra]);
        return [lineAt(offset), `${place.join('.')}: ${issue.message}`] as const;
      }),
    );
  const content = contentOf(task.data.type, rest);
  if (!('hasSurvey' in content))
    return fail(
      content.map(([at, fault]) => [lineAt(offsetOf(document, at)), `${at.join('.')}: ${fault}`] as const),
    );
  const read = (now: Date): NewTask => taskOfSeed(task.data, now);
  if (!content.hasSurvey) return { task: read, candidate: undefined, activity: content.activity };
  const { activity: _none, ...candidate } = rest;
  const check = checkDefinition(candidate);
  if (!check.ok)
    return fail(check.faults.map((fault) => [lineAt(offsetOfFault(document, fault)), fault] as const));
  const tooFast = minimumSecondsFault(task.data, check.definition.host.minimumSeconds);
  if (tooFast !== undefined) fail([[lineAt(offsetOfFault(document, tooFast)), tooFast]]);
  const { definition } = check;
  const denied = askedContactsFault(task.data.texts.dataUse, definition);
  if (denied !== undefined) {
    const place = ['task', 'texts', 'dataUse'];
    const [field = ''] = denied.split(':', 1);
    fail([[lineAt(offsetOf(document, [...place, field])), `${place.join('.')}.${denied}`]]);
  }
  const { texts } = task.data;
  const named = { ...task.data, texts: { ...texts, dataUse: withAskedContacts(texts.dataUse, definition) } };
  return { task: (now) => taskOfSeed(named, now), candidate, activity: undefined };
}

/** The document's value; undefined if its aliases expand without limit. */
function plainOf(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: MOST_ALIASES });
  } catch (error) {
    // The parser throws a ReferenceError for aliases of aliases.
    if (error instanceof ReferenceError) return undefined;
    throw error;
  }
}

type Place = readonly string[];

/** The line of a field, or of its parent if the field is missing. */
function offsetOf(document: Document, place: Place): number {
  for (let length = place.length; length > 0; length -= 1) {
    const parent: unknown =
      length === 1 ? document.contents : document.getIn(place.slice(0, length - 1), true);
    const key = place[length - 1];
    const pair = isMap(parent) ? parent.items.find((item) => String(item.key) === key) : undefined;
    const offset = rangeOf(pair?.key) ?? rangeOf(document.getIn(place.slice(0, length), true));
    if (offset !== undefined) return offset;
  }
  return 0;
}

const rangeOf = (node: unknown): number | undefined =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
    ? Number(node.range[0])
    : undefined;

/** A fault of the questionnaire begins with a path (`host.…`) or with the name of its element. */
function offsetOfFault(document: Document, fault: string): number {
  const path = /^(host(?:\.[\w]+)+)/u.exec(fault)?.[1];
  if (path !== undefined) return offsetOf(document, path.split('.'));
  const words = new Set(fault.match(/[A-Za-z]\w*/gu) ?? []);
  let found: number | undefined;
  visit(document, {
    Pair: (_, pair) => {
      const isName = String(pair.key) === 'name' || String(pair.key) === 'when';
      const value = String(pair.value);
      if (!isName || !(words.has(value) || fault.includes(`: ${value}`))) return undefined;
      found = rangeOf(pair.key);
      // The fault begins with the element's name. Other names in it are only mentioned.
      return fault.startsWith(value) ? visit.BREAK : undefined;
    },
  });
  return found ?? offsetOf(document, ['survey']);
}

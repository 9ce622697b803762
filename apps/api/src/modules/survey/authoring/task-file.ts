import { visit, type Document } from 'yaml';
import { z } from 'zod';
import { checkDefinition } from '@yayan/survey-engine';
import { offsetOf, rangeOf, readFiled, type FiledDocument } from '../../../platform/filed/filed-document.ts';
import type { FiledFault } from '../../../platform/filed/filed-fault.ts';
import { readPart } from '../../../platform/filed/schema-faults.ts';
import type { ActivityRules, NewTask } from '../../task/api.ts';
import { taskOfSeed, taskSeedSchema } from '../../task/module.ts';
import { askedContactsFault, withAskedContacts } from './asked-contacts.ts';
import { minimumSecondsFault } from './minimum-seconds.ts';
import { prefillFault } from './prefill-fault.ts';
import { definitionWords } from './definition-words.ts';
import { contentOf } from './task-content.ts';

/** A file that can be imported. */
export interface TaskFile {
  readonly task: (now: Date) => NewTask;
  /** `{ survey, host }`, checked with `checkDefinition`; undefined if the task is no questionnaire. */
  readonly candidate: unknown;
  /** How members do a task that is no questionnaire. The welcome task has neither. */
  readonly activity: ActivityRules | undefined;
  /** The line of the task's type. */
  readonly typeLine: number;
}

/** The faults of a file, each with line and field. */
export class TaskFileError extends Error {
  override readonly name = 'TaskFileError';
  /** `file:line: field: what`, for the command line. */
  readonly faults: readonly string[];
  readonly filed: readonly FiledFault[];
  constructor(file: string, filed: readonly FiledFault[]) {
    const faults = filed.map(
      ({ line, field, text }) => `${file}:${line}: ${field === '' ? '' : `${field}: `}${text}`,
    );
    super(faults.join('\n'));
    this.faults = faults;
    this.filed = filed;
  }
}

/**
 * Reads a task file, YAML or JSON (JSON is valid YAML). Throws `TaskFileError` with all faults of the first part that has
 * any: syntax, then the task, then the activity or questionnaire.
 */
export function readTaskFile(file: string, source: string): TaskFile {
  const document = readFiled(source);
  const fail = (faults: readonly FiledFault[]): never => {
    throw new TaskFileError(file, faults);
  };
  if (document.faults.length > 0) return fail(document.faults);
  const { plain, lineOf } = document;
  const { task: own, ...rest } = z.looseObject({ task: z.unknown() }).catch({ task: undefined }).parse(plain);
  const task = readPart(taskSeedSchema, own, { filed: document, at: ['task'] });
  if (task.part === undefined) return fail(task.faults);
  const content = contentOf(task.part.type, rest, document);
  if (!('hasSurvey' in content)) return fail(content);
  const seed = task.part;
  const read = (now: Date): NewTask => taskOfSeed(seed, now);
  const typeLine = lineOf(['task', 'type']);
  if (!content.hasSurvey) return { task: read, candidate: undefined, activity: content.activity, typeLine };
  const { activity: _none, ...candidate } = rest;
  const check = checkDefinition(candidate);
  if (!check.ok) return fail(check.faults.map((fault) => definitionFault(document, fault)));
  const tooFast = minimumSecondsFault(seed, check.definition.host.minimumSeconds);
  if (tooFast !== undefined) return fail([definitionFault(document, tooFast)]);
  const { definition } = check;
  const unfillable = prefillFault(seed.texts.dataUse, definition);
  if (unfillable !== undefined) return fail([definitionFault(document, unfillable)]);
  const denied = askedContactsFault(seed.texts.dataUse, definition);
  if (denied !== undefined) {
    const { field, text, zh } = denied;
    const place = ['task', 'texts', 'dataUse', field];
    return fail([{ line: lineOf(place), field: place.join('.'), text, zh }]);
  }
  const { texts } = seed;
  const named = { ...seed, texts: { ...texts, dataUse: withAskedContacts(texts.dataUse, definition) } };
  return { task: (now) => taskOfSeed(named, now), candidate, activity: undefined, typeLine };
}

/** A fault of the questionnaire with its line. The engine names the place in the text. */
function definitionFault({ document, lineAt }: FiledDocument, fault: string): FiledFault {
  const line = lineAt(offsetOfFault(document, fault));
  const [, field = '', text = fault] = /^(host(?:\.\w+)+): (.*)$/su.exec(fault) ?? [];
  return { line, field, text, zh: definitionWords(text) };
}

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

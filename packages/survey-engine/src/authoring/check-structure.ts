import { isContentAddress } from '../content-address.ts';
import { questionTypes } from '../question-types.ts';
import {
  expressionProperties,
  refusedProperties,
  supportedCells,
  supportedContentModes,
  supportedMatrixCells,
} from './definition-rules.ts';
import type { SurveyJson } from '../definition/definition.ts';
import { supportedInputTypes } from '../check/check-text.ts';
import { expressionFault, questionsRead } from '../definition/expression.ts';
import { isPlainObject } from '../plain-object.ts';
import { namesIn } from '../definition/questions-read.ts';

export interface Structure {
  readonly faults: readonly string[];
  /** Names of the questions of each page, in order. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The state of a walk over the definition in document order. */
interface Walk {
  readonly faults: string[];
  /** Every name used so far, including those of pages and panels. */
  readonly taken: Set<string>;
  /** Names of the questions that an expression at this point may read. */
  readonly readable: Set<string>;
}

/** The names that survey-core itself replaces in texts of rows, choices and pages. */
const filledIn = new Set([
  'item',
  'row',
  'rowIndex',
  'rowName',
  'rowTitle',
  'rowValue',
  'pageno',
  'pagecount',
]);

const plainName = /^[A-Za-z][A-Za-z0-9_]{0,59}$/u;

/** Checks names, types, properties and expressions of a SurveyJS definition, read as plain JSON. */
export const checkStructure = (survey: SurveyJson): Structure => {
  const walk: Walk = { faults: [], taken: new Set(), readable: new Set() };
  const pages = new Map<string, ReadonlySet<string>>();
  const { pages: list, ...own } = survey;
  checkProperties(own, 'survey', walk);
  if (own['questionOrder'] !== undefined || own['questionsOrder'] !== undefined)
    walk.faults.push('a random order of questions is set on a page or panel, not on the survey');
  if (!Array.isArray(list) || list.length === 0) walk.faults.push('a survey needs pages');
  else for (const page of list) checkPageNode(page, walk, pages);
  return { faults: walk.faults, pages };
};

const checkPageNode = (page: unknown, walk: Walk, pages: Map<string, ReadonlySet<string>>): void => {
  if (!isPlainObject(page)) return void walk.faults.push('a page is an object');
  const { name, elements, ...own } = page;
  checkName(name, walk);
  checkProperties(own, String(name), walk);
  pages.set(String(name), new Set(checkElements(elements, String(name), own, walk)));
};

/**
 * Checks the elements of a page or panel and returns the names of the questions in it. If their order is random, no
 * element may read another one.
 */
const checkElements = (elements: unknown, place: string, container: SurveyJson, walk: Walk): string[] => {
  if (!Array.isArray(elements) || elements.length === 0) {
    walk.faults.push(`${place} has no questions`);
    return [];
  }
  const shuffled = container['questionOrder'] === 'random' || container['questionsOrder'] === 'random';
  const names = elements.flatMap((element) =>
    checkElement(element, place, shuffled ? { ...walk, readable: new Set(walk.readable) } : walk),
  );
  for (const name of names) walk.readable.add(name);
  return names;
};

const checkElement = (element: unknown, place: string, walk: Walk): string[] => {
  if (!isPlainObject(element)) {
    walk.faults.push(`${place} holds something that is no question`);
    return [];
  }
  const { type, name, elements, cellType = 'radio', ...own } = element;
  checkName(name, walk);
  if (!questionTypes.has(String(type)))
    walk.faults.push(`${String(name)}: question type ${String(type)} is not supported`);
  if (!supportedMatrixCells.has(cellType) || (cellType !== 'radio' && type !== 'matrix'))
    walk.faults.push(`${String(name)}: cell type ${JSON.stringify(cellType)} is not supported`);
  checkProperties(own, String(name), walk);
  if (type === 'panel') return checkElements(elements, String(name), own, walk);
  const { inputType = 'text' } = own;
  if (typeof inputType !== 'string' || !supportedInputTypes.has(inputType))
    walk.faults.push(`${String(name)}: input type ${JSON.stringify(inputType)} is not supported`);
  walk.readable.add(String(name));
  return [String(name)];
};

const checkName = (name: unknown, walk: Walk): void => {
  if (typeof name !== 'string' || !plainName.test(name))
    walk.faults.push(`a name is letters, digits and _, beginning with a letter: ${String(name)}`);
  else if (walk.taken.has(name)) walk.faults.push(`two elements are named ${name}`);
  else walk.taken.add(name);
};

/** Checks the properties of an element and of everything nested in it (choices, rows, columns, items, validators). */
const checkProperties = (node: SurveyJson, place: string, walk: Walk): void => {
  for (const [key, value] of Object.entries(node)) {
    if (key === 'cellType' && place.includes('.columns')) {
      if (!supportedCells.has(String(value)))
        walk.faults.push(`${place}: cell type ${String(value)} is not supported`);
    } else if (key === 'imageLink' && !isContentAddress(value))
      walk.faults.push(`${place}: imageLink is a path of ours or an https address`);
    else if (key === 'contentMode' && !supportedContentModes.has(value))
      walk.faults.push(`${place}: content mode ${JSON.stringify(value)} is not supported`);
    else if (refusedProperties.has(key)) walk.faults.push(`${place}: ${key} is not supported`);
    else if (expressionProperties.has(key)) checkExpression(value, `${place}.${key}`, walk);
    else
      for (const inner of Array.isArray(value) ? value : [value])
        if (isPlainObject(inner)) checkProperties(inner, `${place}.${key}`, walk);
        else if (typeof inner === 'string') checkShown(inner, `${place}.${key}`, walk);
  }
};

/** An answer that a text shows must have been asked before. Otherwise the respondent would read a literal `{name}`. */
const checkShown = (text: string, place: string, walk: Walk): void => {
  const own = place.split('.')[0] ?? '';
  // The survey's own texts are shown on every page, so they can't be checked by position.
  if (own === 'survey') return;
  for (const name of namesIn(text))
    if (!walk.readable.has(name) && name !== own && !filledIn.has(name))
      walk.faults.push(`${place} shows ${name}, which is no question before it`);
};

const checkExpression = (expression: unknown, place: string, walk: Walk): void => {
  if (typeof expression !== 'string') return void walk.faults.push(`${place} is no expression`);
  const fault = expressionFault(expression);
  if (fault !== undefined) return void walk.faults.push(`${place} ${fault}`);
  if (place.includes('.columns.')) return void walk.faults.push(`${place}: columns take no conditions`);
  const own = place.split('.')[0] ?? '';
  for (const name of questionsRead(expression))
    if (!walk.readable.has(name) && name !== 'item' && !(name === own && place.includes('.validators')))
      walk.faults.push(`${place} reads ${name}, which does not come before it`);
};

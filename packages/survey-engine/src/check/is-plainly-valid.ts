import { checkTyped } from './check-text.ts';
import { isPlainObject } from '../plain-object.ts';
import { maximumTextLength } from '../definition/prepared-survey.ts';

type Json = Readonly<Record<string, unknown>>;

/** Properties that the value rules below don't depend on. Most of them only change how a question looks. */
const looks: readonly string[] =
  'type name title description isRequired visibleIf elements placeholder colCount startWithNewLine minWidth maxWidth requiredErrorText choicesOrder rowOrder rowsOrder'.split(
    ' ',
  );
const list = [...looks, 'choices', 'showOtherItem', 'otherText', 'showNoneItem', 'noneText'];

/** Properties that the rules below cover fully. If a question has any other property, survey-core must check it. */
const understood: Readonly<Record<string, ReadonlySet<string>>> = {
  radiogroup: new Set(list),
  dropdown: new Set([...list, 'searchEnabled']),
  checkbox: new Set([...list, 'maxSelectedChoices']),
  ranking: new Set([...looks, 'choices']),
  rating: new Set([...looks, 'rateMin', 'rateMax', 'minRateDescription', 'maxRateDescription', 'rateType']),
  boolean: new Set([...looks, 'labelTrue', 'labelFalse']),
  text: new Set([...looks, 'inputType', 'min', 'max', 'maxLength', 'autocomplete']),
  comment: new Set([...looks, 'maxLength', 'rows', 'autoGrow']),
  matrix: new Set([...looks, 'columns', 'rows', 'eachRowRequired']),
};

/** The values of the items; undefined if an item has a property other than value and text, such as a condition. */
function valuesOf(items: unknown): ReadonlySet<unknown> | undefined {
  if (!Array.isArray(items)) return undefined;
  const values = items.map((item: unknown) => {
    if (!isPlainObject(item)) return item;
    return Object.keys(item).every((key) => key === 'value' || key === 'text') ? item['value'] : undefined;
  });
  return values.includes(undefined) ? undefined : new Set(values);
}

const integer = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) ? value : otherwise;

const rules: Readonly<Record<string, (json: Json, value: unknown) => boolean>> = {
  radiogroup: (json, value) => valuesOf(json['choices'])?.has(value) === true,
  dropdown: (json, value) => valuesOf(json['choices'])?.has(value) === true,
  checkbox: (json, value) =>
    isSelection(json['choices'], value) && value.length <= integer(json['maxSelectedChoices'], value.length),
  ranking: (json, value) =>
    isSelection(json['choices'], value) && value.length === valuesOf(json['choices'])?.size,
  rating: (json, value) =>
    Number.isInteger(value) &&
    Number(value) >= integer(json['rateMin'], 1) &&
    Number(value) <= integer(json['rateMax'], 5),
  boolean: (_json, value) => typeof value === 'boolean',
  text: (json, value) => (json['inputType'] === 'number' ? isNumberIn(json, value) : isText(json, value)),
  comment: (json, value) => isText(json, value),
  matrix: (json, value) => isMatrix(json, value),
};

const isSelection = (choices: unknown, value: unknown): value is unknown[] => {
  const known = valuesOf(choices);
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    new Set(value).size === value.length &&
    value.every((one) => known?.has(one) === true)
  );
};

const isText = (json: Json, value: unknown): boolean => {
  const plain = json['inputType'] === undefined || json['inputType'] === 'text';
  const bounded = json['min'] !== undefined || json['max'] !== undefined;
  if (!plain || bounded || typeof value !== 'string' || value.trim() === '') return false;
  const limit = integer(json['maxLength'], maximumTextLength);
  return limit > 0 && checkTyped(value, limit) === undefined;
};

const isNumberIn = ({ min = -Infinity, max = Infinity }: Json, value: unknown): boolean =>
  typeof min === 'number' &&
  typeof max === 'number' &&
  typeof value === 'number' &&
  Number.isFinite(value) &&
  value >= min &&
  value <= max;

const isMatrix = ({ rows, columns, eachRowRequired, isRequired }: Json, value: unknown): boolean => {
  const [names, cells] = [valuesOf(rows), valuesOf(columns)];
  if (names === undefined || cells === undefined || !isPlainObject(value)) return false;
  const entries = Object.entries(value);
  const isWhole = entries.length === names.size;
  return (
    entries.length > 0 &&
    (isWhole || (eachRowRequired !== true && isRequired !== true)) &&
    entries.every(([row, cell]) => names.has(row) && cells.has(cell))
  );
};

/**
 * Whether the definition alone proves that the question accepts this answer. False means that survey-core must check
 * it; survey-core also tells what is wrong.
 * @param value undefined if the question isn't answered
 */
export function isPlainlyValid(json: Json, value: unknown): boolean {
  const type = String(json['type']);
  const [rule, properties] = [rules[type], understood[type]];
  if (rule === undefined || properties === undefined) return false;
  if (!Object.keys(json).every((key) => properties.has(key))) return false;
  return value === undefined ? json['isRequired'] !== true : rule(json, value);
}

import type { Answers } from './runner-types.ts';

const comparison =
  /^\s*\{(?<name>[^{}.[\]#]+)(?<deeper>[.[][^{}]*)?\}\s*(?<operator>==?|!=|<>|>=?|<=?|(?:not)?contains|anyof|noneof|(?:not)?empty)\s*(?<operand>[^{}]*)$/u;

/** The result of each operator for a question without an answer. */
const unanswered: Readonly<Record<string, boolean>> = {
  '!=': true,
  '<>': true,
  notcontains: true,
  noneof: true,
  empty: true,
};

type Scalar = string | number | boolean;
const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);

const literal = (text: string): Scalar | undefined => {
  const word = /^'(?<word>[^'\\]+)'$/u.exec(text)?.groups?.['word'];
  if (word !== undefined) return word;
  if (/^-?\d+(?:\.\d+)?$/u.test(text)) return Number(text);
  return text === 'true' || text === 'false' ? text === 'true' : undefined;
};

/** The values that a condition compares with; undefined if one isn't a plain text, number or boolean. */
const literals = (text: string): readonly Scalar[] | undefined => {
  const list = /^\[(?<items>.*)\]$/u.exec(text.trim())?.groups?.['items'] ?? text;
  const found = list.split(',').map((item) => literal(item.trim()));
  return found.every((item) => item !== undefined) ? found : undefined;
};

/** survey-core treats texts that differ in case, and numbers written as text, as equal. Such pairs are undecided here. */
const equals = (one: unknown, other: Scalar): boolean | undefined => {
  if (one === other) return true;
  if (typeof one !== typeof other) return undefined;
  return typeof one === 'string' && one.trim().toLowerCase() === String(other).trim().toLowerCase()
    ? undefined
    : false;
};

const someEqual = (answer: readonly unknown[], operands: readonly Scalar[]): boolean | undefined => {
  const pairs = new Set(answer.flatMap((one) => operands.map((other) => equals(one, other))));
  if (pairs.has(true)) return true;
  return pairs.has(undefined) ? undefined : false;
};

const compare = (answer: unknown, operator: string, operands: readonly Scalar[]): boolean | undefined => {
  const [operand] = operands;
  if (operand === undefined) return undefined;
  if (operator === 'contains' || operator === 'anyof') {
    const isKnown = Array.isArray(answer) ? answer.length > 0 : operator === 'anyof' && isScalar(answer);
    const isOne = operator === 'anyof' || operands.length === 1;
    return isKnown && isOne ? someEqual([answer].flat(), operands) : undefined;
  }
  if (operands.length > 1 || !isScalar(answer)) return undefined;
  if (operator === '=' || operator === '==') return equals(answer, operand);
  if (typeof answer !== 'number' || typeof operand !== 'number') return undefined;
  if (operator === '>') return answer > operand;
  if (operator === '<') return answer < operand;
  if (operator === '>=') return answer >= operand;
  return operator === '<=' ? answer <= operand : undefined;
};

const opposites: Readonly<Record<string, string>> = {
  '!=': '=',
  '<>': '=',
  notcontains: 'contains',
  noneof: 'anyof',
};

/** survey-core has special rules for empty texts and lists. */
const isBlank = (answer: unknown): boolean => answer === '' || (Array.isArray(answer) && answer.length === 0);

/** The names of the questions that a condition reads. */
export const namesRead = (condition: string): readonly string[] =>
  [...condition.matchAll(/\{(?<name>[^{}]*)\}/gu)].map(({ groups }) =>
    (groups?.['name'] ?? '').trim().replace(/[.[].*$/su, ''),
  );

/**
 * Whether a condition holds, with the same result as survey-core. It reads only a single comparison with a question's answer,
 * and returns undefined for every other condition.
 */
export const conditionHolds = (condition: string, answers: Answers): boolean | undefined => {
  const { name = '', deeper, operator = '', operand = '' } = comparison.exec(condition)?.groups ?? {};
  if (name === '' || name !== name.trim()) return undefined;
  const answer = answers[name];
  const isUnary = operator === 'empty' || operator === 'notempty';
  if (isUnary !== (operand.trim() === '')) return undefined;
  const operands = isUnary ? [] : literals(operand);
  if (operands === undefined) return undefined;
  if (answer === undefined || answer === null) return unanswered[operator] ?? false;
  if (deeper !== undefined || isBlank(answer)) return undefined;
  if (isUnary) return isScalar(answer) ? operator === 'notempty' : undefined;
  const opposite = opposites[operator];
  const holds = compare(answer, opposite ?? operator, operands);
  return opposite === undefined || holds === undefined ? holds : !holds;
};

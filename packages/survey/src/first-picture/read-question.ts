import { questionTypes } from '@yayan/survey-engine/question-types';
import { seedOf, shuffled } from '../definition/choice-order.ts';
import { nameOf, type Part, partsOf } from '../definition/parts.ts';
import { notesText } from '../frame/notes-text.ts';
import type { Answers } from '../definition/runner-types.ts';
import type { PictureBlank, PictureChoice, PictureChoices, PictureQuestion } from './picture.ts';

interface QuestionSource {
  readonly answers: Answers;
  readonly sensitive: readonly string[];
  /** The seed of the question's page. */
  readonly seed: number | undefined;
}

/** Properties that don't change how a question's title and frame are drawn. Other properties may. */
const plain = new Set(
  [
    'type name title description isRequired visibleIf requiredErrorText validators placeholder',
    'choices choicesOrder colCount showOtherItem otherText otherPlaceholder showNoneItem noneText showRefuseItem refuseText',
    'showDontKnowItem dontKnowText minSelectedChoices maxSelectedChoices',
    'inputType min max step maxLength items rateMin rateMax rateType rateValues minRateDescription maxRateDescription',
    'labelTrue labelFalse columns rows rowOrder eachRowRequired cellType multiSelect selectToRankEnabled',
    'acceptedTypes allowMultiple maxFiles maxSize',
  ].flatMap((line) => line.split(' ')),
);
/** Properties with which a list of choices is still drawn as one list of rows. */
const plainList = new Set(
  [
    'type name title description isRequired visibleIf requiredErrorText validators choices choicesOrder',
    'showOtherItem otherText otherPlaceholder showNoneItem noneText showRefuseItem refuseText showDontKnowItem dontKnowText',
    'minSelectedChoices maxSelectedChoices',
  ].flatMap((line) => line.split(' ')),
);
const isPlain = (part: Part, known: ReadonlySet<string>): boolean =>
  Object.keys(part).every((key) => known.has(key));

/** Whether questions of this type take an answer, and so have a title of their own. */
const isAsking = (type: string): boolean => (questionTypes.get(type) ?? 'none') !== 'none';

/** A text in its shown form; undefined if survey-core inserts values into it or translates it. */
export const shownText = (text: unknown): string | undefined =>
  text === undefined ? '' : typeof text === 'string' && !/[{<]/u.test(text) ? text : undefined;

const isMandatory = (part: Part): boolean =>
  part['isRequired'] === true ||
  (part['type'] === 'matrix' && part['eachRowRequired'] === true) ||
  (part['type'] === 'matrixdropdown' &&
    partsOf(part, 'columns').some(({ isRequired }) => isRequired === true));

const rowHeight = 50;
const rowGap = 8;
const listHeight = (rows: number): number => Math.max(0, rows * (rowHeight + rowGap) - rowGap);
/** Heights in pixels of question types with one field or one row of fields. */
const heights: Readonly<Record<string, number>> = { comment: 120, rating: 72, slider: 88, file: 168 };
const rowsOf = (part: Part): number => {
  const rows = part['rows'] ?? part['items'] ?? part['choices'];
  return Array.isArray(rows) ? rows.length : 0;
};
const blankOf = (part: Part): PictureBlank => {
  const type = String(part['type']);
  if (type === 'matrix' || type === 'matrixdropdown')
    return { kind: 'blank', height: Math.max(1, rowsOf(part)) * 135 };
  if (['radiogroup', 'checkbox', 'ranking', 'multipletext'].includes(type))
    return { kind: 'blank', height: listHeight(Math.max(1, rowsOf(part))) };
  return { kind: 'blank', height: heights[type] ?? 48 };
};

const isValue = (value: unknown): value is PictureChoice['value'] =>
  ['string', 'number', 'boolean'].includes(typeof value);

const choiceOf = (choice: unknown): PictureChoice | undefined => {
  if (isValue(choice)) return choiceOf({ value: choice });
  if (typeof choice !== 'object' || choice === null) return undefined;
  const { value, text, ...rest } = choice as Part; // The line above has checked that it is an object.
  const words = shownText(text ?? (isValue(value) ? String(value) : undefined));
  if (!isValue(value) || words === undefined || words === '' || Object.keys(rest).length > 0)
    return undefined;
  return { value, text: words, isLater: false };
};

/** Special choices below the others, in survey-core's order. Only 其他 has a default text. */
const specials = [
  { shown: 'showNoneItem', words: 'noneText', value: 'none', usual: undefined },
  { shown: 'showRefuseItem', words: 'refuseText', value: 'refused', usual: undefined },
  { shown: 'showDontKnowItem', words: 'dontKnowText', value: 'dontknow', usual: undefined },
  { shown: 'showOtherItem', words: 'otherText', value: 'other', usual: '其他' },
] as const;

const specialsOf = (part: Part): readonly (PictureChoice | undefined)[] =>
  specials
    .filter(({ shown }) => part[shown] === true)
    .map(({ words, value, usual }) => {
      const choice = choiceOf({ value, text: part[words] ?? usual ?? '' });
      return choice && { ...choice, isLater: value === 'other' };
    });

const areKnown = (choices: readonly (PictureChoice | undefined)[]): choices is readonly PictureChoice[] =>
  choices.every((choice) => choice !== undefined);

/** The rows of a list of choices, in the model's order; undefined when only the runner can decide. */
const choicesOf = (part: Part, seed: number | undefined): readonly PictureChoice[] | undefined => {
  const { choices, choicesOrder = 'none' } = part;
  const own = Array.isArray(choices) ? choices.map((choice) => choiceOf(choice)) : [];
  const below = specialsOf(part);
  if (own.length === 0 || !areKnown(own) || !areKnown(below)) return undefined;
  if (choicesOrder === 'none') return [...own, ...below];
  if (choicesOrder !== 'random' || seed === undefined) return undefined;
  return [...shuffled(own, seedOf(seed, String(part['type']), nameOf(part))), ...below];
};

const listOf = (part: Part, { answers, sensitive, seed }: QuestionSource): PictureChoices | undefined => {
  const isSeveral = part['type'] === 'checkbox';
  if ((!isSeveral && part['type'] !== 'radiogroup') || !isPlain(part, plainList)) return undefined;
  const name = nameOf(part);
  const choices = choicesOf(part, seed);
  const answer = answers[name];
  // A sensitive question has 「不想回答」 below it.
  if (!choices || sensitive.includes(name) || answers[`${name}-Comment`] !== undefined) return undefined;
  const values = new Set<unknown>(choices.filter(({ isLater }) => !isLater).map(({ value }) => value));
  const chosen = isSeveral ? (answer ?? []) : [answer];
  const isKnown =
    Array.isArray(chosen) &&
    chosen.every((value) => values.has(value) || (!isSeveral && value === undefined));
  if (!isKnown) return undefined;
  // Such a choice may deselect others, which only the runner does.
  const isExclusive = isSeveral && specials.some(({ shown }) => part[shown] === true);
  const most = part['maxSelectedChoices'];
  return {
    kind: 'choices',
    isSeveral,
    most: typeof most === 'number' ? most : 0,
    choices: choices.map((choice) => ({ ...choice, isLater: choice.isLater || isExclusive })),
  };
};

const countOf = (count: unknown): number => (typeof count === 'number' ? count : 0);

/**
 * A question in the runner's look, with a blank space for parts that only the runner can draw; undefined when its title is
 * uncertain.
 */
export const readQuestion = (part: Part, source: QuestionSource): PictureQuestion | undefined => {
  const { type } = part;
  const title = shownText(part['title']);
  const description = shownText(part['description']);
  if (title === undefined || description === undefined) return undefined;
  if (typeof type !== 'string' || !isAsking(type) || !isPlain(part, plain)) return undefined;
  const name = nameOf(part);
  const words = title === '' ? name : title;
  const notes = notesText({
    title: words,
    description,
    isMandatory: isMandatory(part),
    isSeveral:
      type === 'checkbox' || type === 'tagbox' || (type === 'imagepicker' && part['multiSelect'] === true),
    least: type === 'imagepicker' ? 0 : countOf(part['minSelectedChoices']),
    most: type === 'imagepicker' ? 0 : countOf(part['maxSelectedChoices']),
  });
  return {
    name,
    title: `${words}${notes}`,
    description,
    isMandatory: isMandatory(part),
    body: listOf(part, source) ?? blankOf(part),
  };
};

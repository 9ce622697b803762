/** An answer as an operator writes it: a text as it is, anything else as JSON. A text that looks like JSON has quotes. */
export const textOfAnswer = (answer: unknown): string => {
  if (typeof answer === 'string' && answerOfText(answer) === answer) return answer;
  return answer === undefined ? '' : JSON.stringify(answer);
};

/** The answer that an operator wrote: numbers, true, lists and quoted texts are read as JSON, all else is a text. */
export const answerOfText = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text.trim();
  }
};

const PAIRS = /[,，、\n]/u;

/** Pairs of the profile's value and the question's choice, as in `own=mine, rent=2`. */
export const textOfChoices = (choices: Readonly<Record<string, unknown>>): string =>
  Object.entries(choices)
    .map(([value, choice]) => `${value}=${textOfAnswer(choice)}`)
    .join(', ');

/** The choices that an operator wrote. Undefined without any: then a value fills the choice of the same value. */
export const choicesOfText = (text: string): Record<string, unknown> | undefined => {
  const pairs = text
    .split(PAIRS)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => pair.split('='))
    .map(([value = '', ...choice]) => [value.trim(), answerOfText(choice.join('='))] as const);
  return pairs.length === 0 ? undefined : Object.fromEntries(pairs);
};

import { useState } from 'react';

interface ShownProblem {
  text: string;
  /** The value that was refused. */
  about: string;
}

const noRule = (): undefined => undefined;

/**
 * The problem of a field. It is shown from the press that refused the value until the value is valid, without another press.
 * `problemOf` is the page's own rule; a refusal by the server disappears with the next change. Returns the error text for the
 * field, and a function that shows another text about the current value or about the given one.
 */
export const useFieldProblem = (
  value: string,
  problemOf: (value: string) => string | undefined = noRule,
  initial?: string,
) => {
  const [shown, setShown] = useState<ShownProblem | undefined>(() =>
    initial === undefined ? undefined : { text: initial, about: value },
  );
  const problem = shown === undefined || shown.about === value ? shown?.text : problemOf(value);
  // Once the value is valid, later changes show no problem until the next press.
  if (shown !== undefined && problem === undefined) setShown(undefined);
  const show = (text: string | undefined, about = value): void =>
    setShown(text === undefined ? undefined : { text, about });
  return [problem, show] as const;
};

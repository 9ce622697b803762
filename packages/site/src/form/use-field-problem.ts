import { useState } from 'react';

interface Told {
  text: string;
  /** The value that was refused. */
  about: string;
}

const noRule = (): undefined => undefined;

/**
 * What is wrong with a field: from the press that refused it until its value is good, without another press. `problemOf` is the
 * page's own rule; what only the server can refuse is over with the next change. Answers the text for beside the field, and what shows
 * another one, about the value the field has now or about the one that is passed.
 */
export const useFieldProblem = (
  value: string,
  problemOf: (value: string) => string | undefined = noRule,
  initial?: string,
) => {
  const [told, setTold] = useState<Told | undefined>(() =>
    initial === undefined ? undefined : { text: initial, about: value },
  );
  const problem = told === undefined || told.about === value ? told?.text : problemOf(value);
  // A value that is spoiled again is typed on: it is refused by the next press only.
  if (told !== undefined && problem === undefined) setTold(undefined);
  const show = (text: string | undefined, about = value): void =>
    setTold(text === undefined ? undefined : { text, about });
  return [problem, show] as const;
};

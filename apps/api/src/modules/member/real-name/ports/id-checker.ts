/** Name and number of one person, as handed in. */
export interface IdQuestion {
  /** The same each time one check is asked about: a supplier that has seen it charges nothing again. */
  readonly id: string;
  readonly name: string;
  /** 18 characters. */
  readonly idNumber: string;
}

/** `waiting`: the supplier can't tell yet and is asked again later. */
export type IdAnswer = 'matched' | 'unmatched' | 'waiting';

/** Compares name and id number with the register. A failure is thrown, and the question asked again later. */
export interface IdChecker {
  check(question: IdQuestion): Promise<IdAnswer>;
}

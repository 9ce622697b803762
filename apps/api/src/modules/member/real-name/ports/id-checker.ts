/** Name and number of one person as submitted. */
export interface IdQuestion {
  /** The same in every request about one check, so that the supplier charges it only once. */
  readonly id: string;
  readonly name: string;
  /** 18 characters. */
  readonly idNumber: string;
}

/** `waiting`: the supplier has no result yet, and we ask again later. */
export type IdAnswer = 'matched' | 'unmatched' | 'waiting';

/** Compares name and id number with the register. It throws on a failure, and the caller asks again later. */
export interface IdChecker {
  check(question: IdQuestion): Promise<IdAnswer>;
}

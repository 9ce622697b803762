/** A fault of a file that an operator wrote, in the command line's language and in the console's. */
export interface FiledFault {
  /** From 1. */
  line: number;
  /** The place of the field: `prizes.0.odds`; empty for the whole file. */
  field: string;
  text: string;
  zh: string;
}

/** A refusal that operators read at the command line and in the console. `field` is the field of the file that is wrong. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  readonly zh: string;
  readonly field: string;
  constructor(text: string, zh: string, field = '') {
    super(text);
    this.zh = zh;
    this.field = field;
  }
}

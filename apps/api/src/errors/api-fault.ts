import { type ErrorName, errors } from '@yayan/contract';

/**
 * An error of the catalogue (rule 1.4). The envelope contains its code and message; `data` explains it to the client.
 */
export class ApiFault extends Error {
  readonly #name: ErrorName;
  readonly data: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(name: ErrorName, data: unknown = null, retryAfterSeconds?: number) {
    super(errors[name].msg);
    this.#name = name;
    this.data = data;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  override get name(): ErrorName {
    return this.#name;
  }

  get entry(): (typeof errors)[ErrorName] {
    return errors[this.#name];
  }
}

/** Ends the call with an error of the catalogue. Inside a transaction this also rolls it back. */
export const refuse = (name: ErrorName, data?: unknown): never => {
  throw new ApiFault(name, data);
};

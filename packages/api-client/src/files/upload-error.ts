/** The parts of an `UploadError`. */
export interface UploadFailure {
  /** HTTP status of the file store; 0 when it couldn't be reached, or nothing was sent for too long. */
  readonly status: number;
  /** The file store's own name of the refusal, for example `EntityTooLarge`; `undefined` when it gave none. */
  readonly storeCode?: string | undefined;
}

/**
 * The file store refused a file or couldn't be reached. The API itself refuses with an `ApiError`. `retryable` says whether
 * another upload of the same file may succeed.
 */
export class UploadError extends Error implements UploadFailure {
  override readonly name = 'UploadError';
  readonly status: number;
  readonly storeCode: string | undefined;
  readonly retryable: boolean;

  constructor({ status, storeCode }: UploadFailure, options?: ErrorOptions) {
    super(
      status === 0
        ? 'The file store was not reached'
        : `The file store answered ${status} ${storeCode ?? ''}`,
      options,
    );
    this.status = status;
    this.storeCode = storeCode;
    // 403: the form has expired, 404: the upload in parts has ended. Another upload gets a new one.
    this.retryable = status === 0 || status >= 500 || [403, 404, 408, 429].includes(status);
  }
}

/** OSS's answers to refused forms: code, HTTP status and English message. */
const REFUSALS = {
  MalformedPOSTRequest: [400, 'The body of your POST request is not well-formed multipart/form-data.'],
  InvalidArgument: [400, 'A form field is missing or wrong.'],
  InvalidPolicyDocument: [400, 'The policy is not valid.'],
  EntityTooSmall: [400, 'Your proposed upload is smaller than the minimum allowed size.'],
  EntityTooLarge: [400, 'Your proposed upload exceeds the maximum allowed size.'],
  InvalidAccessKeyId: [403, 'The OSS Access Key Id you provided does not exist in our records.'],
  SignatureDoesNotMatch: [
    403,
    'The request signature we calculated does not match the signature you provided.',
  ],
  AccessDenied: [403, 'Invalid according to Policy.'],
  NoSuchKey: [404, 'The specified key does not exist.'],
  NoSuchUpload: [404, 'The upload was finished or removed, or never began.'],
  FileAlreadyExists: [409, 'The object you specified already exists and can not be overwritten.'],
} as const satisfies Record<string, readonly [number, string]>;

type RefusalCode = keyof typeof REFUSALS;

/** The file store refuses a form or a download. */
export class PostRefusal extends Error {
  override readonly name = 'PostRefusal';
  readonly code: RefusalCode;
  readonly status: number;

  constructor(code: RefusalCode) {
    const [status, message] = REFUSALS[code];
    super(message);
    this.code = code;
    this.status = status;
  }

  /** The body of the response. */
  xml(requestId: string): string {
    const { code, message } = this;
    return `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message><RequestId>${requestId}</RequestId></Error>`;
  }
}

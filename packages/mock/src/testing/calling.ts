import { ApiError, newIdempotencyKey } from '@yayan/api-client';
import { openMock, signIn } from './open-mock.ts';

/** The task whose questionnaire the mock contains. */
export const HOSTED = 't7Kq2mX9bLpR';
/** The task whose questionnaire the profile fills. */
export const FAMILY = 'w6Hp4dN2cZvT';
/** The header of a new intention. */
export const key = () => ({ 'Idempotency-Key': newIdempotencyKey() });

/** The name of the refusal with which a call rejects. */
export const reasonOf = async (call: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await call.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  return error instanceof ApiError ? error.reason : error;
};

/** Opens a mock and signs the demo member in. */
export const open = async (...options: Parameters<typeof openMock>) => {
  const opened = openMock(...options);
  await signIn(opened.client);
  return opened;
};

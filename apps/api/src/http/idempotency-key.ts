import type { FastifyRequest } from 'fastify';
import { ApiFault } from '../errors/api-fault.ts';

const pattern = /^[A-Za-z0-9_-]{16,64}$/;

/** The Idempotency-Key of a call. @throws FIELD_MISSING, FIELD_WRONG */
export const idempotencyKeyOf = (request: FastifyRequest): string => {
  const key = request.headers['idempotency-key'];
  if (key === undefined)
    throw new ApiFault('FIELD_MISSING', { field: 'header.Idempotency-Key', rule: 'required' });
  if (typeof key !== 'string' || !pattern.test(key))
    throw new ApiFault('FIELD_WRONG', { field: 'header.Idempotency-Key', rule: 'pattern' });
  return key;
};

/** The optional Idempotency-Key of a sign-in (rule 2.30). @throws FIELD_WRONG */
export const pressKeyOf = (request: FastifyRequest): { pressKey: string } | undefined =>
  request.headers['idempotency-key'] === undefined ? undefined : { pressKey: idempotencyKeyOf(request) };

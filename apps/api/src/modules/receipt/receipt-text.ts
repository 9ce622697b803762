import type { DataOf } from '@yayan/contract';

export type Receipt = DataOf<'getReceipt'>['receipt'];

/**
 * What the signature of a receipt covers: its fields in the order of the document, as JSON. Whoever checks a receipt
 * writes the same text, so a receipt may be stored and formatted in any way.
 */
export const receiptText = ({
  format,
  kind,
  id,
  number,
  title,
  holder,
  facts,
  issuer,
  issuedAt,
}: Receipt): string =>
  JSON.stringify({
    format,
    kind,
    id,
    number,
    title,
    holder,
    facts: facts.map(({ name, value }) => ({ name, value })),
    issuer,
    issuedAt,
  });

import type { DataOf } from '@yayan/contract';
import { readLegalText } from './read-legal-text.ts';

type LegalBody = DataOf<'getLegalText'>['body'];

/** All texts that people ask for: three kinds, with some earlier versions. */
const MOST = 32;

/** Texts that were read, the latest last. Reading one takes longer than a public call may hold the process. */
const known = new Map<string, LegalBody>();

/** Like `readLegalText`, once for each text. Their versions never change. */
export function readOnce(source: string): LegalBody {
  const body = known.get(source) ?? readLegalText(source);
  known.delete(source);
  known.set(source, body);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  return body;
}

import type { LegalText } from '@yayan/api-client';
import { Alert, Link } from '@yayan/ui';
import { legalAddress } from './legal-address.ts';

/** Says which version holds when another one is shown, and which one will hold. */
export function OtherVersion({ text: { kind, version, state, changes } }: { text: LegalText }) {
  if (state === 'earlier')
    return (
      <Alert mb="md">
        这是以前的一版，现在不再适用。<Link href={legalAddress(kind)}>看现行的一版</Link>
      </Alert>
    );
  if (state === 'coming')
    return (
      <Alert mb="md">
        这一版还没有生效，从 {version} 起适用。<Link href={legalAddress(kind)}>看现行的一版</Link>
      </Alert>
    );
  const coming = changes.findLast((change) => change.state === 'coming');
  if (coming === undefined) return null;
  return (
    <Alert mb="md">
      {coming.version} 起换成新版：{coming.what}{' '}
      <Link href={legalAddress(kind, coming.version)}>看新版全文</Link>
    </Alert>
  );
}

import type { LegalText } from '@yayan/api-client';
import { Link } from '@yayan/ui';
import { legalAddress } from './legal-address.ts';

/** What each version changed, the newest first. Those whose text is kept can be read. */
export function LegalVersions({ text: { kind, version: shown, changes } }: { text: LegalText }) {
  return (
    <section id="changes">
      <h2>修订记录</h2>
      <ul>
        {changes.map(({ version, what, state, isKept }) => (
          <li key={version}>
            {isKept && version !== shown ? (
              <Link href={legalAddress(kind, state === 'current' ? undefined : version)}>{version}</Link>
            ) : (
              version
            )}
            {state === 'coming' ? '（还没生效）' : ''}：{what}
          </li>
        ))}
      </ul>
    </section>
  );
}

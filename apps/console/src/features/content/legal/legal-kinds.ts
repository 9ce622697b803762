import type { LegalKind } from '@yayan/console-client';
import { legalKindLabels } from '@yayan/contract/console-labels';

export const legalKinds: readonly LegalKind[] = ['agreement', 'privacy', 'sdk'];

/** The kind in an address; undefined for another word. */
export const legalKindOf = (name: string | undefined): LegalKind | undefined =>
  legalKinds.find((kind) => kind === name);

/** The kind and the version in `agreement-2027-01-15`, as the audit log names a version. */
export const legalPlaceOf = (id: string): { kind: LegalKind; version: string } | undefined => {
  const [, name, version] = /^([a-z]+)-(\d{4}-\d{2}-\d{2})$/u.exec(id) ?? [];
  const kind = legalKindOf(name);
  return kind === undefined || version === undefined ? undefined : { kind, version };
};

export const legalPath = (kind: LegalKind, version: string): string => `/contents/legal/${kind}-${version}`;

export const legalTitle = (kind: LegalKind): string => legalKindLabels[kind];

import { GroupRole } from '@yayan/api-client';

interface Cookie {
  readonly name?: string;
  readonly value?: string;
}

/** A respondent of a group who is signed in here. */
interface SeenOwner {
  readonly token: string;
  /** The group and the person: in each group somebody is another one. */
  readonly id: string;
}

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
};

const personIn = (userData: string): { id: string; role: number } | undefined => {
  try {
    const data: unknown = JSON.parse(decoded(userData));
    return typeof data === 'object' &&
      data !== null &&
      'id' in data &&
      typeof data.id === 'string' &&
      'role' in data &&
      typeof data.role === 'number'
      ? { id: data.id, role: data.role }
      : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The people whose lists may stay on this device, by the sessions in its cookies: respondents. Hosts and observers read what
 * everybody wrote, so nothing of theirs is stored (rule 10.36).
 */
export const seenOwners = (cookies: readonly Cookie[]): readonly SeenOwner[] => {
  const valueOf = new Map(cookies.map(({ name = '', value = '' }) => [name, value]));
  return [...valueOf].flatMap(([name, value]) => {
    const hash = /^bbs\.(?<hash>[0-9A-Za-z]{8,24})\.token$/u.exec(name)?.groups?.['hash'];
    if (hash === undefined || value === '') return [];
    const person = personIn(valueOf.get(`bbs.${hash}.userData`) ?? '');
    return person?.role === GroupRole.Respondent
      ? [{ token: decoded(value), id: `${hash}.${person.id}` }]
      : [];
  });
};

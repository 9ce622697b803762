import { deviceStorage } from '@yayan/site';
import { keptAtLogout as key } from '../client/kept-at-logout.ts';

const closedBy = (): string[] => {
  try {
    const stored: unknown = JSON.parse(deviceStorage.read(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

/** Whether this member closed the floating make-money icon in this browser. */
export const isMakeMoneyClosed = (memberId: string): boolean => closedBy().includes(memberId);

/** Stores that this member closed it. */
export const closeMakeMoney = (memberId: string): void => {
  const members = new Set([...closedBy(), memberId]);
  deviceStorage.write(key, JSON.stringify([...members]));
};

import { deviceStorage } from '@yayan/site';
const key = 'makeMoneyStatus';

/** The only entry of local storage that survives a logout (rule 10.7). */
export const keptAtLogout = key;

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

/** Remembers that this member closed it. */
export const closeMakeMoney = (memberId: string): void => {
  const members = new Set([...closedBy(), memberId]);
  deviceStorage.write(key, JSON.stringify([...members]));
};

import { maskedMobile, tabStorage } from '@yayan/site';
import type { Newcomer } from './newcomer.ts';

const key = 'yayan.newcomer';
/** How long a register ticket works (rule 2.2). */
const TICKET_MS = 10 * 60_000;

/** Who was about to join in this tab, and the texts that they agreed to. */
interface StoredNewcomer extends Newcomer {
  agreedTo?: string | undefined;
  /** When the ticket ends, in milliseconds. */
  until: number;
}

const isStored = (value: unknown): value is StoredNewcomer =>
  typeof value === 'object' &&
  value !== null &&
  'mobile' in value &&
  typeof value.mobile === 'string' &&
  'registerTicket' in value &&
  typeof value.registerTicket === 'string' &&
  'until' in value &&
  typeof value.until === 'number' &&
  (!('agreedTo' in value) || typeof value.agreedTo === 'string');

/** When a ticket that has just come ends. */
export const ticketEnd = (now = Date.now()): number => now + TICKET_MS;

/**
 * Stores who is about to join for this tab, so that a reload doesn't use up their code for nothing. The number is stored as the step
 * shows it, masked.
 */
export const storeNewcomer = ({ mobile, ...rest }: StoredNewcomer): void => {
  tabStorage.write(key, JSON.stringify({ ...rest, mobile: maskedMobile(mobile) }));
};

/** Who was about to join before a reload, while their ticket works. */
export const storedNewcomer = (now = Date.now()): StoredNewcomer | undefined => {
  try {
    const stored: unknown = JSON.parse(tabStorage.read(key) ?? 'null');
    return isStored(stored) && stored.until > now ? stored : undefined;
  } catch {
    return undefined;
  }
};

/** Forgets who was about to join: they have joined, or left the step. */
export const dropNewcomer = (): void => tabStorage.remove(key);

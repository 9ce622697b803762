import type { Transaction } from 'kysely';
import type { Schema } from './gen/schema.ts';

/** A running transaction on the product's tables. */
export type Tx = Transaction<Schema>;

const originals = new WeakMap<Tx, Tx>();

/** Notes that `derived` is the transaction `tx` with a plugin. */
export const noteDerived = (derived: Tx, tx: Tx): Tx => {
  originals.set(derived, tx);
  return derived;
};

/** The transaction as it was begun. */
export const originalOf = (tx: Tx): Tx => originals.get(tx) ?? tx;

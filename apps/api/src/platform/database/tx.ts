import type { Transaction } from 'kysely';
import type { Schema } from './gen/schema.ts';

/** A running transaction on the product's tables. */
export type Tx = Transaction<Schema>;

import { createHash, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { refuse } from '../../errors/api-fault.ts';
import type { Connection } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import { fieldKey, type FieldKey } from './field-key.ts';
import { useNonces } from './field-nonce-store.ts';

/** Decrypts fields that browsers encrypted to this server (rule 2.10). */
export interface EncryptedFields {
  /** The key that clients encrypt with from now on. */
  readonly current: Pick<FieldKey, 'id' | 'publicKey'>;
  /**
   * The values of fields `<key id>:<base64>`, in their order. Each cipher text opens once, within 5 minutes. Refuses
   * with DECRYPTION_FAILED if any of them can't be opened, and never says why. If `db` is a transaction, they count as
   * opened when it commits.
   */
  open<const Fields extends readonly string[]>(
    fields: Fields,
    db?: Connection,
  ): Promise<{ [Index in keyof Fields]: string }>;
}

const OLDEST_MS = 5 * 60_000;
const FURTHEST_AHEAD_MS = 60_000;

const contentSchema = z.object({
  value: z.string().max(200),
  timestamp: z.int(),
  nonce: z.string().min(16).max(64),
});
type Content = z.output<typeof contentSchema>;

/** Creates the fields. Clients get the first key; the others still decrypt fields from before a rotation. */
export function createEncryptedFields(
  platform: Pick<Platform, 'database' | 'clock'>,
  [current, ...previous]: readonly [KeyObject, ...KeyObject[]],
): EncryptedFields {
  const { database, clock } = platform;
  const handedOut = fieldKey(current);
  const keys = new Map([handedOut, ...previous.map(fieldKey)].map((key) => [key.id, key]));

  const openOne = async (field: string): Promise<Content | null> => {
    const colon = field.indexOf(':');
    const key = keys.get(field.slice(0, colon));
    const bytes = Buffer.from(field.slice(colon + 1), 'base64');
    // Always decrypts before refusing, so that the response time reveals nothing about the reason.
    const opener = key ?? handedOut;
    const opened = await opener.open(
      Uint8Array.from(bytes.length === opener.size ? bytes : Buffer.alloc(opener.size)),
    );
    const content = opened && readContent(opened);
    return key && content && isFresh(content.timestamp, clock.now()) ? content : null;
  };

  return {
    current: { id: handedOut.id, publicKey: handedOut.publicKey },
    open: async (fields, db = database.read) => {
      const contents = await Promise.all(fields.map(openOne));
      const good = contents.filter((content) => content !== null);
      if (good.length < contents.length) return refuse('DECRYPTION_FAILED');
      const hashes = new Set(good.map(({ nonce }) => createHash('sha256').update(nonce).digest('base64url')));
      const expiresAt = new Date(clock.now().getTime() + OLDEST_MS + FURTHEST_AHEAD_MS);
      const fresh = await useNonces(db, [...hashes], expiresAt);
      if (fresh < good.length) return refuse('DECRYPTION_FAILED');
      return good.map(({ value }) => value) as { [Index in keyof typeof fields]: string }; // One for each, in order.
    },
  };
}

function readContent(bytes: Uint8Array): Content | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return contentSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function isFresh(timestamp: number, now: Date): boolean {
  const age = now.getTime() - timestamp;
  return age <= OLDEST_MS && age >= -FURTHEST_AHEAD_MS;
}

import { argon2, createHmac, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { ApiFault } from '../../../errors/api-fault.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Keys } from '../../../platform/crypto/keys.ts';
import { createFairQueue, type Turn } from '../../../platform/fair-queue.ts';
import type { Random } from '../../../platform/random.ts';

/**
 * Hashes passwords with argon2id (rule 2.9), only a few at a time, so that a flood of sign-ins doesn't slow everything
 * else. Networks take turns, and members on browsers that they have signed in with come first.
 */
export interface PasswordHashes {
  /** Returns a PHC string. Refuses with UNAVAILABLE if too many are waiting. */
  hash(password: string, turn: Turn): Promise<string>;
  /**
   * Whether the password belongs to `hash`. Without a hash it does the same work and returns false, so that the time
   * doesn't reveal whether an account exists (rule 2.6). Refuses with UNAVAILABLE if too many are waiting.
   */
  verify(password: string, hash: string | undefined, turn: Turn): Promise<boolean>;
}

/** How many passwords are hashed at the same time, and how many may wait. */
export interface HashingLimits {
  atOnce: number;
  waiting: number;
}

const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const RETRY_SECONDS = 2;
const VERSION = 'v=19';

/** Leaves half of the cores, and half of the four threads Node.js uses for files, DNS and keys, to everything else. */
const AT_ONCE = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)));
/** Nobody waits longer than about two seconds. */
const LIMITS: HashingLimits = { atOnce: AT_ONCE, waiting: 50 * AT_ONCE };

const derive = promisify(argon2);

interface ParsedHash {
  memory: number;
  passes: number;
  parallelism: number;
  salt: Buffer;
  tag: Buffer;
}

/** The parts of the platform that hashing needs. */
interface HashingDeps {
  keys: Pick<Keys, 'blindIndex'>;
  random: Random;
  config: Pick<Config, 'passwordHashKib'>;
}

/** Makes hashes with a pepper: a key that is not in the database. */
export function createPasswordHashes({ keys, random, config }: HashingDeps, limits = LIMITS): PasswordHashes {
  // Derive it from the index key, because that key is never rotated.
  const secret = createHmac('sha256', keys.blindIndex).update('password pepper').digest();
  const inTurn = createFairQueue({
    ...limits,
    refusal: () => new ApiFault('UNAVAILABLE', null, RETRY_SECONDS),
  });
  const tagOf = async (
    message: string,
    { memory, passes, parallelism, salt, tag }: ParsedHash,
    turn: Turn,
  ): Promise<Buffer> =>
    await inTurn(turn, () =>
      derive('argon2id', {
        message,
        nonce: salt,
        memory,
        passes,
        parallelism,
        secret,
        tagLength: tag.length,
      }),
    );
  const fresh = (): ParsedHash => ({
    memory: config.passwordHashKib,
    passes: PASSES,
    parallelism: LANES,
    salt: Buffer.from(random.bytes(SALT_BYTES)),
    tag: Buffer.alloc(TAG_BYTES),
  });
  return {
    hash: async (password, turn) => {
      const made = fresh();
      return written({ ...made, tag: await tagOf(password, made, turn) });
    },
    verify: async (password, hash, turn) => {
      const kept = hash === undefined ? fresh() : parsed(hash);
      const same = timingSafeEqual(await tagOf(password, kept, turn), kept.tag);
      return hash !== undefined && same;
    },
  };
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

function written({ memory, passes, parallelism, salt, tag }: ParsedHash): string {
  return `$argon2id$${VERSION}$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

function parsed(hash: string): ParsedHash {
  const [, kind, version, settings = '', salt = '', tag = ''] = hash.split('$');
  const [memory, passes, parallelism] = settings.split(',').map((setting) => Number(setting.slice(2)));
  if (kind !== 'argon2id' || version !== VERSION || !memory || !passes || !parallelism)
    throw new Error('A password hash of unknown form');
  return {
    memory,
    passes,
    parallelism,
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

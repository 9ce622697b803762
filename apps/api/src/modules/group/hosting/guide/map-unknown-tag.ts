import { refuse } from '../../../../errors/api-fault.ts';
import { sqlState } from '../../../../platform/database/retry.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/** Turns the foreign key violation of an unknown tag into TAG_UNKNOWN. */
export async function mapUnknownTag(stored: Promise<unknown>): Promise<void> {
  try {
    await stored;
  } catch (error) {
    if (sqlState(error) === FOREIGN_KEY_VIOLATION) refuse('TAG_UNKNOWN');
    throw error;
  }
}

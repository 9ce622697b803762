import { createLog, type Logger } from '../../src/platform/log.ts';

/** A log that writes nothing. */
export const silentLog: Logger = createLog({ logLevel: 'silent' });

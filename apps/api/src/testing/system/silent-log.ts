import { createLog, type Logger } from '../../platform/log.ts';

/** A log that says nothing. */
export const silentLog: Logger = createLog({ logLevel: 'silent' });

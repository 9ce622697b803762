import { transport } from './transport.ts';

/** The time by the server's clock. The device's own may be wrong, so deadlines and periods don't use it. */
export const serverDate = (): Date => new Date(transport.serverNow());

import type { Config } from '../../../platform/config/config.ts';

/** The site that passkeys belong to. */
export interface PasskeySite {
  /** Its host, to which browsers bind the passkeys. */
  rpId: string;
  origin: string;
}

/**
 * The console's site, from `CONSOLE_URL`. Browsers make no passkeys for numeric addresses, so a console on one machine has
 * them at `localhost`.
 */
export function passkeySite({ sites }: Pick<Config, 'sites'>): PasskeySite {
  const url = new URL(sites.console);
  if (url.hostname === '127.0.0.1') url.hostname = 'localhost';
  return { rpId: url.hostname, origin: url.origin };
}

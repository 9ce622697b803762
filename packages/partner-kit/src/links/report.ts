import { signLink, type SignOptions } from './sign.ts';

/** What a supplier tells 芽言 of one visit. */
export interface Report {
  /** The visit: `{sid}` of the entry link, passed back untouched. */
  readonly session: string;
  /** The supplier's own status, as agreed in its configuration. */
  readonly status: string;
  /** When it is told; now by default. */
  readonly at?: Date;
  /** Further parameters, signed like the others. */
  readonly more?: Readonly<Record<string, string>>;
}

/** What the supplier calls its parameters; 芽言's own names by default. */
export interface ReportNames {
  readonly session: string;
  readonly status: string;
  readonly time: string;
  readonly signature: string;
}

const defaultNames: ReportNames = { session: 'sid', status: 'st', time: 'ts', signature: 'sig' };

/**
 * The address a browser is sent back to, or a server calls: give `{return}` of the entry link for the first and
 * `https://<member site>/callback.php?k=<key>` for the second. Both are signed alike. Sign every outcome, not only
 * completes. Sending the same one again is harmless.
 *
 * @example
 * response.redirect(await reportLink(returnAddress, { session: sid, status: '10' }, { secret }));
 */
export async function reportLink(
  address: string,
  { session, status, at = new Date(), more = {} }: Report,
  { names = defaultNames, ...options }: SignOptions & { readonly names?: ReportNames },
): Promise<string> {
  const parameters = {
    ...more,
    [names.session]: session,
    [names.status]: status,
    [names.time]: String(Math.floor(at.getTime() / 1000)),
  };
  return await signLink(address, parameters, { ...options, signature: names.signature });
}

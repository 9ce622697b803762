import { signLink, type SignOptions } from './sign.ts';

/** A supplier's report of one visit to 芽言. */
export interface Report {
  /** The visit: `{sid}` of the entry link, unchanged. */
  readonly session: string;
  /** The supplier's own status, as agreed in its configuration. */
  readonly status: string;
  /** When it is reported; now by default. */
  readonly at?: Date;
  /** Further parameters, signed like the others. */
  readonly more?: Readonly<Record<string, string>>;
}

/** The names of a supplier's parameters; 芽言's own names by default. */
export interface ReportNames {
  readonly session: string;
  readonly status: string;
  readonly time: string;
  readonly signature: string;
}

const defaultNames: ReportNames = { session: 'sid', status: 'st', time: 'ts', signature: 'sig' };

/**
 * The signed address to which a browser returns, or which a server calls. For a return pass `{return}` of the entry link; for a
 * postback pass `https://<member site>/callback.php?k=<key>`. Both are signed the same way. Sign every outcome, not only
 * completes. Sending the same report again is harmless.
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

import type { Meaning, SupplierConfig } from '../partner-config.ts';
import type { PartnerDeps } from '../partner-deps.ts';
import { backPath, CALLBACK_PATH } from '../return-paths.ts';
import type { ReportRow, Verdict } from './report-store.ts';
import { isProven } from './second-proof.ts';
import { isSignedBy, readQuery } from './signed-query.ts';

/** How far a partner's clock may be ahead of ours. */
const AHEAD_MS = 10 * 60_000;

/** The meaning of a report, or why it is refused. */
type ParsedReport =
  | { readonly kind: 'verified'; readonly sid: string; readonly code: string; readonly meaning: Meaning }
  | { readonly kind: 'refused'; readonly verdict: Verdict; readonly sid?: string };

/** Reads a stored report by its partner's configuration: first the signature, then the age, then the meaning. */
export function readReport(
  { memberSite }: Pick<PartnerDeps, 'memberSite'>,
  config: SupplierConfig,
  { raw, via, received_at }: Pick<ReportRow, 'raw' | 'via' | 'received_at'>,
): ParsedReport {
  const { parameters, statuses } = config;
  // Old suppliers send browsers to the server's path, too.
  const paths = via === 'return' ? [backPath[config.kind], CALLBACK_PATH] : [CALLBACK_PATH];
  const queries = paths.map((path) => readQuery(raw, parameters.signature, `${memberSite}${path}`));
  const query =
    queries.find((each) => each !== undefined && isSignedBy(config, each, received_at)) ?? queries[0];
  const sid = query?.values.get(parameters.session);
  const status = query?.values.get(parameters.status);
  if (query === undefined || sid === undefined || status === undefined)
    return { kind: 'refused', verdict: 'malformed' };
  if (!isSignedBy(config, query, received_at) || !isProven(config, via))
    return { kind: 'refused', verdict: 'badSignature', sid };
  const oldestMs = via === 'return' ? config.returnMinutes * 60_000 : config.postbackHours * 3_600_000;
  if (parameters.time !== undefined) {
    const age = received_at.getTime() - momentOf(query.values.get(parameters.time));
    if (!(age <= oldestMs && age >= -AHEAD_MS)) return { kind: 'refused', verdict: 'stale', sid };
  }
  const meaning = Object.hasOwn(statuses, status) ? statuses[status] : undefined;
  return meaning === undefined
    ? { kind: 'refused', verdict: 'unknownStatus', sid }
    : { kind: 'verified', sid, code: status, meaning };
}

/** Milliseconds since 1970 of a time in seconds or milliseconds; NaN for anything else. */
function momentOf(text: string | undefined): number {
  if (text === undefined || !/^\d{10}(\d{3})?$/.test(text)) return Number.NaN;
  return text.length === 10 ? Number(text) * 1000 : Number(text);
}

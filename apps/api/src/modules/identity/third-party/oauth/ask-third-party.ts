import { callProvider, ProviderFault } from '../../../../platform/http-client/call-provider.ts';

/**
 * Asks a third party and returns the text of its reply. Throws `ProviderFault` like `callProvider`, and if the third
 * party reports a fault.
 */
export async function askThirdParty(
  address: string,
  query: Readonly<Record<string, string>>,
  form?: Readonly<Record<string, string>>,
): Promise<string> {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const request = form && { method: 'POST', body: new URLSearchParams(form) };
  const { status, text } = await callProvider(url, { ...request });
  if (status >= 500) throw new ProviderFault(`${url.host}${url.pathname} answered ${status}`);
  return text;
}

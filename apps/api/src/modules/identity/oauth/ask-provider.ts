import { SnsProviderFault } from './sns-provider.ts';

const WITHIN_MS = 8_000;
const LONGEST_ANSWER = 100_000;

/**
 * Asks a third party and answers the text of its reply, whatever its status: each has its own way to say no. Redirects
 * are not followed, so that secrets go to the configured address only. Throws `SnsProviderFault` without repeating the
 * address, which carries secrets.
 */
export async function askProvider(
  address: string,
  query: Readonly<Record<string, string>>,
  form?: Readonly<Record<string, string>>,
): Promise<string> {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const place = `${url.host}${url.pathname}`;
  let text: string;
  try {
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN_MS),
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    if (response.status >= 500) throw new SnsProviderFault(`${place} answered ${response.status}`);
    text = await response.text();
  } catch (error) {
    if (error instanceof SnsProviderFault) throw error;
    throw new SnsProviderFault(
      `${place} can't be reached: ${error instanceof Error ? error.name : 'unknown'}`,
    );
  }
  if (text.length > LONGEST_ANSWER) throw new SnsProviderFault(`${place} answered too much`);
  return text;
}

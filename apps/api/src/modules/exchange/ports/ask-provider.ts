import { ProviderFault } from './issuer.ts';

const WITHIN_MS = 10_000;
const LONGEST_ANSWER = 100_000;

export interface ProviderAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/**
 * Asks a provider and answers its reply, whatever its status: each has its own way to say no. Redirects are not
 * followed. Throws `ProviderFault` after 10 s, and without repeating what was asked.
 */
export async function askProvider(url: URL, request: RequestInit): Promise<ProviderAnswer> {
  const place = `${url.host}${url.pathname.replaceAll(/\d{6,}/g, '…')}`;
  try {
    const response = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    const text = await response.text();
    if (text.length > LONGEST_ANSWER) throw new ProviderFault(`${place} answered too much`);
    return { status: response.status, headers: response.headers, text };
  } catch (error) {
    if (error instanceof ProviderFault) throw error;
    throw new ProviderFault(`${place} can't be reached: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}

/** A reply as JSON. Throws `ProviderFault` when it is none. */
export function jsonOf(provider: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderFault(`${provider} answered something else than JSON`);
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';

const RECONNECT_MS = 1_000;

/**
 * Listens for NOTIFY on its own connection, and opens a new one a second after that one broke. Notifications in between
 * are lost, so readers poll too.
 */
export async function listenWithReconnect(
  newClient: () => Client,
  channel: string,
  heard: (payload: string | undefined) => void,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let client = newClient();

  const connect = async (): Promise<void> => {
    client.on('notification', (message) => heard(message.payload ?? ''));
    client.on('error', onError);
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    client.once('end', () => void reconnect());
  };

  const reconnect = async (): Promise<void> => {
    while (!signal.aborted) {
      const rested = await wait(RECONNECT_MS, true, { signal, ref: false }).catch(() => false);
      if (!rested) return;
      client = newClient();
      try {
        await connect();
        heard(undefined);
        return;
      } catch (error) {
        onError(error instanceof Error ? error : new Error('LISTEN failed'));
        await client.end().catch(() => undefined);
      }
    }
  };

  await connect();
  return async () => {
    stopping.abort();
    await client.end();
  };
}

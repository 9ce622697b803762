/** A public file that didn't arrive. */
export class UnreadFile extends Error {
  /** Whether it was asked for too often. */
  readonly isBusy: boolean;

  constructor(status: number) {
    super(`The file was answered with ${status}`);
    this.isBusy = status === 429;
  }
}

/**
 * The lines of a file while it arrives, some hundred at a time, so that its size doesn't matter. Empty lines are left out.
 * `onBytes` gets the bytes as well. Throws `UnreadFile`.
 */
export async function* readLines(
  address: string,
  onBytes?: (bytes: Uint8Array) => void,
): AsyncGenerator<string[], void> {
  const response = await fetch(address);
  if (!response.ok || response.body === null) throw new UnreadFile(response.status);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (value !== undefined) onBytes?.(value);
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    yield lines.filter((line) => line !== '');
    if (done) return;
  }
}

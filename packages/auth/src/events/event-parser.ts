import type { StreamEvent } from './stream-request.ts';

interface Heard {
  readonly onEvent: (event: StreamEvent) => void;
  /** Each id that the stream names, also without an event. */
  readonly onId: (id: string) => void;
  readonly onRetry: (milliseconds: number) => void;
}

/**
 * Reads server-sent events from pieces of text that may be cut anywhere. Returns what takes the next piece. An event in
 * whose middle the stream ends is never told.
 */
export const createEventParser = ({ onEvent, onId, onRetry }: Heard): ((text: string) => void) => {
  let unfinished = '';
  let endsInReturn = false;
  let event = '';
  let data: string[] = [];
  let id: string | undefined;

  const tell = (): void => {
    const told = { event: event || 'message', data: data.join('\n'), ...(id !== undefined && { id }) };
    const hasData = data.length > 0;
    event = '';
    data = [];
    id = undefined;
    if (told.id !== undefined) onId(told.id);
    if (hasData) onEvent(told);
  };

  const readLine = (line: string): void => {
    const [name = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line)?.slice(1) ?? [];
    if (line === '') tell();
    else if (name === 'data') data.push(value);
    else if (name === 'event') event = value;
    else if (name === 'id' && !value.includes('\0')) id = value;
    else if (name === 'retry' && /^\d+$/.test(value)) onRetry(Number(value));
  };

  return (text) => {
    if (text === '') return;
    // The line feed of a carriage return may come with the next piece.
    const fresh = endsInReturn && text.startsWith('\n') ? text.slice(1) : text;
    endsInReturn = text.endsWith('\r');
    const lines = (unfinished + fresh).split(/\r\n|\n|\r/);
    unfinished = lines.pop() ?? '';
    for (const line of lines) readLine(line);
  };
};

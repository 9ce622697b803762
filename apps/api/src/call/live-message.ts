/** One server-sent event. A client that reconnects sends the last `id` it saw. */
export interface LiveMessage {
  id: string;
  event: string;
  data: unknown;
}

/** An event in the format of the stream, made once for all pages that receive it. */
export const eventBytes = ({ id, event, data }: LiveMessage): Uint8Array =>
  Buffer.from(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

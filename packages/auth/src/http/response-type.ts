/** The requested form of a successful answer; JSON by default. */
export type ResponseType = 'blob' | 'text' | 'arraybuffer';

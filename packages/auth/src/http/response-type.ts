/** How a successful answer is wanted; JSON when left out. */
export type ResponseType = 'blob' | 'text' | 'arraybuffer';

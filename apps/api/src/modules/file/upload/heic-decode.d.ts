/** The part of a WebAssembly memory that we limit. The types of Node have none. */
interface WebAssemblyMemory {
  readonly buffer: ArrayBuffer;
  grow(this: WebAssemblyMemory, pages: number): number;
}
declare namespace WebAssembly {
  const Memory: { readonly prototype: WebAssemblyMemory };
}

/** The part that we use of this package, which comes without types. */
declare module 'heic-decode' {
  interface HeicImage {
    readonly width: number;
    readonly height: number;
    /** Four bytes a pixel: red, green, blue, alpha. */
    decode(): Promise<{ data: Uint8ClampedArray<ArrayBuffer> }>;
  }
  /** Reads the container. No pixel is decoded until `decode`. */
  export function all(input: { buffer: Uint8Array }): Promise<readonly HeicImage[]>;
}
